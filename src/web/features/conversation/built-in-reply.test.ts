// Tests of the built-in replies (spec 8, Fallback).
import { describe, expect, it } from 'vitest';
import { voiceResponseTopics } from '#shared/domain/topic-replies.ts';
import { builtInReply } from './built-in-reply.ts';

const facts = {
  companyName: 'Maple Court',
  businessHours: 'Weekdays 8 to 4',
  emergencyNumber: '555-0100',
};

describe('builtInReply', () => {
  it('[CALL-26] [TALK-28] is filled with company name, business hours and emergency number', () => {
    expect(builtInReply('greeting', facts)).toContain('Maple Court');
    expect(builtInReply('hours', facts)).toContain('Weekdays 8 to 4');
    expect(builtInReply('emergency', facts)).toContain('555-0100');
  });

  it('[CALL-26] uses the default business hours while nothing is known', () => {
    expect(builtInReply('hours')).toContain('9 AM to 5 PM, Monday through Friday');
  });

  it.each(voiceResponseTopics)('has a reply for %s without any facts', (topic) => {
    expect(builtInReply(topic)).toMatch(/^[A-Z].*[.?]$/);
  });
});
