// Tests of search and filter on the test page (spec 2, Test page).
import { describe, expect, it } from 'vitest';
import { filterAssistants } from './filter-assistants.ts';

const maple = { companyName: 'Maple Court', status: 'deployed' };
const oak = { companyName: 'Oakview Terrace', status: 'draft' };
const harbor = { companyName: 'Harbor Court', status: 'scheduled' };
const unnamed = { companyName: '', status: 'draft' };
const odd = { companyName: 'Odd Court', status: 'paused' };
const all = [maple, oak, harbor, unnamed, odd];

describe('filterAssistants', () => {
  it.each([
    { search: '', found: all },
    { search: 'COURT', found: [maple, harbor, odd] },
    { search: '  oakview ', found: [oak] },
    { search: 'willow', found: [] },
  ])('[TESTP-01] finds by company name, ignoring case: $search', ({ search, found }) => {
    expect(filterAssistants(all, search, 'All')).toEqual(found);
  });

  it.each([
    { filter: 'All', found: all },
    { filter: 'Active', found: [maple] },
    { filter: 'Draft', found: [oak, unnamed, odd] },
  ] as const)('[TESTP-02] [STATE-02] $filter shows those and no others', ({ filter, found }) => {
    expect(filterAssistants(all, '', filter)).toEqual(found);
  });

  it('[TESTP-02] combines filter and search', () => {
    expect(filterAssistants(all, 'court', 'Active')).toEqual([maple]);
    expect(filterAssistants(all, 'oakview', 'Active')).toEqual([]);
  });
});
