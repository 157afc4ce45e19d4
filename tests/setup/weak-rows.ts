// A set-up without weak points, and the check of one change to it: for the tables of the weak points.
import { expect } from 'vitest';
import type { WeakPointSubject } from '#shared/domain/weak-point.ts';
import { weakPointsOf } from '#shared/domain/weak-points.ts';
import { sampleCompany } from './sample-company.mjs';

const { company, voiceContact, callInstructions, faqs } = sampleCompany;
export const soundSetup: WeakPointSubject = {
  ...company,
  ...voiceContact,
  callInstructions,
  faqs,
  setupType: 'both',
  dedicatedNumber: '+12125550142',
};

export type SetupChange = Partial<WeakPointSubject>;

/** What the change is, where it is weak ('step field'), and what is said of it. */
export type WeakRow = [title: string, change: SetupChange, where: string, sentence: RegExp];

export function withFaq(question: string, answer: string): SetupChange {
  return { faqs: [...faqs, { question, answer }] };
}

/** Exactly one point, in a whole sentence. */
export function expectWeak(change: SetupChange, where: string, sentence: RegExp): void {
  const found = weakPointsOf({ ...soundSetup, ...change }, []);
  expect(found.map(({ step, field }) => `${step} ${field}`)).toEqual([where]);
  expect(found[0]?.message).toMatch(sentence);
  expect(found[0]?.message).toMatch(/[.!?]$/);
  expect(found[0]?.label).not.toBe('');
}
