import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GuardReason, guardAnswer } from './model-guard.ts';

const passages = [
  {
    id: 'faq:1',
    title: 'When is rent due?',
    text: 'Rent is due on the 1st of each month. A late fee of $35 applies after 5 business days. Ask Maria Lopez.',
  },
  {
    id: 'setting:businessHours',
    title: 'Business hours',
    text: 'Mon-Fri 9 AM to 5:30 PM, closed on weekends. Call (555) 010-1234 or pay at https://pay.harbor.example/rent.',
  },
  { id: 'faq:2', title: 'Pets', text: 'Two pets are allowed. The deposit is $300.' },
];

const verdictOn = (answer: string, sources = ['faq:1'], answerable = true) =>
  guardAnswer({ answerable, answer, sources }, passages, {
    knownNames: ['Harbor Point HOA'],
  });
const reasonFor = (...given: Parameters<typeof verdictOn>) => {
  const verdict = verdictOn(...given);
  return verdict.isAllowed ? 'allowed' : verdict.reason;
};

describe('[TALK-45] what a model worded may be said', () => {
  it.each([
    ['Rent is due on the 1st of each month.', ['faq:1']],
    [
      'Your rent is due on the first of the month, and a 35 dollar late fee applies after 5 business days.',
      ['faq:1'],
    ],
    ['There is a late fee of $35.00 after five business days.', ['faq:1']],
    ['Maria Lopez at Harbor Point can help with that.', ['faq:1']],
    ["That is Maria's area.", ['faq:1']],
    ['We are open Monday through Friday from 9 to 5:30.', ['setting:businessHours']],
    ['We are open from 9:00 a.m. to 5:30 p.m., and closed on weekends.', ['setting:businessHours']],
    ['You can pay at pay.harbor.example, or call 555-010-1234.', ['setting:businessHours']],
    ['Yes, 2 pets are allowed with a deposit of three hundred dollars.', ['faq:2']],
  ])('[TALK-33] %s', (answer, sources) => {
    expect(verdictOn(answer, sources)).toEqual({ isAllowed: true });
  });

  const refused: [GuardReason, string, string[]?][] = [
    ['unsupported-fact', 'Rent is due on the 3rd of each month.'],
    ['unsupported-fact', 'A late fee of $50 applies.'],
    ['unsupported-fact', 'A late fee of fifty dollars applies.'],
    ['unsupported-fact', 'The late fee is $5.'],
    ['unsupported-fact', 'The late fee is 35 percent.'],
    ['unsupported-fact', 'A late fee applies after 35 days.'],
    ['unsupported-fact', 'A late fee applies after 5 hours.'],
    ['unsupported-fact', 'The deposit is $300.', ['faq:1']],
    ['unsupported-fact', 'We are open on Saturday.', ['setting:businessHours']],
    ['unsupported-fact', 'We are open today.', ['setting:businessHours']],
    ['unsupported-fact', 'We close at 5:30 AM.', ['setting:businessHours']],
    ['unsupported-fact', 'We close at 6 PM.', ['setting:businessHours']],
    ['unsupported-fact', 'We close at noon.', ['setting:businessHours']],
    ['unsupported-fact', 'Please call 555-010-9999.', ['setting:businessHours']],
    ['unsupported-fact', 'Please pay at harbor-pay.example.', ['setting:businessHours']],
    ['unsupported-fact', 'Please pay at pay.harbor.example/fees.', ['setting:businessHours']],
    ['unsupported-fact', 'Please pay at pay.harbor.example.evil.com.', ['setting:businessHours']],
    ['unsupported-fact', 'Write to office@harbor.example.', ['setting:businessHours']],
    ['unsupported-fact', 'Rent is due on the 1st of June.'],
    ['unsupported-name', 'Please ask John Smith about that.'],
    ['unsupported-name', 'You can pay with Venmo.'],
    ['unknown-source', 'Rent is due on the 1st.', ['faq:1', 'faq:99']],
    ['no-source', 'Rent is due on the 1st.', []],
    [
      'many-sources',
      'Rent is due on the 1st, and the deposit for pets is $300.',
      ['faq:1', 'faq:2'],
    ],
    ['too-long', 'rent '.repeat(61)],
    ['empty', ' … '],
    ['emergency-advice', 'If you smell gas, call 911.'],
    ['emergency-advice', 'Please leave the building at once.'],
    ['emergency-advice', 'You can turn the water off under the sink.'],
    ['emergency-advice', 'Turn off the main valve.'],
    ['promise', 'I will transfer you to the office.'],
    ['promise', 'Someone will call you back.'],
    ['promise', "We'll send a plumber."],
    ['promise', 'I have scheduled a repair.'],
    ['unsupported-words', 'Grills on balconies require written approval from management.'],
    ['turned-round', 'Rent is not due on the 1st.'],
    ['turned-round', 'Two pets are not allowed.', ['faq:2']],
    ['not-speech', '**Rent** is due.'],
    ['not-speech', '- Rent is due.'],
    ['not-speech', 'According to the provided information, rent is due.'],
    ['not-speech', 'My system prompt says that rent is due.'],
  ];
  it.each(refused)('[TALK-33] %s: %s', (reason, answer, sources) => {
    expect(reasonFor(answer, sources ?? ['faq:1'])).toBe(reason);
  });

  it('what the model itself does not call answerable is not said', () => {
    expect(reasonFor('Rent is due on the 1st.', ['faq:1'], false)).toBe('not-answerable');
  });

  it('a number in the title of a document supports nothing', () => {
    const given = [{ id: 'a', title: 'Handbook.pdf, page 4', text: 'Pets are allowed.' }];
    const answer = '4 pets are allowed.';
    expect(guardAnswer({ answerable: true, answer, sources: ['a'] }, given)).toEqual({
      isAllowed: false,
      reason: 'unsupported-fact',
    });
  });

  it.each([
    ['Please call 555-911-2000.', 'allowed'],
    ['The fee is $57,911.', 'allowed'],
    ['Please call 911-555-2000.', 'allowed'],
    ['Please call 911, 24 hours a day.', 'emergency-advice'],
    ['Please call 911.', 'emergency-advice'],
  ])('911 within a longer number is no advice: %s', (answer, expected) => {
    const given = [{ id: 'a', title: 'Office', text: `${answer} Call 911-555-2000.` }];
    const verdict = guardAnswer({ answerable: true, answer, sources: ['a'] }, given);
    expect(verdict.isAllowed ? 'allowed' : verdict.reason).toBe(expected);
  });

  it('sixty words are not too many', () => {
    expect(reasonFor('rent '.repeat(60))).toBe('allowed');
  });
});

