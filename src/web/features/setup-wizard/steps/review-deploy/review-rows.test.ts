// What the first two cards of the review show.
import { describe, expect, it } from 'vitest';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { formStateOf } from '../../setup-form-state.ts';
import { companyRows, contactRows } from './review-rows.ts';

const state = formStateOf({
  ...filledAssistant,
  setupType: 'both',
  businessHours: 'Monday to Friday, 9 AM to 5 PM',
  timeZone: 'America/Chicago',
  afterHoursStartTime: '17:30',
  afterHoursEndTime: '08:00',
  transferConditions: ['emergency', 'request'],
  emergencyNumber: '(555) 010-0911',
});
const shownFor = (rows: ReturnType<typeof companyRows>, label: string) =>
  rows.find((row) => row.label === label)?.value;

describe('review rows', () => {
  it('[REVIEW-90] tell type, hours, zone and after hours as an American reads them', () => {
    const rows = companyRows(state);
    expect(shownFor(rows, 'Assistant type')).toBe('Complete Solution');
    expect(shownFor(rows, 'Business hours')).toBe('Monday to Friday, 9 AM to 5 PM');
    expect(shownFor(rows, 'Time zone')).toBe('Central Time');
    expect(shownFor(rows, 'After hours')).toBe('5:30 PM to 8:00 AM');
    expect(shownFor(companyRows({ ...state, requiresAfterHours: false }), 'After hours')).toBe(
      undefined,
    );
  });

  it('[REVIEW-90] tell on-call number and transfer conditions', () => {
    const rows = contactRows(state);
    expect(shownFor(rows, 'On-call number')).toBe('(555) 010-0911');
    expect(shownFor(rows, 'Transfer conditions')).toBe(
      'Emergency situations\nExplicit request for human',
    );
  });
});
