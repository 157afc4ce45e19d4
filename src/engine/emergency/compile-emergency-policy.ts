// Reads what one customer counts as urgent out of the Emergency script and the emergency types.
// A line moves a matter of judgement only when it says so plainly; a line with a condition that the
// assistant cannot see for itself leaves the question in place.
import type { AssistantSetup } from '#engine/conversation.ts';
import { defaultCallScripts } from '#shared/domain/default-call-scripts.ts';
import { callerWords } from './caller-words.ts';
import { type EmergencyPolicy, judgementCategories } from './emergency-policy.ts';
import { compileRules, findGroups, matchRule } from './emergency-rule.ts';
import { possibleRules } from './possible-rules.ts';
import { urgentRules } from './urgent-rules.ts';

type Sense = 'urgent' | 'routine';

const rules = compileRules([...urgentRules, ...possibleRules]);

/** Pure; to be made once per set-up. */
export function compileEmergencyPolicy(
  setup: Pick<AssistantSetup, 'callInstructions' | 'emergencyTypes' | 'setupType'>,
): EmergencyPolicy {
  const saved = setup.callInstructions?.urgentIssues.trim() ?? '';
  const script = saved === '' ? defaultCallScripts(setup.setupType).urgentIssues : saved;
  const urgent = new Set<string>();
  const routine = new Set<string>();
  const urgentTerms: string[][] = [];
  const routineTerms: string[][] = [];
  let heatBelow: number | null = null;
  let coolingAbove: number | null = null;

  const lines = [
    ...readLines(script),
    ...setup.emergencyTypes.map((text): ScriptLine => ({ text, sense: 'urgent', isList: true })),
  ];
  for (const { text, sense, isList } of lines) {
    const categories = judgedIn(text);
    const degrees = degreesIn(text);
    if (sense === 'urgent' && degrees !== null) {
      if (categories.includes('heat') && degrees.isBelow) heatBelow = degrees.value;
      if (categories.includes('cooling') && !degrees.isBelow) coolingAbove = degrees.value;
      continue;
    }
    if (sense === null || condition.test(text)) continue;
    for (const category of categories) (sense === 'urgent' ? urgent : routine).add(category);
    if (!isList || categories.length > 0) continue;
    (sense === 'urgent' ? urgentTerms : routineTerms).push(...termsIn(text));
  }
  for (const category of routine) urgent.delete(category);
  return {
    urgentCategories: [...urgent],
    routineCategories: [...routine],
    urgentTerms,
    routineTerms,
    heatBelow,
    coolingAbove,
  };
}

interface ScriptLine {
  text: string;
  sense: Sense | null;
  /** An item of a list of emergencies, so that its words are terms. */
  isList: boolean;
}

const saysRoutine =
  /\b(?:not (?:an? |considered |treated as )?(?:\w+ )?(?:emergenc|urgent)|non-?\s?(?:emergenc|urgent)|can wait|wait until|next (?:business |working )?(?:day|morning)|routine|(?:do not|don't|never) (?:treat|consider|count|page|dispatch|transfer|call out))/iu;
const saysUrgent =
  /\b(?:(?:is|are|as|count as|counts as|considered|treat \S.{0,80}? as) (?:an? |always )?(?:emergenc|urgent)|(?:always|also) (?:an? )?(?:emergenc|urgent)|(?:emergenc\w+|urgent\w*(?: \w+)?) (?:are|is|include|includes|mean|means)|(?:dispatch|page|call out|send) \S.{0,60}? (?:for|at once|immediately))/iu;
const heading = /^[^.!?]{0,80}\b(?:emergenc|urgent)[^.!?]{0,40}:\s*(?<items>.*)$/iu;
const condition =
  /\b(?:if|when|unless|only|except|after|before|freezing|below|above|over|under|during|between)\b/iu;

function readLines(script: string): ScriptLine[] {
  const lines: ScriptLine[] = [];
  let headed: Sense | null = null;
  for (const raw of script.split('\n')) {
    const line = raw.trim();
    if (line === '') {
      headed = null;
      continue;
    }
    const isItem = /^(?:[-*•–]|\d+[.)])\s*/u.test(line);
    const text = line.replace(/^(?:[-*•–]|\d+[.)])\s*/u, '');
    const head = heading.exec(text);
    if (head !== null) {
      headed = saysRoutine.test(text.slice(0, text.indexOf(':'))) ? 'routine' : 'urgent';
      const items = head.groups?.items ?? '';
      for (const item of listItems(items)) lines.push({ text: item, sense: headed, isList: true });
      continue;
    }
    if (headed !== null && (isItem || text.split(' ').length <= 6)) {
      for (const item of listItems(text)) lines.push({ text: item, sense: headed, isList: true });
      continue;
    }
    headed = null;
    for (const sentence of text.split(/[.!?;](?:\s|$)/u)) {
      const sense = saysRoutine.test(sentence)
        ? 'routine'
        : saysUrgent.test(sentence)
          ? 'urgent'
          : null;
      const listed = sense === null ? [] : enumerated(sentence);
      if (listed.length > 0) {
        for (const item of listed) lines.push({ text: item, sense, isList: true });
      } else {
        lines.push({ text: sentence, sense, isList: false });
      }
    }
  }
  return lines;
}