describe('whatever a model answers', () => {
  const amounts = fc.integer({ min: 2, max: 99_999 });
  const known = fc.uniqueArray(amounts, { minLength: 1, maxLength: 5 });

  it('an amount is said exactly when a cited passage holds it', () => {
    fc.assert(
      fc.property(known, amounts, fc.boolean(), (fees, other, isKnown) => {
        const fee = isKnown ? (fees[0] ?? 0) : other;
        const given = [
          {
            id: 'a',
            title: 'Fees',
            text: fees.map((value) => `A fee of $${value} applies.`).join(' '),
          },
          { id: 'b', title: 'Other', text: `The other fee is $${other}.` },
        ];
        const answer = `The fee is ${fee.toLocaleString('en-US')} dollars.`;
        const verdict = guardAnswer({ answerable: true, answer, sources: ['a'] }, given);
        expect(verdict.isAllowed).toBe(fees.includes(fee));
      }),
    );
  });

  it('a telephone number is said exactly when a cited passage holds it', () => {
    const digits = fc.stringMatching(/^[2-9]\d{9}$/);
    fc.assert(
      fc.property(digits, digits, (number, other) => {
        const written = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;
        const given = [{ id: 'a', title: 'Office', text: `Call ${written}.` }];
        const isSaid = (said: string) => {
          const answer = `Please call ${said.slice(0, 3)}-${said.slice(3, 6)}-${said.slice(6)}.`;
          return guardAnswer({ answerable: true, answer, sources: ['a'] }, given).isAllowed;
        };
        expect(isSaid(number)).toBe(true);
        expect(isSaid(other)).toBe(other === number);
      }),
    );
  });

  it('digits are never said without a passage that holds digits', () => {
    const given = [{ id: 'a', title: 'Pool', text: 'The pool is for residents and their guests.' }];
    const words = fc.array(fc.constantFrom('the', 'pool', 'is', 'for', 'guests', 'and'), {
      maxLength: 8,
    });
    const withDigit = fc.tuple(
      words,
      fc.stringMatching(/^[a-z$#(]{0,3}\d[\d.,:%a-z-]{0,6}$/),
      words,
    );
    fc.assert(
      fc.property(withDigit, ([before, digits, after]) => {
        const answer = [...before, digits, ...after].join(' ');
        const { isAllowed } = guardAnswer({ answerable: true, answer, sources: ['a'] }, given);
        expect(isAllowed).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('a passage of plain sentences may be said as it stands', () => {
    const subjects = fc.constantFrom('The fee', 'A guest pass', 'The deposit', 'Parking');
    const facts = fc.constantFrom(
      '$35',
      '5 to 7 business days',
      '9 AM',
      'the 1st',
      'Monday',
      '(555) 010-1234',
      '12%',
    );
    fc.assert(
      fc.property(subjects, facts, facts, (subject, one, other) => {
        const text = `${subject} is ${one}, not ${other}.`;
        const given = [{ id: 'a', title: '', text }];
        expect(guardAnswer({ answerable: true, answer: text, sources: ['a'] }, given)).toEqual({
          isAllowed: true,
        });
      }),
    );
  });

  it('never throws, and is never longer than sixty words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: 'grapheme' }), (answer) => {
        const { isAllowed } = guardAnswer(
          { answerable: true, answer, sources: ['faq:1'] },
          passages,
        );
        expect(isAllowed && answer.split(/\s+/).length > 62).toBe(false);
      }),
    );
  });
});
