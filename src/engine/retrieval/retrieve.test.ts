import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Passage } from '#engine/conversation.ts';
import { type English, noEnglish } from '#engine/english.ts';
import { parseSentenceEncoder } from '#engine/meaning/parse-sentence-encoder.ts';
import { parseSubjectModel } from '#engine/subjects/parse-subject-model.ts';
import { bandOf } from './band-of.ts';
import { compilePassages } from './compile-passages.ts';
import { parseWordVectors } from './parse-word-vectors.ts';
import { retrieve } from './retrieve.ts';
import { answerSureness } from './thresholds.ts';

const asset = (name: string) => readFileSync(join(import.meta.dirname, '..', 'assets', name));
const english: English = {
  vectors: parseWordVectors(asset('word-vectors.bin')),
  encoder: parseSentenceEncoder(asset('sentence-encoder.bin')),
  subjects: parseSubjectModel(asset('subject-weights.bin')),
};

const faq = (id: string, question: string, text: string, ...phrasings: string[]): Passage => ({
  id: `faq:${id}`,
  kind: 'faq',
  title: question,
  text,
  keys: [question, ...phrasings],
});
const piece = (id: string, heading: string, text: string): Passage => ({
  id: `document:${id}`,
  kind: 'document',
  title: 'Handbook.pdf, page 2',
  text,
  keys: [heading],
});

const passages = [
  faq(
    'pool',
    'What are the pool hours?',
    'The pool is open from 8 AM to 9 PM.',
    'When can we swim?',
  ),
  faq('fob', 'How do I replace a lost key fob?', 'A new fob costs $40 at the office.'),
  faq('rent', 'How do I pay my rent?', 'Pay online by card or bank transfer, or leave a check.'),
  faq('late', 'Is there a late fee?', 'After the fifth a fee of $50 is added.'),
  faq('trash', 'When is trash collected?', 'Every Tuesday and Friday before 7 AM.'),
  faq('pets', 'Are pets allowed?', 'Two cats or dogs, registered at the office.'),
  faq('hvac', 'Who services the air conditioning?', 'Polar Air comes every spring.'),
  faq('guest', 'Where can visitors park?', 'In the spaces marked V, for up to two days.'),
  faq('dues', 'When are HOA dues due?', 'On the first of each quarter.'),
  piece('fence', 'Fences', 'Fences may be up to six feet high and have to be of wood or stone.'),
  piece('noise', 'Quiet hours', 'Loud music and power tools have to stop at ten in the evening.'),
  piece('storm', 'Storms', 'Before a hurricane, furniture has to be taken in from every balcony.'),
];
const index = compilePassages(passages, english);

