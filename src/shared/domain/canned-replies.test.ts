// Tests of the built-in fallback replies (spec 8, Fallback).
import { describe, expect, it } from 'vitest';
import {
  asSentence,
  cannedReplies,
  cannedReplyKeys,
  defaultBusinessHours,
} from './canned-replies.ts';

const nothing = { companyName: '', businessHours: '', emergencyNumber: '' };
const maple = {
  companyName: 'Maple Homes',
  businessHours: 'Mon-Sat 8-6',
  emergencyNumber: '(555) 010-0199',
};

describe('canned replies', () => {
  it('[CALL-26] has exactly the seven keys', () => {
    expect(Object.keys(cannedReplies(maple))).toEqual([...cannedReplyKeys]);
    expect(cannedReplyKeys).toEqual([
      'default',
      'maintenance',
      'payment',
      'emergency',
      'office',
      'hello',
      'help',
    ]);
  });

  it('[CALL-26] fills in company name, business hours and emergency number', () => {
    const replies = cannedReplies(maple);
    expect(replies.hello).toContain('Thank you for calling Maple Homes.');
    expect(replies.default).toContain('Thank you for calling Maple Homes.');
    expect(replies.office).toContain('Mon-Sat 8-6.');
    expect(replies.emergency).toContain('(555) 010-0199.');
  });

  it('[CALL-26] quotes the default business hours when none are set', () => {
    expect(defaultBusinessHours).toBe('9 AM to 5 PM, Monday through Friday');
    expect(cannedReplies(nothing).office).toContain(defaultBusinessHours);
    expect(cannedReplies({ ...nothing, businessHours: '  ' }).office).toContain(
      defaultBusinessHours,
    );
  });

  it.each(['', '  ', '911', '9-1-1'])(
    '[CALL-26] says 911 and offers a message when the emergency number is "%s"',
    (emergencyNumber) => {
      const { emergency } = cannedReplies({ ...maple, emergencyNumber });
      expect(emergency).toMatch(/^If anyone is in danger, please hang up and call 911 right now\./);
      expect(emergency).toContain('take a message');
      expect(emergency).not.toContain('emergency number');
    },
  );

  it('[CALL-26] puts 911 before the emergency number', () => {
    const { emergency } = cannedReplies(maple);
    expect(emergency.indexOf('911')).toBeLessThan(emergency.indexOf(maple.emergencyNumber));
  });

  it.each([nothing, maple, { ...maple, companyName: 'Maple $& Inc.' }])(
    '[CALL-26] reads well and promises no transfer (%o)',
    (facts) => {
      for (const reply of Object.values(cannedReplies(facts))) {
        expect(reply).toMatch(/^[A-Z].*[.?]$/);
        expect(reply).not.toMatch(
          / {2}| [.,?]|\.\.|undefined|transfer|connect you|put you through/i,
        );
      }
    },
  );

  it('[CALL-26] never takes card numbers', () => {
    expect(cannedReplies(maple).payment).toContain('please do not share card or bank account');
  });

  it.each([
    ['9 to 5', '9 to 5.'],
    ['9 a.m. to 5 p.m.', '9 a.m. to 5 p.m.'],
    ['Open?', 'Open?'],
    ['he said "yes."', 'he said "yes."'],
  ])('ends "%s" as a sentence', (text, sentence) => {
    expect(asSentence(text)).toBe(sentence);
  });
});
