// The temperature a caller names: '48 degrees', 'ten below', 'it is a hundred and two in here'.
const numbers = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]),
);

/** Degrees Fahrenheit, as American callers mean them; null when none is named. */
export function spokenTemperature(words: readonly string[]): number | null {
  for (let at = 0; at < words.length; at++) {
    const spoken = numberAt(words, at);
    if (spoken === null) continue;
    const before = words[at - 1] ?? '';
    const after = words.slice(at + spoken.length, at + spoken.length + 3);
    const isDegrees = /^(?:degree\w*|degre\w*|fahrenheit|below)$/u.test(after[0] ?? '');
    const isPlace =
      /^(?:in|inside|outside|out|indoors)$/u.test(after[0] ?? '') &&
      (after[0] !== 'in' || after[1] === 'here' || after[1] === 'the' || after[1] === 'my') &&
      /^(?:is|at|was|like|a|about|around|says|hit|to|reads|nearly|almost|over|under)$/u.test(
        before,
      );
    const isReading =
      /^(?:says|reads|reading|showing|shows)$/u.test(before) && words.includes('thermostat');
    if (!isDegrees && !isPlace && !isReading) continue;
    const isMinus = before === 'minus' || before === 'negative' || after[0] === 'below';
    return isMinus ? -spoken.value : spoken.value;
  }
  return null;
}

function numberAt(words: readonly string[], at: number): { value: number; length: number } | null {
  const word = words[at] ?? '';
  if (/^\d{1,3}$/u.test(word)) return { value: Number(word), length: 1 };
  const ten = tens.get(word);
  if (ten !== undefined) {
    const one = numbers.get(words[at + 1] ?? '');
    const hasOne = one !== undefined && one > 0 && one < 10;
    return { value: ten + (hasOne ? one : 0), length: hasOne ? 2 : 1 };
  }
  if (word === 'hundred') {
    const skip = words[at + 1] === 'and' ? 2 : 1;
    const rest = numberAt(words, at + skip);
    const hasRest = rest !== null && rest.value < 100;
    return hasRest
      ? { value: 100 + rest.value, length: skip + rest.length }
      : { value: 100, length: 1 };
  }
  const small = numbers.get(word);
  return small === undefined ? null : { value: small, length: 1 };
}
