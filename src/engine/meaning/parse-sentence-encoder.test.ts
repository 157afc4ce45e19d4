import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSentenceEncoder } from './parse-sentence-encoder.ts';

const bytes = readFileSync(join(import.meta.dirname, '..', 'assets', 'sentence-encoder.bin'));
const encoder = parseSentenceEncoder(bytes);

/**
 * What the tuned model gives in full precision, computed by scripts/sentence-encoder/encoder.py: the
 * greatest number is 127.
 */
const tuned = [
  [
    'When is the rent due?',
    'E//Z0+FmifT1Pf77IvXKfzf5Zi64K9QTx+jqXL8ySfsP+bkbFhvpICC+/ezu/tmh+TYICOT84SH0wSHGBku6xvzkDQEDCQoCIeYoPjg18SADCDfO4AHs+Bn6Bi/6/vPdOOwP4AYyFPE1JN8H4efcO/cNBRgb3ind4yTqH/UO/O8=',
  ],
  [
    'my sink is leaking all over the kitchen floor',
    '4cTmREP/xvuc3zhH1L90ZfviK/II6JzwquLq8iPZydW59+i4aqTmdPOBKyDKK/IJBCYFyCAM8rwaEw8MFCTzvw7H+vko9+gdEeD5BfsfJN04/z0T8OZB8AoR+f316hce5bQU8wQELAX89ADlAwgb+OEH6vjtFQf+9xgIAvji2uc=',
  ],
  [
    'How do I get a replacement key fob for the clubhouse?',
    'z4xC1H9c0Omw2BUoP3VUu0mYyeSQoKetDvsvF+20Rc14OwHYdgIrFbg8C30N5TQf7vni3afSDPfeJQzHyQDVQtgcxxEfouDVGAL81u7p4tYtRRXYTATl7sgpWEFExArzzQgszxcT+cfi5+IAEj/x6iAO8+/xHBPt/ewCEwUC7RY=',
  ],
  [
    "I'd like to sublet unit 12-B from July 1st to August 15th",
    '7c4FitJPytb+QtfFCxXcfwkeLe0XQw09y1+5HLLOFgYt/MY/KO0pJb7+GfKwF/W/EhcR7yUguu8mA+0QIir8BPfsyOQHHeDYK9r7FiQOCh/hBir91wge2RoBABoLJBcB5hkmAu8i7gcuD+/0CPrVBeUOG986BQryC/UJIwD2GSY=',
  ],
  [
    'yes',
    'fwbb8BML/hYD7voQ5gYSEwDg8wFBAAPu8B4R+9zzG+3u/fAEFRHq/Ov2IQr+9PTr8QPi7e/h/AT77wsO/CD9AgLzFAMPFvQfBtnd8wf6JK8IIP4B7AsR6R7m/BMFAwT2Bgkg5PH1CAQCCRAM/PQHAOjzBeggAwz2CwP+8+0O9w4=',
  ],
  [
    'If you want to bring a dog or a cat, please fill in the form for pets at the office first; we answer within three working days and charge $250 once.',
    '4f4toBtgLTlVIuN/aFgeJfUmVAM2zgfYsRA2IMMc7vPi3rHb3kgS9hEL60v3VOblBKQx28n58P0OzlsLAgbeDAbS1grfF8PEGCIZEiEeRO3PPhHJGhoLIQH8Gw/w88La7wwb2vwHAen96/71/f4F7hr53xQhBRXkAfDpEgce8B0=',
  ],
] as const;

describe('the shipped sentence encoder', () => {
  it('takes no more than 7.5 MB', () => {
    expect(bytes.length).toBeLessThan(7_500_000);
  });

  it.each(tuned)('gives what PyTorch gives for: %s', (text, numbers) => {
    const reference = Int8Array.from(Buffer.from(numbers, 'base64'));
    const length = Math.hypot(...reference);
    const cosine = product(encoder.encode(text), reference) / length;
    expect(cosine).toBeGreaterThan(0.99);
  });

  it.each([
    [
      'what day do i have to pay the landlord by',
      'When is the rent due?',
      'Where can guests park?',
    ],
    ['is there parking for visitors', 'Where can guests park?', 'Are dogs allowed?'],
    ['is it ok to have a puppy', 'Are dogs allowed?', 'When is the rent due?'],
    ['my ceiling is dripping water', 'There is a water leak.', 'When does the pool open?'],
    ['how late can i swim', 'When does the pool open?', 'How do I pay my dues?'],
  ])('puts "%s" nearer to "%s" than to "%s"', (text, near, far) => {
    expect(likeness(text, near)).toBeGreaterThan(likeness(text, far) + 0.1);
  });
});

describe('encode', () => {
  it('gives numbers of the length 1 for whatever text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const numbers = encoder.encode(text);
        expect(numbers.length).toBe(encoder.dimensions);
        expect(product(numbers, numbers)).toBeCloseTo(1, 5);
      }),
      {
        numRuns: 50,
        examples: [[''], [' \n'], ['\ud800'], ['x'.repeat(5000)], ['hi '.repeat(9000)]],
      },
    );
  });

  it('gives the same again, whatever came in between', () => {
    const first = encoder.encode('Do you allow dogs?');
    encoder.encode('The trash was not picked up again this week and it smells.');
    encoder.encode('');
    expect(encoder.encode('Do you allow dogs?')).toEqual(first);
  });

  it('gives a result that the next call does not change', () => {
    const first = encoder.encode('yes');
    const kept = Float32Array.from(first);
    encoder.encode('no');
    expect(first).toEqual(kept);
  });

  it.each(['yes', 'Do you allow dogs?', tuned[5][0]])(
    'gives the same to the last bit without WebAssembly: %s',
    (text) => {
      expect(parseSentenceEncoder(bytes, false).encode(text)).toEqual(encoder.encode(text));
    },
  );

  it('reads the first 64 pieces and no more', () => {
    const words = Array.from({ length: 80 }, (_, i) => (i % 2 === 0 ? 'the' : 'rent'));
    const of = (count: number) => encoder.encode(words.slice(0, count).join(' '));
    expect(of(80)).toEqual(of(64));
    expect(of(64)).not.toEqual(of(63));
  });

  it('reads only the end of a text where that is asked for', () => {
    const end = encoder.encode('when is rent due');
    expect(encoder.encode('I moved in last week and when is rent due', 4)).toEqual(end);
    expect(encoder.encode('when is rent due', 14)).toEqual(end);
  });

  it('tells the order of words', () => {
    expect(likeness('the dog bit the man', 'the man bit the dog')).toBeLessThan(0.9999);
  });
});

describe('parseSentenceEncoder', () => {
  it('reads a file that begins anywhere in a buffer', () => {
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    const again = parseSentenceEncoder(shifted.subarray(3));
    expect(again.encode('yes')).toEqual(encoder.encode('yes'));
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['another kind of file', new TextEncoder().encode('%PDF-1.7 and a good many bytes more')],
    ['a header alone', bytes.subarray(0, 16)],
    ['a file cut off', bytes.subarray(0, bytes.length - 1)],
    ['a header of zeros', Uint8Array.from([...bytes.subarray(0, 4), ...new Uint8Array(16)])],
    [
      'a header of huge numbers',
      Uint8Array.from([...bytes.subarray(0, 4), ...new Uint8Array(16).fill(255)]),
    ],
  ])('refuses %s', (_, wrong) => {
    expect(() => parseSentenceEncoder(wrong)).toThrow(RangeError);
  });
});

function likeness(a: string, b: string): number {
  return product(encoder.encode(a), encoder.encode(b));
}

function product(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
}