/** 'Emergencies include A, B and C', 'Treat A and B as urgent', 'A is an emergency'. */
function enumerated(sentence: string): string[] {
  const list =
    /(?:emergenc\w+|urgent\w*(?: \w+)?) (?:are|is|include|includes|mean|means):?\s+(.+)$/iu.exec(
      sentence,
    ) ??
    /(?:treat|consider|count) (.+?) as\b/iu.exec(sentence) ??
    /^(.+?) (?:is|are|count as|counts as) (?:not )?(?:always )?(?:considered )?(?:an? )?(?:emergenc|urgent|routine)/iu.exec(
      sentence,
    );
  const items = list?.[1];
  if (items === undefined || condition.test(sentence)) return [];
  return listItems(items);
}

function listItems(text: string): string[] {
  return text
    .split(/,|;|\band\b|\bor\b|\//iu)
    .map((item) => item.trim().replace(/[.!]$/u, ''))
    .filter((item) => item !== '');
}

function judgedIn(text: string): string[] {
  const categories = new Set<string>();
  for (const sentence of callerWords(text)) {
    const found = findGroups(sentence);
    for (const rule of rules) {
      if (judgementCategories.has(rule.category) && matchRule(rule, found).length > 0) {
        categories.add(rule.category);
      }
    }
  }
  return [...categories];
}

function degreesIn(text: string): { value: number; isBelow: boolean } | null {
  const found =
    /\b(?<side>below|under|above|over|exceeds?|less than|more than|colder than|hotter than)\s+(?<value>-?\d{1,3})\b/iu.exec(
      text,
    );
  if (found?.groups === undefined) return null;
  const { side = '', value = '' } = found.groups;
  return { value: Number(value), isBelow: /^(?:below|under|less|colder)/iu.test(side) };
}

/** One to four telling words, cut to the stem that callers' endings share. */
function termsIn(item: string): string[][] {
  const said = callerWords(item)
    .flat()
    .map(({ text }) => text);
  const words = said.filter((word) => word.length > 2 && !telling.has(word) && !/^\d/u.test(word));
  if (words.length === 0 || words.length > 4) return [];
  // 'Break in' is nothing that 'I need to break my lease' tells of.
  const isCut = words.length === 1 && said.some((word) => word.length <= 2);
  if (isCut || (words.length === 1 && (words[0]?.length ?? 0) < 5)) return [];
  return [
    words.map((word) =>
      word.replace(/(?<=^.{4,})(?:ures?|ings?|ions?|ism|ages?|ies|es|ed|s|y|e)$/u, ''),
    ),
  ];
}
const telling = new Set(
  `the and any all that with for from are not has have was will can other such etc like anything issue issues problem problems
  emergency emergencies urgent call calls home house unit apartment building resident residents tenant tenants owner owners
  someone person people maintenance water door fire smoke light lights immediate danger safety life 911 office broken`.split(
    /\s+/u,
  ),
);
