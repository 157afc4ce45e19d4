import { describe, expect, it } from 'vitest';
import { emergencyQuestion, emergencyQuestions } from './emergency-question.ts';
import { emergencyReply } from './emergency-reply.ts';
import {
  emergencySentences,
  lifeSentences,
  ownLineSentence,
  urgentSentences,
} from './emergency-sentences.ts';
import { lifeRules } from './life-rules.ts';
import { possibleRules } from './possible-rules.ts';
import { urgentRules } from './urgent-rules.ts';

const ownNumber = '(555) 010-0199';
const reply = (level: 'life' | 'urgent' | 'possible' | 'info' | 'none', category: string | null) =>
  emergencyReply({ level, category, evidence: null }, { emergencyNumber: ownNumber });

describe('what is said to an emergency', () => {
  it.each(lifeRules.map(({ category }) => category))('%s: 911 in its own words', (category) => {
    expect(lifeSentences[category]).toBeDefined();
    expect(reply('life', category)).toContain('911');
  });

  it.each([...urgentRules.map(({ category }) => category), 'custom', 'unknown'])(
    '%s: a safe first step when it is urgent',
    (category) => {
      expect(reply('urgent', category).length).toBeGreaterThan(30);
    },
  );

  it.each([...lifeRules, ...urgentRules].map(({ category }) => category))(
    '%s: nothing but listed sentences, and no number but 911 and the customer’s own',
    (category) => {
      for (const level of ['life', 'urgent'] as const) {
        let rest = reply(level, category);
        for (const sentence of [...emergencySentences, ownLineSentence(ownNumber)]) {
          rest = rest.replace(sentence, '');
        }
        expect(rest.trim()).toBe('');
        const numbers = reply(level, category).replace(ownNumber, '').match(/\d+/gu) ?? [];
        const known = category === 'self-harm' ? ['911', '988'] : ['911'];
        expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
      }
    },
  );

  it('911 stands before the customer’s own number', () => {
    const said = reply('life', 'fire');
    expect(said.indexOf('911')).toBeLessThan(said.indexOf(ownNumber));
  });

  it('[TALK-62] despair is met with calm words, 988, and 911 if it is happening', () => {
    expect(reply('life', 'self-harm')).toMatch(/^I'm glad you told me.*call or text 988.*911/);
  });

  it('without an emergency number of the customer none is named', () => {
    expect(
      emergencyReply({ level: 'life', category: 'gas', evidence: null }, { emergencyNumber: ' ' }),
    ).not.toContain('our emergency number');
  });

  it('a possible emergency gets its question, anything less gets nothing', () => {
    expect(reply('possible', 'water')).toBe(emergencyQuestion('water'));
    expect(reply('info', 'fire')).toBe('');
    expect(reply('none', null)).toBe('');
  });

  it.each(possibleRules.map(({ category }) => category))(
    '%s has a question of its own',
    (category) => {
      expect(emergencyQuestion(category)).not.toBe(
        category === 'other' ? '' : emergencyQuestion('other'),
      );
    },
  );

  it('every question is one sentence that can be answered with yes or no', () => {
    for (const question of emergencyQuestions) {
      expect(question).toMatch(/^(?:Is|Are|Do|Does) [^.?!]+\?$/u);
    }
  });

  it('urgent advice exists for every urgent category', () => {
    for (const { category } of urgentRules) expect(urgentSentences[category]).toBeDefined();
  });
});
