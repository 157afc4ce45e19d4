// Tests of the choice behind 'Continue where you left off'.
import { describe, expect, it } from 'vitest';
import { pickDraft } from './pick-draft.ts';

const base = { companyName: 'Maple Court', status: 'draft', selectedVoice: '' };
const older = { ...base, id: 1, createdAt: '2026-11-18T10:00:00.000Z' };
const newer = { ...base, id: 2, createdAt: '2026-11-19T10:00:00.000Z' };
const empty = { ...base, id: 3, companyName: '', createdAt: '2026-11-20T10:00:00.000Z' };
const deployed = { ...base, id: 4, status: 'deployed', createdAt: '2026-11-21T10:00:00.000Z' };

describe('pickDraft', () => {
  it('[LIFE-03] is the draft last typed in on this computer, at its step', () => {
    const kept = [
      { assistantId: 1, step: 'call-scripts', keptAt: 20 },
      { assistantId: 2, step: 'company-details', keptAt: 10 },
      { assistantId: 9, step: 'faqs-docs', keptAt: 30 },
    ] as const;
    expect(pickDraft([older, newer], kept)).toEqual({ assistantId: 1, step: 'call-scripts' });
  });

  it('[LIFE-03] is else the newest draft that holds something', () => {
    expect(pickDraft([older, empty, newer, deployed], [])).toEqual({ assistantId: 2, step: null });
    expect(pickDraft([{ ...empty, selectedVoice: 'voice_1' }, newer], [])?.assistantId).toBe(3);
  });

  it('[LIFE-03] is else the newest draft, and never a deployed assistant', () => {
    expect(pickDraft([empty, deployed], [])).toEqual({ assistantId: 3, step: null });
    const kept = [{ assistantId: 4, step: 'faqs-docs', keptAt: 1 }] as const;
    expect(pickDraft([deployed], kept)).toBeNull();
    expect(pickDraft([], [])).toBeNull();
  });
});
