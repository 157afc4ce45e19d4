// Lines 'Q: …', 'A: …' and 'C: …' under '## subject': questions and answers of offices, and callers.
import { readdirSync, readFileSync } from 'node:fs';
import { subjectWords } from '../../src/engine/subjects/subject-words.ts';
import { inProject } from '../lib/project.mjs';

/** Every subject's name, and every sentence with its subject's place. */
export function readSubjectSentences() {
  /** @type {string[]} */
  const subjects = [];
  /** @type {{ subject: number, kind: string, text: string, words: string[] }[]} */
  const sentences = [];
  for (const file of readdirSync(inProject('scripts/subject-sentences')).sort()) {
    if (!file.endsWith('.txt')) continue;
    const lines = readFileSync(inProject('scripts/subject-sentences', file), 'utf8').split('\n');
    for (const line of lines) {
      if (line.startsWith('## ')) subjects.push(`${file}: ${line.slice(3)}`);
      const [, kind, text] = /^([QAC]): (.+)/.exec(line) ?? [];
      if (kind && text) {
        sentences.push({ subject: subjects.length - 1, kind, text, words: subjectWords(text) });
      }
    }
  }
  return { subjects, sentences };
}
