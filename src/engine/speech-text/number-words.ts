// Whole numbers in English words, in the ways they are said: counted, in order, digit by digit, in pairs.

const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
] as const;
const tens = [
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
] as const;
const scales = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
  [100, 'hundred'],
] as const;
const irregularOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/**
 * 1250 → 'one thousand two hundred fifty'.
 * @param number whole, from 0; above 10^15 its digits are said
 */
export function cardinalWords(number: number): string {
  if (number >= 1e15) return digitWords(number.toFixed(0));
  if (number < 20) return small[number] ?? '';
  if (number < 100) {
    const rest = number % 10;
    const ten = tens[Math.floor(number / 10) - 2] ?? '';
    return rest === 0 ? ten : `${ten}-${small[rest]}`;
  }
  const [size, name] = scales.find(([scale]) => number >= scale) ?? [100, 'hundred'];
  const rest = number % size;
  const head = `${cardinalWords(Math.floor(number / size))} ${name}`;
  return rest === 0 ? head : `${head} ${cardinalWords(rest)}`;
}

/** 21 → 'twenty-first'. */
export function ordinalWords(number: number): string {
  return cardinalWords(number).replace(/[a-z]+$/, (last) => {
    if (irregularOrdinals[last]) return irregularOrdinals[last];
    return last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`;
  });
}

/** '4095' → 'four zero nine five'; what is no digit is left out. */
export function digitWords(digits: string): string {
  return digits
    .replace(/\D/g, '')
    .split('')
    .map((digit) => small[Number(digit)])
    .join(' ');
}

/**
 * The way of years, doors and houses: '1204' → 'twelve oh four', '450' → 'four fifty'.
 * @param digits three or four without a zero in front; others are counted or said one by one
 */
export function pairWords(digits: string): string {
  if (digits.startsWith('0') || digits.length > 4) return digitWords(digits);
  const number = Number(digits);
  const rest = number % 100;
  const head = Math.floor(number / 100);
  // 2005 is 'two thousand five', but 2026 'twenty twenty-six' and 1905 'nineteen oh five'.
  if (digits.length < 3 || (digits.length === 4 && number % 1000 < 10))
    return cardinalWords(number);
  if (rest === 0) return `${cardinalWords(head)} hundred`;
  return `${cardinalWords(head)} ${rest < 10 ? `oh ${small[rest]}` : cardinalWords(rest)}`;
}

/** '2.5' → 'two point five', '1,250' → 'one thousand two hundred fifty'. */
export function decimalWords(text: string): string {
  const [whole = '0', fraction] = text.replace(/,/g, '').split('.');
  const head = cardinalWords(Number(whole || '0'));
  return fraction ? `${head} point ${digitWords(fraction)}` : head;
}
