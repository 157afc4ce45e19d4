// Tests of what follows from the table of fields.
import { describe, expect, it } from 'vitest';
import { emptyFields, fieldsOf, isSaid, meaningOf, shownFields } from './assistant-field-values.ts';
import { defaultTransferMessage } from './call-transfer.ts';

describe('fields of the assistant', () => {
  it('[LIFE-23] stand in their section in the order of its form', () => {
    expect(fieldsOf('company').slice(0, 5)).toEqual([
      'companyName',
      'greeting',
      'companyWebsite',
      'residentPortal',
      'businessHours',
    ]);
    expect(fieldsOf('faqs')).toEqual(['faqs']);
  });

  it('[LIFE-23] are shown by their defaults where that is wanted, whatever an older answer lacks', () => {
    const { faqs: _faqs, ...older } = { ...emptyFields(), companyName: 'Maple' };
    expect(shownFields(older)).toMatchObject({
      companyName: 'Maple',
      faqs: [],
      afterHoursStartTime: '17:00',
      afterHoursEndTime: '09:00',
      transferMessage: '',
      setupType: null,
    });
    expect(shownFields({ afterHoursStartTime: '18:30' }).afterHoursStartTime).toBe('18:30');
  });

  it.each([
    ['transferMessage', '', false],
    ['transferMessage', defaultTransferMessage, false],
    ['transferMessage', 'One moment.', true],
    ['setupType', null, false],
    ['setupType', 'both', false],
    ['setupType', 'receptionist', true],
    ['testMode', false, false],
    ['testMode', true, true],
    ['faqs', [], false],
    ['faqs', [{ question: 'Pets?', answer: 'Two.' }], true],
    ['companyName', 'M', true],
  ] as const)('[LIFE-22] say something beyond empty: %s %j %s', (name, value, said) => {
    expect(isSaid(name, value)).toBe(said);
  });

  it('[LIFE-14] stand for their default where they are empty', () => {
    expect(meaningOf('setupType', null)).toBe('both');
    expect(meaningOf('setupType', 'receptionist')).toBe('receptionist');
    expect(meaningOf('companyName', '')).toBe('');
  });
});
