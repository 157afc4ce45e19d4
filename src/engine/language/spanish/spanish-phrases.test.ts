import { describe, expect, it } from 'vitest';
import { dialoguePhrases } from '#engine/dialogue/dialogue-phrases.ts';
import { dangerQuestions, dangerQuestionsAgain } from '#engine/emergency/emergency-question.ts';
import { lifeSentences, urgentSentences } from '#engine/emergency/emergency-sentences.ts';
import { isSpanishText } from '#engine/language/language-of.ts';
import { spanishDialoguePhrases } from './spanish-dialogue-phrases.ts';
import {
  spanishLifeSentences,
  spanishQuestions,
  spanishQuestionsAgain,
  spanishUrgentSentences,
} from './spanish-emergency-sentences.ts';

const braces = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();

describe('[ES-03] the Spanish sentences', () => {
  it('are those of the English table, none missing, with the same values', () => {
    expect(Object.keys(spanishDialoguePhrases)).toEqual(Object.keys(dialoguePhrases));
    for (const [key, text] of Object.entries(dialoguePhrases)) {
      const twin = spanishDialoguePhrases[key as keyof typeof dialoguePhrases];
      expect(twin, key).not.toBe(text);
      expect(braces(twin), key).toEqual(braces(text));
    }
  });

  it('know every kind of danger that English knows', () => {
    expect(Object.keys(spanishLifeSentences)).toEqual(Object.keys(lifeSentences));
    expect(Object.keys(spanishUrgentSentences)).toEqual(Object.keys(urgentSentences));
    expect(Object.keys(spanishQuestions)).toEqual(Object.keys(dangerQuestions));
    expect(Object.keys(spanishQuestionsAgain)).toEqual(Object.keys(dangerQuestionsAgain));
  });

  it('name 911 wherever a life is at stake, and 988 to despair', () => {
    for (const [kind, sentences] of Object.entries(spanishLifeSentences)) {
      expect(sentences.join(' '), kind).toContain('911');
      expect(isSpanishText(sentences.join(' ')), kind).toBe(true);
    }
    expect(spanishLifeSentences['self-harm']?.join(' ')).toContain('988');
  });
});
