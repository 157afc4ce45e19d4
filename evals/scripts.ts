// What the assistant takes from call scripts: nothing may be spoken that is an instruction, and the
// details it is told to ask for must be understood.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScript } from '#engine/scripts/read-script.ts';
import type { Evaluate } from './eval-row.ts';
import { partOf } from './property-data.ts';

export interface ScriptRow {
  kind: string;
  text: string;
  /** All that may be said of it. */
  spoken: readonly string[];
  /** What it tells to ask for, in order. */
  slots: readonly string[];
  /** Custom scripts: an utterance it is for, and one it is not for. */
  ask?: string;
  silent?: string;
}

const files = ['maintenance', 'payments', 'owner', 'urgent', 'custom'];

export function scriptRows(isFinal: boolean): ScriptRow[] {
  return files.flatMap((file) => {
    const path = join(import.meta.dirname, 'data', 'scripts', `${file}.json`);
    // The shape is that of the set; the test beside it holds the files to it.
    return partOf(JSON.parse(readFileSync(path, 'utf8')) as ScriptRow[], isFinal);
  });
}

export interface ScriptReading {
  row: ScriptRow;
  /** Sentences that would be spoken although they are instructions. */
  aloud: string[];
  /** Quoted sentences for the caller that were not found. */
  missed: string[];
  hasRightSlots: boolean;
}

export function readings(isFinal: boolean): ScriptReading[] {
  return scriptRows(isFinal).map((row) => {
    const read = readScript(row.text, row.kind !== 'urgentIssues');
    const allowed = row.spoken.map(plain);
    return {
      row,
      aloud: read.lines
        .map(({ text }) => text)
        .filter(
          (text) =>
            !allowed.some(
              (sentence) => sentence.includes(plain(text)) || plain(text).endsWith(sentence),
            ),
        ),
      missed: row.spoken.filter(
        (sentence) =>
          new RegExp(`["“]${asPattern(sentence)}["”]`).test(row.text) &&
          !sentence.endsWith('?') &&
          !read.lines.some(({ text }) => plain(text).includes(plain(sentence))),
      ),
      hasRightSlots: read.slots.join() === row.slots.join(),
    };
  });
}

export const evaluate: Evaluate = async ({ isFinal }) => {
  const all = readings(isFinal);
  const aloud = all.flatMap((reading) => reading.aloud).length;
  const missed = all.flatMap((reading) => reading.missed).length;
  const right = all.filter((reading) => reading.hasRightSlots).length;
  const share = (100 * right) / all.length;
  return [
    {
      what: 'instructions read aloud from scripts',
      figure: `${aloud} (${all.length} scripts)`,
      target: '0',
      isHeld: aloud === 0,
    },
    {
      what: 'quoted sentences of scripts not found',
      figure: `${missed}`,
      target: '—',
      isHeld: true,
    },
    {
      what: 'scripts whose details to ask for are understood, in order',
      figure: `${share.toFixed(1)} % (${right} of ${all.length})`,
      target: '—',
      isHeld: true,
    },
  ];
};

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.\s]+$/, '')
    .trim();
}

function asPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
