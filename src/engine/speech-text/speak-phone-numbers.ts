// Telephone numbers: digit by digit, with a breath between the groups.
import { digitWords } from './number-words.ts';

const extension = '(?:,?\\s*(?:extension|ext\\.?|x)\\s*(\\d{1,6})\\b)?';
const northAmerican = new RegExp(
  `(?<![\\w$.,/-])(\\+?1[\\s.-]*)?\\(?(\\d{3})\\)?[\\s.-]*(\\d{3})[\\s.-]?(\\d{4})(?!\\w|[.,]\\d)${extension}`,
  'gi',
);
const local = new RegExp(`(?<![\\w$.,/-])(\\d{3})[-.](\\d{4})(?![\\w-]|[.,]\\d)${extension}`, 'gi');
const international = /(?<![\w$])\+(\d{1,3})((?:[\s.()-]*\d){6,13})(?!\w)/g;
const vanity = /(?<![\w$])(1-)?(8\d\d)-(\d{3}-)?([A-Z]{4,}(?:-[A-Z]+)*)(?!\w)/g;
/** 911 always; the other short numbers of that kind only where one is told to call them. */
const emergency =
  /(?<![\w$#.,-]|\b(?:unit|apartment|apt\.?|suite|ste\.?|room)\s)911(?![\w%]|[.,]\d|-\d)/gi;
const service = /(\b(?:call|dial|text|calling|dialing|texting)(?:\s+at)?\s+)([2-8]11)(?!\w)/gi;

/** '(555) 012-4477' → 'five five five, zero one two, four four seven seven'. */
export function speakPhoneNumbers(text: string): string {
  return text
    .replace(northAmerican, (_whole, country, area, exchange, line, ext) =>
      inGroups([country && '1', area, exchange, line], ext),
    )
    .replace(vanity, (_whole, country, area: string, exchange, word: string) =>
      [inGroups([country, area, exchange]), word.toLowerCase().replace(/-/g, ' ')].join(', '),
    )
    .replace(local, (_whole, exchange: string, line: string, ext) =>
      inGroups([exchange, line], ext),
    )
    .replace(international, (_whole, country: string, rest: string) => {
      const groups = rest.split(/[\s.()-]+/).filter(Boolean);
      return `plus ${inGroups([country, ...groups])}`;
    })
    .replace(emergency, 'nine one one')
    .replace(service, (_whole, before: string, number: string) => before + digitWords(number));
}

function inGroups(groups: (string | undefined)[], ext?: string): string {
  const spoken = groups
    .filter((group) => group !== undefined && group !== '')
    .map((group = '') => (/^8(00)$/.test(group) ? 'eight hundred' : digitWords(group)));
  if (ext) spoken.push(`extension ${digitWords(ext)}`);
  return spoken.join(', ');
}
