import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSentenceEncoder } from './parse-sentence-encoder.ts';

const bytes = readFileSync(join(import.meta.dirname, '..', 'assets', 'sentence-encoder.bin'));
const encoder = parseSentenceEncoder(bytes);

/**
 * What the published model gives in full precision, cut to the directions that are kept: the greatest
 * number is 127.
 */
const published = [
  [
    'When is the rent due?',
    '89z+pvB/n97gICP5Nh4dVk0CIu7tLgId9wzQJwT2E+H69MgYIxTdFujE/QQfEtr1EPQbDOjz5fLu3RjI4Sfr5gHq+ekN+ST4BgoSTjBOGBgqEinT+Or00xb5BBcAFwvxMOsk4P8hFPYnGdju9NnnEf3w/wEI8BXd8g4EAfD87t4=',
  ],
  [
    'my sink is leaking all over the kitchen floor',
    '1KYMUyooygWo/C8xAfdiQgPkOc8H7ZvzgvPj+RTN5+m+2+atYJfceuKBLhe3FQsaBxgC1RIL6MICAQf5Axz31RvhHwsW9MskDurc/w0hJeI6Bi4OC/c0/woPBfr6+x0O1tQi2vsADv377PTkAgQL+OT85/T6CRf3+RgJ9fb34gM=',
  ],
  [
    'How do I get a replacement key fob for the clubhouse?',
    'zJEksX9sxyTryz09BStaw0eZ4d+UrrLXHwQc3gDlJt1BAf8OSyIiC8QOJG/58RYs5hT65cbtGf/lGhax0/LHL/TQ3ggrn/jd3gz92BnxBQc9/0TwNgHt58kYFjou0ggH7hL94CVCFcQR9dTyBBvz6vj23Ob9CSD28wD4F+Tx8xs=',
  ],
  [
    "I'd like to sublet unit 12-B from July 1st to August 15th",
    '980Wgf40q+D+M/Hh+Q3mTh4QPggbMen200nXENKqBu0k/M0b+fMEHsbxFPja6O/DKA8aBRsxy/kX/eD8NTAC9fTw0/whHefrCPn4CBAsHAP6EBn63iIX0SsIJSIMShwLARMyEv8F8O8rDe/s//Dw6e3/F/ca9SLqAfoQDQAB8Rw=',
  ],
  [
    'yes',
    'fwPe6AcK8w8D6/oF5AsSEf/V7Qw6+Ajx7RsOAOHuJOzs+fYMFg3o/PD4IQT17/Ll7AXd7u7f+Qj/7QwbBCL+EAHuHgURFfEhDOHc8v3zIbEAHv4C6AgJ7hzvCB/9AgP3Bggp2vbyBQICBRMMB/kN/+ztBecbAw//DQoC8uoN+BA=',
  ],
  [
    'If you want to bring a dog or a cat, please fill in the form for pets at the office first; we answer within three working days and charge $250 once.',
    'v/0hgRBcCzQgEA95dU4xRAQtbRUPyPTvzCMeHNn5+/Du4L7Y9ygIGfr660cTP9DjILgn28EI5xMA3jsNGxXbBfnQ6gjWEefaGhEOFxQdM+b3NA3aFSAHFhH8DyHpBQbW9gwt5fsAAuwK6+/k8wQA7vny9BIWDxTVCv72DAb27hc=',
  ],
] as const;

describe('the shipped sentence encoder', () => {
  it('takes no more than 7.5 MB', () => {
    expect(bytes.length).toBeLessThan(7_500_000);
  });

  it.each(published)('gives what the published model gives for: %s', (text, numbers) => {
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

  it.each(['yes', 'Do you allow dogs?', published[5][0]])(
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
