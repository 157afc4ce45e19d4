import { describe, expect, it } from 'vitest';
import { anyPhrase } from './phrase-pattern.ts';

const lists = { thing: 'sink, water heater', fault: 'leak[s|ing]\nbroken' };
const finds = (phrases: string, text: string) =>
  new RegExp(`^${anyPhrase(phrases, lists)}$`, 'i').test(text);

describe('the notation of phrases', () => {
  it.each([
    ['(talk|speak) to', 'Talk to', 'speak to', 'shout to'],
    ['are you [still] open', 'are you open', 'are you still open', 'are you very open'],
    ['[is it|still] open', 'open', 'is it open', 'is open'],
    ['leak[s|ing]', 'leak', 'leaking', 'leak ing'],
    ['(mon|tues)day[s]', 'monday', 'Tuesdays', 'mon day'],
    ['give me [a [short] break]', 'give me', 'give me a short break', 'give me short'],
    ['call * back', 'call them back', 'call Ann back', 'call back'],
    ['my .. sink', 'my sink', 'my big old kitchen sink', 'my very big but old kitchen sink'],
    ['my ... sink', 'my sink', 'my one two three four five six seven eight sink', 'my dog? sink'],
    ['hold on ...', 'hold on', 'hold on I get it', 'hold on. I get it'],
    ['the <thing> is <fault>', 'the sink is broken', 'the water heater is leaking', 'the sink is'],
    ['one\ntwo, three', 'one', 'three', 'four'],
    ['after hours', 'after-hours', 'after, hours', 'after. hours'],
    ['a/c', 'a/c', 'A/C', 'abc'],
    ['a.c', 'a.c', 'A.C', 'abc'],
  ])('%s: “%s” and “%s”, not “%s”', (phrases, one, other, no) => {
    expect([one, other, no].map((text) => finds(phrases, text))).toEqual([true, true, false]);
  });

  it.each([
    ["don't", 'dont', 'do not', 'don'],
    ["isn't", "isn't", 'is not', 'is'],
    ["can't", 'cannot', 'can not', 'can'],
    ["won't", 'wont', 'will not', 'want'],
    ["what's", 'whats', 'what is', 'what'],
    ["(that|it)'s", 'that’s', 'it is', 'it'],
    ["i'm", 'im', 'I am', 'i'],
    ["we've", 'weve', 'we have', 'we'],
    ["we're", "we're", 'we are', 'were'],
    ["i'll", "I'll", 'i will', 'ill'],
    ["i'd", "I'd", 'I would', 'id'],
    ["o'clock", 'oclock', "o'clock", 'o clock'],
  ])('a contraction, %s, stands for “%s” and “%s”, not “%s”', (phrases, one, other, no) => {
    expect([one, other, no].map((text) => finds(phrases, text))).toEqual([true, true, false]);
  });

  it.each([
    '(open',
    'open)',
    '[open',
    'open]',
    '(a|)',
    '[a] [b]',
    '...',
    '<nothing>',
    'a <b',
    ' \n',
  ])('refuses “%s”', (phrases) => {
    expect(() => anyPhrase(phrases, lists)).toThrow();
  });
});
