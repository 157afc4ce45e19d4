import { describe, expect, it } from 'vitest';
import { emergencyOdds } from './emergency-odds.ts';

const oddsOf = (text: string) => emergencyOdds(text.split(' '));
const everyday = 'could you mail me the form for the pool and the gym when you have a minute';

describe('how much words sound like callers in trouble', () => {
  it('nothing said has no odds', () => {
    expect(emergencyOdds([])).toBeNull();
  });

  it.each([
    ['my father is bleeding and will not wake', 'my father is visiting and will park here'],
    ['a burglar climbed through the window', 'a painter came about the window'],
    ['sewage is pouring out of the drain', 'the drain cover is a little loose'],
  ])('"%s" more than "%s"', (trouble, calm) => {
    expect(oddsOf(trouble)?.any).toBeGreaterThan(oddsOf(calm)?.any ?? Number.POSITIVE_INFINITY);
    expect(oddsOf(trouble)?.any).toBeGreaterThan(0);
  });

  it('a life at stake differs from what is merely urgent', () => {
    expect(oddsOf('she stopped breathing and her lips are blue')?.life).toBeGreaterThan(0);
    expect(oddsOf('the basement is flooding and the carpet is soaked')?.life).toBeLessThan(0);
  });

  it('chatter around it hides nothing', () => {
    const bare = oddsOf('he is unconscious and bleeding on the floor')?.any ?? 0;
    const long = oddsOf(`${everyday} he is unconscious and bleeding on the floor ${everyday}`)?.any;
    expect(bare).toBeGreaterThan(0);
    expect(long).toBeGreaterThan(0);
  });
});
