// The guard on what a language model words, over every answer of the property-management set: a company's
// own words may be said from their own passage, and from no other.
import { describe, expect, it } from 'vitest';
import { guardAnswer } from '#engine/model-guard.ts';
import { loadCompanies } from './property-data.ts';

const passages = loadCompanies(false).flatMap(({ slug, faqs }) =>
  faqs.map(({ id, question, answer }) => ({ id: `${slug}:${id}`, title: question, text: answer })),
);
const sayable = passages.filter(({ text }) => text.split(/\s+/).length <= 60);

const isAllowed = (answer: string, source: string) =>
  guardAnswer({ answerable: true, answer, sources: [source] }, passages).isAllowed;

describe('the answers of the set', () => {
  it('[TALK-33] may be said from their own passage', () => {
    const refused = sayable.filter(({ id, text }) => !isAllowed(text, id));
    // The few that tell to turn something off: that is the engine's own to say.
    expect(refused.every(({ text }) => /\b(?:turn|shut|switch)\b.*\boff\b/.test(text))).toBe(true);
    expect(refused.length).toBeLessThanOrEqual(sayable.length * 0.02);
  });

  it("[TALK-33] are never said from another company's", () => {
    const other = (at: number) => sayable[(at + Math.floor(sayable.length / 2)) % sayable.length];
    const wrong = sayable.filter(({ text }, at) => isAllowed(text, other(at)?.id ?? ''));
    expect(wrong).toEqual([]);
  });
});