describe('retrieve', () => {
  it.each([
    ['what time does the pool close', 'faq:pool'],
    ['when can i go swimming', 'faq:pool'],
    ['lost my keycard', 'faq:fob'],
    ['where do I send my rent check', 'faq:rent'],
    ['when do they pick up garbage', 'faq:trash'],
    ['trahs colection', 'faq:trash'],
    ['can I have a puppy', 'faq:pets'],
    ['whats the penalty for late payment', 'faq:late'],
    ['my A/C needs a service', 'faq:hvac'],
    ['my air con needs a service', 'faq:hvac'],
    ['take it out of my bank account', 'faq:rent'],
    ['may my rottweiler live with me', 'faq:pets'],
    ['keyy fobb does not work', 'faq:fob'],
    ['what if I am past due', 'faq:late'],
    ['parking for my guests', 'faq:guest'],
    ['when is my assesment due', 'faq:dues'],
    ['how tall can a fence be', 'document:fence'],
    ['until when is loud music ok', 'document:noise'],
    ['a hurricane is coming, what about my balcony furniture', 'document:storm'],
  ])('%s', (query, id) => {
    expect(retrieve(index, query)[0]?.passage.id).toBe(id);
  });

  it('finds an FAQ by another way callers ask it', () => {
    const asked = 'may I leave my boat here over the winter';
    const boats = faq('boat', 'Do you offer trailer spaces?', 'Yes, for $30.');
    const phrased = faq(
      'boat',
      'Do you offer trailer spaces?',
      'Yes, for $30.',
      'Can I leave my boat?',
    );
    const scoreOf = (one: Passage) =>
      retrieve(compilePassages([...passages, one], english), asked).find(
        ({ passage }) => passage === one,
      )?.score ?? 0;
    expect(scoreOf(phrased)).toBeGreaterThan(scoreOf(boats) + 0.2);
  });

  it('finds an expression by itself, by another one for it, and by a part of it', () => {
    const rv = faq(
      'rv',
      'Where can I keep a fifth wheel?',
      'On the gravel behind the barn, for $40.',
    );
    const withRv = compilePassages([...passages, rv], english);
    for (const asked of [
      'is there room for our fifth wheel',
      'is there room for our motor home',
      'is there room for our 5th wheel',
      'our fith weel',
    ]) {
      expect(retrieve(withRv, asked)[0]?.passage.id).toBe('faq:rv');
    }
  });

  it('reads an expression word by word where the passages have nothing for it', () => {
    const wheel = faq('wheel', 'Who repairs the water wheel?', 'The mill.');
    expect(retrieve(compilePassages([wheel], noEnglish), 'the fifth wheel')[0]?.passage).toBe(
      wheel,
    );
  });

  it('is as good as sure of a question that is asked word for word', () => {
    for (const passage of passages.filter(({ kind }) => kind === 'faq')) {
      for (const key of passage.keys) {
        const [best] = retrieve(index, key.toUpperCase());
        expect(best?.passage).toBe(passage);
        expect(best?.score).toBe(1);
      }
    }
  });

  it('works without vectors, by words, stems, synonyms and slips', () => {
    const plain = compilePassages(passages, noEnglish);
    expect(retrieve(plain, 'garbage collection')[0]?.passage.id).toBe('faq:trash');
    expect(retrieve(plain, 'poool hour')[0]?.passage.id).toBe('faq:pool');
  });

  it('finds nothing in nothing', () => {
    expect(retrieve(compilePassages([], english), 'pool')).toEqual([]);
    expect(retrieve(index, '')).toEqual([]);
    expect(retrieve(index, '?!')).toEqual([]);
  });

  it('takes any text: scores lie in 0 to 1, the surest first, at most ten, always the same', () => {
    const speech = fc
      .array(fc.constantFrom('pool', 'rent', 'the', 'zzxqj', 'parkign', 'é', '42', "don't", '😀'))
      .map((words) => words.join(' '));
    const query = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), speech);
    fc.assert(
      fc.property(query, (text) => {
        const ranked = retrieve(index, text);
        const scores = ranked.map(({ score }) => score);
        expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
        expect(ranked.length).toBeLessThanOrEqual(10);
        expect(retrieve(index, text)).toEqual(ranked);
      }),
    );
  });

  it('takes any FAQ, and answers its own question', () => {
    const text = fc.string({ unit: 'binary', minLength: 3, maxLength: 80 });
    const plainWords = fc.stringMatching(/^[a-z]{2,9}( [a-z]{2,9}){1,5}$/);
    fc.assert(
      fc.property(fc.oneof(text, plainWords), text, (question, answer) => {
        const own = retrieve(compilePassages([faq('any', question, answer)], english), question);
        if (/[a-z]/i.test(question)) expect(own[0]?.score).toBeGreaterThanOrEqual(answerSureness);
        else expect(own.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('bandOf', () => {
  it.each([
    ['what time does the pool close', 'answer'],
    ['when do they pick up the trash', 'answer'],
    ['how high may a fence be', 'answer'],
    ['Are pets allowed?', 'answer'],
    // The same trade, but nobody told it.
    ['is the pool heated', 'not answer'],
    ['does the pool have a diving board', 'not answer'],
    ['is renters insurance required', 'not answer'],
    ['who won the game last night', 'none'],
    ['order me a pizza', 'none'],
    ['blah blah', 'none'],
    ['', 'none'],
  ])('%s: %s', (query, band) => {
    const found = bandOf(retrieve(index, query));
    if (band === 'not answer') expect(found).not.toBe('answer');
    else expect(found).toBe(band);
  });
});
