// Tests of the call scripts' rules: lengths, optional custom scripts and their clean-up (spec 5).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callInstructionsSchema, cleanCustomScripts, maxCustomScripts } from './call-scripts.ts';

const scripts = {
  ownerRequests: 'Take a message.',
  maintenanceRequests: 'Ask for the unit.',
  paymentRequests: 'Name the portal.',
  urgentIssues: 'Send them to 911.',
};
const tooShort = 'Instructions must be at least 10 characters';

describe('call scripts', () => {
  it.each(Object.keys(scripts))('[SCRIPT-06] refuses %s under 10 characters', (field) => {
    for (const value of ['', 'Too short', ' '.repeat(20)]) {
      const issue = callInstructionsSchema.safeParse({ ...scripts, [field]: value }).error
        ?.issues[0];
      expect(issue).toMatchObject({ path: [field], message: tooShort });
    }
    expect(callInstructionsSchema.safeParse({ ...scripts, [field]: 'Just right' }).success).toBe(
      true,
    );
  });

  it('[SCRIPT-06] [SCRIPT-07] defaults to empty scripts and no custom scripts', () => {
    expect(callInstructionsSchema.parse({})).toEqual({
      ownerRequests: '',
      maintenanceRequests: '',
      paymentRequests: '',
      urgentIssues: '',
      customInstructions: [],
    });
  });

  it('[SCRIPT-08] drops blank custom scripts and doubles, keeping the first of each', () => {
    expect(
      callInstructionsSchema.parse({
        ...scripts,
        customInstructions: [' Pets ', '', 'Parking', 'Pets', '   ', 'parking'],
      }).customInstructions,
    ).toEqual(['Pets', 'Parking', 'parking']);
  });

  it('[SCRIPT-08] cleans any list: no blanks, no doubles, order kept, cleaning again changes nothing', () => {
    const entry = fc.oneof(fc.constantFrom('', ' ', 'a', ' a', 'b '), fc.string());
    fc.assert(
      fc.property(fc.array(entry), (list) => {
        const cleaned = cleanCustomScripts(list);
        expect(cleaned.every((script) => script !== '' && script === script.trim())).toBe(true);
        expect(new Set(cleaned).size).toBe(cleaned.length);
        expect(cleanCustomScripts(cleaned)).toEqual(cleaned);
        const positions = cleaned.map((script) => list.findIndex((item) => item.trim() === script));
        expect(positions).toEqual([...positions].sort((a, b) => a - b));
        expect(new Set(list.map((item) => item.trim()).filter(Boolean))).toEqual(new Set(cleaned));
      }),
    );
  });

  it('[INPUT-01] caps a script at 10,000 characters and custom scripts at 50', () => {
    const long = callInstructionsSchema.safeParse({
      ...scripts,
      ownerRequests: 'x'.repeat(10_001),
    });
    expect(long.error?.issues[0]?.message).toBe('Please use at most 10,000 characters');
    const many = Array.from({ length: maxCustomScripts + 1 }, (_, index) => `Script ${index}`);
    expect(
      callInstructionsSchema.safeParse({ ...scripts, customInstructions: many }).error?.issues[0]
        ?.message,
    ).toBe('Please keep at most 50 custom scripts');
  });
});
