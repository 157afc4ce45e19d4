import { describe, expect, it } from 'vitest';
import table from '../assets/emergency-weights.json' with { type: 'json' };
import { genderWords } from '../people/gender-words.ts';
import { faithCustoms, groupOrThing, groupPhrases, groupWords } from '../people/group-words.ts';
import { emergencyScore, knownWords } from './emergency-score.ts';

const scoreOf = (text: string) => emergencyScore(knownWords(text.split(' ')));
const everyday = 'could you mail me the form for the pool and the gym when you have a minute';

describe('how much words read like callers in trouble', () => {
  it('nothing said has no score', () => {
    expect(emergencyScore([])).toBeNull();
  });

  it.each([
    ['my parent is bleeding and will not wake', 'my parent is visiting and will park here'],
    ['a burglar climbed through the window', 'a painter came about the window'],
    ['sewage is pouring out of the drain', 'the drain cover is a little loose'],
  ])('"%s" more than "%s"', (trouble, calm) => {
    expect(scoreOf(trouble)).toBeGreaterThan(scoreOf(calm) ?? Number.POSITIVE_INFINITY);
    expect(scoreOf(trouble)).toBeGreaterThan(0);
  });

  it('chatter around it hides nothing', () => {
    const trouble = 'they are unconscious and bleeding on the floor';
    expect(scoreOf(trouble)).toBeGreaterThan(0);
    expect(scoreOf(`${everyday} ${trouble} ${everyday}`)).toBeGreaterThan(0);
  });

  it('a word of no exemplar is as if not said', () => {
    expect(knownWords(['a', 'zyzzyva', 'person'])).toEqual(['a', 'person']);
  });
});

describe('[TALK-66] the weights', () => {
  const features = Object.keys(table.weights);
  const groups = [
    ...groupWords,
    ...groupOrThing,
    ...faithCustoms,
    ...genderWords,
    ...[...groupPhrases.values()].flat().map((words) => words.join(' ')),
  ];

  it('are few enough to read', () => {
    expect(features.length).toBeLessThan(8000);
  });

  it('hold no word for who somebody is, alone, in the plural or in a pair', () => {
    expect(groups.length).toBeGreaterThan(900);
    const spoken = new Set(features.flatMap((feature) => [feature, ...feature.split(/ (?:_ )?/u)]));
    const plurals = groups.map((word) => `${word}s`);
    expect([...groups, ...plurals].filter((word) => spoken.has(word))).toEqual([]);
  });

  it('hold no word for who somebody is of a list written apart', () => {
    const apart =
      'muslim israeli africans serbian christian pakistan palestine queer homosexuals arab somali haitian amish sunni tamil rohingya pashtun yoruba samoan maori gypsy hutterite druze coptic transgender lesbian mormon jews woman girl his she mother wife daughter nun imam synagogue';
    expect(features.filter((feature) => apart.split(' ').includes(feature))).toEqual([]);
  });
});
