// How many of the phone numbers, units, names and yes-or-no answers callers give are understood.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findName } from '#engine/slots/name.ts';
import { findPhone, phoneDigits } from '#engine/slots/phone.ts';
import { findUnit } from '#engine/slots/unit.ts';
import { yesOrNo } from '#engine/slots/yes-no.ts';
import type { Evaluate } from './eval-row.ts';
import { setFolder } from './set-folder.ts';

interface SlotRow {
  asked?: string | null;
  text: string;
  expect: string | null;
}

interface SlotSet {
  what: string;
  file: string;
  least: number;
  find: (row: SlotRow) => string | null;
}

const sets: SlotSet[] = [
  {
    what: 'call-back numbers caught',
    file: 'phone.json',
    least: 98,
    find: ({ text, asked }) => {
      const phone = findPhone(text, asked === 'phone');
      return phone === null ? null : phoneDigits(phone);
    },
  },
  {
    what: 'units caught',
    file: 'unit.json',
    least: 95,
    find: ({ text, asked }) => findUnit(text, asked === 'unit'),
  },
  {
    what: 'names caught',
    file: 'name.json',
    least: 90,
    find: ({ text, asked }) => findName(text, asked === 'name'),
  },
  {
    what: 'yes and no understood',
    file: 'yes-no.json',
    least: 95,
    find: ({ text }) => yesOrNo(text),
  },
];

/** Every row of one part, with the file it stands in. */
export function slotRows(isFinal: boolean): (SlotRow & { file: string })[] {
  return sets.flatMap(({ file }) => readRows(file, isFinal).map((row) => ({ ...row, file })));
}

/** The rows of the slots set that come out wrong, for looking at. */
export function slotMistakes(
  isFinal: boolean,
): { file: string; text: string; expect: string | null; got: string | null }[] {
  return sets.flatMap(({ file, find }) =>
    readRows(file, isFinal)
      .map((row) => ({ file, text: row.text, expect: row.expect, got: find(row) }))
      .filter(({ expect, got }) => expect !== got),
  );
}

export const evaluate: Evaluate = async ({ isFinal }) => {
  const mistakes = slotMistakes(isFinal);
  return sets.map(({ what, file, least }) => {
    const total = readRows(file, isFinal).length;
    const right = total - mistakes.filter((mistake) => mistake.file === file).length;
    const share = (100 * right) / total;
    return {
      what,
      figure: `${share.toFixed(1)} % (${right} of ${total})`,
      target: `≥ ${least} %`,
      isHeld: share >= least,
      misses: mistakes
        .filter((mistake) => mistake.file === file)
        .map(({ text, expect, got }) => `${text} · ${expect}, not ${got}`),
    };
  });
};

function readRows(file: string, isFinal: boolean): SlotRow[] {
  // The shape is that of the set; the test beside it holds the files to it.
  return JSON.parse(readFileSync(join(setFolder('slots', isFinal), file), 'utf8')) as SlotRow[];
}
