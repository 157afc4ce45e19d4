// What the assistant takes from call scripts: nothing may be spoken that is an instruction, and the
// details it is told to ask for must be understood.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '#engine/compile.ts';
import { dialoguePhrases } from '#engine/dialogue/dialogue-phrases.ts';
import { sampleSetup } from '#engine/sample-setup.testing.ts';
import { readScript } from '#engine/scripts/read-script.ts';
import { newConversation, turn } from '#engine/turn.ts';
import type { Evaluate } from './eval-row.ts';
import { setFolder } from './set-folder.ts';
import { shareRow } from './share.ts';
import { shippedEnglish } from './shipped-english.ts';

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
    const path = join(setFolder('scripts', isFinal), `${file}.json`);
    // The shape is that of the set; the test beside it holds the files to it.
    return JSON.parse(readFileSync(path, 'utf8')) as ScriptRow[];
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

const questions = [
  'I need a repair',
  'my sink is leaking',
  'how do I pay my rent',
  'what is my balance',
  'I have a complaint about my neighbor',
  'do you sell football tickets',
  'where do I send a form',
  'can you take a message',
];

/** Words in a row of a script that a reply may share with it by chance. */
const chance = 4;

/** Replies of an assistant with this script that hold words of it which are not for callers. */
export function repliesWithInstructions(row: ScriptRow): string[] {
  const index = indexWith(row);
  // A sentence of our own may happen to use the words of a script.
  const allowed = [...row.spoken, ...Object.values(dialoguePhrases)].map(plain);
  const asked = [...questions, ...[row.ask, row.silent].filter((text) => text !== undefined)];
  return asked.flatMap((text) => {
    const first = turn(index, newConversation(), { text, at: '2026-03-10T10:00:00-05:00' });
    const second = turn(index, first.state, { text: 'yes', at: '2026-03-10T10:01:00-05:00' });
    return [first, second]
      .map(({ reply }) => plain(reply))
      .filter((reply) =>
        sharesWords(
          allowed.reduce((rest, said) => rest.replaceAll(said, ' | '), reply),
          row,
        ),
      );
  });
}

function sharesWords(reply: string, { text }: ScriptRow): boolean {
  const words = (of: string) => of.match(/[\p{L}\d']+|\|/gu) ?? [];
  const script = ` ${words(plain(text)).join(' ')} `;
  const said = words(reply);
  return said.some((_, at) => {
    const run = said.slice(at, at + chance + 1);
    return run.length > chance && !run.includes('|') && script.includes(` ${run.join(' ')} `);
  });
}

/** A custom script speaks when it is meant and keeps quiet when it is not. */
function isFollowed(row: ScriptRow): boolean {
  const index = indexWith(row);
  const says = (text: string) => {
    const first = turn(index, newConversation(), { text, at: '2026-03-10T10:00:00-05:00' });
    // What might be an emergency is asked about first.
    const { reply } =
      first.action === 'confirm_emergency'
        ? turn(index, first.state, { text: 'no', at: '2026-03-10T10:01:00-05:00' })
        : first;
    return row.spoken.some((sentence) => plain(reply).includes(plain(sentence)));
  };
  // Facts may be said; quoted words must be.
  const isQuoted = row.spoken.some((sentence) =>
    new RegExp(`["“]${asPattern(sentence)}`).test(row.text),
  );
  return (!isQuoted || says(row.ask ?? '')) && !says(row.silent ?? '');
}

function indexWith({ kind, text }: ScriptRow) {
  const texts = {
    ownerRequests: '',
    maintenanceRequests: '',
    paymentRequests: '',
    urgentIssues: '',
  };
  const callInstructions =
    kind === 'customInstructions'
      ? { ...texts, customInstructions: [text] }
      : { ...texts, [kind]: text, customInstructions: [] };
  return compile(
    { ...sampleSetup, transferConditions: [], callInstructions },
    [],
    shippedEnglish(),
  );
}

export const evaluate: Evaluate = async ({ isFinal }) => {
  const all = readings(isFinal);
  const aloud = all.flatMap((reading) => reading.aloud);
  const missed = all.flatMap((reading) => reading.missed);
  const right = all.filter((reading) => reading.hasRightSlots).length;
  const rows = scriptRows(isFinal);
  const leaks = rows.flatMap(repliesWithInstructions);
  const custom = rows.filter(({ ask }) => ask !== undefined);
  const followed = custom.filter(isFollowed).length;
  return [
    {
      what: 'instructions read aloud from scripts',
      figure: `${aloud.length} (${all.length} scripts)`,
      target: '0',
      isHeld: aloud.length === 0,
      misses: aloud,
    },
    {
      what: 'replies with words of a script that are not for callers',
      figure: `${leaks.length} (${rows.length * questions.length * 2} replies)`,
      target: '0',
      isHeld: leaks.length === 0,
      misses: leaks,
    },
    shareRow('custom scripts said for their subject and for no other', followed, custom.length),
    {
      what: 'quoted sentences of scripts not found',
      figure: `${missed.length}`,
      target: '—',
      isHeld: true,
      misses: missed,
    },
    shareRow('scripts whose details to ask for are understood, in order', right, all.length),
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
