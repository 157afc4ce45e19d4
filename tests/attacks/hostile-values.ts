// Values that break programs: what the fuzz puts into bodies, addresses and headers.
import fc from 'fast-check';

/** Stands in every text that the fuzz invents, so that a log that repeats one is found. */
export const marker = 'Zebrawood';

/** Deeper ones are sent as text: no program could write them as JSON. */
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    `${marker}\0`,
    '\ud800',
    `${marker}\udfff${marker}`,
    '\u202E\u200B\uFEFF',
    '\r\nset-cookie: a=b',
    "'; drop table owners; --",
    '$1',
    '%s%n%x',
    '{{7*7}}#{7*7}<%= 7 %>',
    '../../../etc/passwd',
    '..\\..\\windows\\system.ini',
    '<script>alert(1)</script>',
    '=cmd|calc',
    '__proto__',
    'constructor',
    'NaN',
    '1e309',
    '-1',
    '9999999999999999999999',
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'.repeat(60),
    'Z\u0351\u036b\u0343'.repeat(300),
    `${marker}@evil.example,other@evil.example`,
    `a@b.example\nBcc: ${marker}@evil.example`,
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://169.254.169.254/',
    'Mars/Olympus',
    '25:61',
    'voice_99',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => marker + text),
  fc.integer({ min: 100, max: 30_000 }).map((length) => marker + 'x'.repeat(length)),
);

const scalars = fc.oneof(
  fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON value, mostly small and wrong. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: texts },
  { weight: 3, arbitrary: scalars },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(texts, { maxLength: 300 }) },
  { weight: 1, arbitrary: fc.constantFrom(10, 100, 1_000).map(nested) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({}, [], [[]], { length: 1e9 }, { toString: 1, pipe: 1 }),
  },
);

/** Without half characters, which no byte stands for. */
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '?');

/** As sent inside an address; some are no valid encoding. */
export const hostileSegments = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1',
    '00000001000000001',
    '1000000000',
    '9007199254740993',
    '99999999999999999999',
    '1e9',
    '0x10',
    'NaN',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    '%00',
    '%',
    '%zz',
    '%ff%fe',
    '%c0%ae%c0%ae%c0%af',
    '..%2f..%2f..%2fetc%2fpasswd',
    '..%5c..%5cwindows',
    '%2e%2e',
    '..',
    '.',
    '*',
    ':id',
    '%F0%9F%8F%A0',
    "1'%20or%20'1'='1",
    '1;drop%20table%20owners',
    '%0d%0aset-cookie:a=b',
    '?',
    '#',
    '//',
  ),
  texts.map((text) => encodeURIComponent(whole(text)).slice(0, 6_000)),
);

/** Bytes of a header's value as a socket takes them: no line breaks but those that are meant. */
export const hostileHeaderValues = fc.oneof(
  texts.map((text) =>
    whole(text)
      .replace(/[\r\n\0]/g, ' ')
      .slice(0, 8_000),
  ),
  fc.constantFrom(
    '*',
    ',,,,',
    '""',
    'bytes=0-',
    'bytes=5-2',
    'bytes=-99999999999999999999',
    `bytes=${Array.from({ length: 200 }, (_, index) => `${index}-${index}`).join(',')}`,
    'items=0-1',
    'null',
    'http://evil.example',
    '-1',
    '99999999999999999999',
    'Bearer x',
    'W/"x"',
  ),
);
