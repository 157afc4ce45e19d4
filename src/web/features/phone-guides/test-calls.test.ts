// What the test calls ask and promise, from the settings of an assistant.
import { describe, expect, it } from 'vitest';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { guideSubject } from './guide-subject.ts';
import { testCalls } from './test-calls.ts';

const stored = {
  ...filledAssistant,
  transferConditions: ['request', 'emergency'],
  emergencyNumber: '(555) 010-9911',
  faqs: [
    { question: 'Left open?', answer: ' ' },
    { question: 'Are pets allowed?', answer: 'Two cats.' },
  ],
};
const calls = (change: Partial<typeof stored> = {}) =>
  testCalls(guideSubject({ ...stored, ...change })).map(({ say, expect }) => `${say} ${expect}`);

describe('test calls', () => {
  it('[GUIDE-12] are greeting, hours, an FAQ, an emergency and a transfer, in the own words', () => {
    const [greeting, hours, faq, emergency, transfer] = calls();
    expect(calls()).toHaveLength(5);
    expect(greeting).toContain(`“${stored.greeting}”`);
    expect(hours).toContain(
      '“When is your office open?” It gives your hours: Monday to Friday, 9 AM to 5 PM.',
    );
    expect(faq).toBe('Ask “Are pets allowed?” It answers with “Two cats.”');
    expect(emergency).toMatch(/^Tell whoever is on call that you are testing, then say/);
    expect(emergency).toContain('names (555) 010-9911 and connects you to (555) 010-7788.');
    expect(transfer).toContain("It says “I'll transfer you to a human");
    expect(transfer).toContain('and (555) 010-7788 rings.');
  });

  it.each([
    ['no condition is ticked', { transferConditions: [] }],
    ['the number cannot be dialled', { transferNumber: 'front desk' }],
  ])('[GUIDE-12] promise no transfer when %s', (_, change) => {
    const [, , , emergency, transfer] = calls(change);
    expect(emergency).toContain('takes down your name, unit and number');
    expect(transfer).toContain('cannot connect you, and offers to take a message');
  });

  it('[GUIDE-12] name no emergency line and no FAQ where there is none', () => {
    const [, , faq, emergency] = calls({ emergencyNumber: '', faqs: [] });
    expect(emergency).not.toContain('names');
    expect(faq).toContain('offers to take a message');
  });

  it('[GUIDE-12] quote no more than the beginning of a long text', () => {
    const [greeting] = calls({ greeting: 'Thank you for calling. '.repeat(30) });
    expect(greeting?.length).toBeLessThan(260);
    expect(greeting).toMatch(/…”$/);
  });

  it('[GUIDE-12] speak in general without an assistant', () => {
    const texts = testCalls(guideSubject(undefined)).map(({ expect }) => expect);
    expect(texts.slice(0, 2)).toEqual([
      'The assistant answers and greets you.',
      'It gives your business hours.',
    ]);
    expect(texts.join(' ')).not.toMatch(/“”|undefined/);
  });
});
