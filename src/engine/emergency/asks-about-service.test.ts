import { describe, expect, it } from 'vitest';
import { asksAboutService } from './asks-about-service.ts';
import { callerWords } from './caller-words.ts';

const asks = (text: string) => callerWords(text).some(asksAboutService);

describe('the shape of an everyday wish', () => {
  it.each([
    'how much is the party room',
    'hi, can my sister use the pool',
    'do you take cats',
    "I'd like to paint my door",
    'my son has asthma, when do you spray',
    'we have a toddler, can something be done about the windows',
  ])('has it: "%s"', (text) => {
    expect(asks(text)).toBe(true);
  });

  it.each([
    'he fell down the stairs, what do I do',
    'my wall is wet, can you send someone',
    'somebody is at my window',
    'can someone come quick',
    'is anybody there',
  ])('has it not: "%s"', (text) => {
    expect(asks(text)).toBe(false);
  });
});
