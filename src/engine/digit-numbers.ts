// Writes number words as digits: 'twenty-five' 25, 'two hundred and fifty' 250, 'the first of' the 1th of.

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
    ' ',
  );
const multiples: Record<string, number> = { hundred: 100, thousand: 1_000, million: 1_000_000 };

const words = (list: readonly string[]) => `(${list.join('|')})`;
const ones = small.slice(1, 10);
const counted =
  'minutes?|hours?|days?|business|calendar|weeks?|months?|years?|percent|dollars?|hundred|thousand|million';

const valueOfTens = (word: string) => (tens.indexOf(word.toLowerCase()) + 2) * 10;
const valueOfSmall = (word: string) => small.indexOf(word.toLowerCase());

const rules: [RegExp, (...groups: string[]) => string][] = [
  [
    new RegExp(`\\b${words(tens)}[ -]${words(ones)}\\b`, 'gi'),
    (_, ten = '', one = '') => String(valueOfTens(ten) + valueOfSmall(one)),
  ],
  [new RegExp(`\\b${words(tens)}\\b`, 'gi'), (ten = '') => String(valueOfTens(ten))],
  // Alone, 'one' and 'a' are people and things more often than numbers.
  [new RegExp(`\\bone(?=[ -](${counted})\\b)`, 'gi'), () => '1'],
  [/\ban? (?=(hundred|thousand|million)\b)/gi, () => '1 '],
  [
    new RegExp(`\\b${words(small.filter((word) => word !== 'one'))}\\b`, 'gi'),
    (word = '') => String(valueOfSmall(word)),
  ],
  [
    /\b(\d+) (hundred|thousand|million)\b(?:(?: and)? (\d{1,2})\b(?! (?:hundred|thousand)))?/gi,
    (_, count, by = '', more = '0') =>
      String(Number(count) * (multiples[by.toLowerCase()] ?? 1) + Number(more)),
  ],
  // 'first' is a number only before what is counted.
  [
    new RegExp(`\\b${words(ordinals)}(?= (of|and|day|business|floor|week|month)\\b)`, 'gi'),
    (word = '') => `${ordinals.indexOf(word.toLowerCase())}th`,
  ],
];

/** `text` with its number words as digits; everything else stays as it is. */
export function digitNumbers(text: string): string {
  return rules.reduce((sofar, [pattern, digits]) => sofar.replace(pattern, digits), text);
}
