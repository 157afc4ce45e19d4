import { describe, expect, it } from 'vitest';
import { isFigureOfSpeech } from './figure-of-speech.ts';

describe('what words of danger paint', () => {
  it.each([
    'i am drowning in paperwork',
    'we are buried under your emails',
    'i had a heart attack when i saw the water bill',
    'my wife almost fainted over that invoice',
    'the board meeting was a total dumpster fire',
    'the fees are killing us',
    'i feel attacked by the board',
    'the party was the bomb',
    'whoever chose that color should be shot',
    'the fireworks last night sounded like bombs',
    'the gate squeaks like somebody is being murdered',
  ])('is a picture of something harmless: "%s"', (said) => {
    expect(isFigureOfSpeech(said)).toBe(true);
  });

  it.each([
    'my daughter is drowning in the pool',
    'my dad had a heart attack when he climbed the stairs',
    'he collapsed at the board meeting',
    'there is a dumpster fire behind building three',
    'the letter says there is a bomb in the lobby',
    'the parking attendant was stabbed',
    'i feel threatened in the parking lot',
    'he is killing me',
    'the basement is flooding by the office',
    'she almost died last night and is not breathing now',
  ])('is meant as it is said: "%s"', (said) => {
    expect(isFigureOfSpeech(said)).toBe(false);
  });
});
