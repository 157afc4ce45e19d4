// Tests of the list of unsaved drafts behind 'Continue where you left off'.
import { beforeEach, describe, expect, it } from 'vitest';
import { keptDrafts } from './kept-drafts.ts';
import { LocalDrafts } from './local-drafts.ts';

describe('keptDrafts', () => {
  beforeEach(() => localStorage.clear());

  it('[LIFE-03] finds the drafts that the wizard kept, of all assistants and tabs', () => {
    new LocalDrafts(localStorage, 'one', () => 10).keep({ assistantId: 7, step: 'faqs-docs' }, {});
    new LocalDrafts(localStorage, 'two', () => 20).keep(
      { assistantId: 8, step: 'company-details' },
      {},
    );
    expect(keptDrafts(localStorage)).toHaveLength(2);
    expect(keptDrafts(localStorage)).toEqual(
      expect.arrayContaining([
        { assistantId: 7, step: 'faqs-docs', keptAt: 10 },
        { assistantId: 8, step: 'company-details', keptAt: 20 },
      ]),
    );
  });

  it('passes over what is not a draft', () => {
    localStorage.setItem('porchlight.draft.7.faqs-docs.one', 'not JSON');
    localStorage.setItem('porchlight.draft.7.no-step.one', '{"values":1,"keptAt":1}');
    localStorage.setItem('theme', 'dark');
    expect(keptDrafts(localStorage)).toEqual([]);
    expect(keptDrafts(null)).toEqual([]);
  });
});
