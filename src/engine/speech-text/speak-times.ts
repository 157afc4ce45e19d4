// Clock times and ranges of them.
import { cardinalWords } from './number-words.ts';

const half = '([ap]\\.?\\s?m\\b\\.?)';
const withHalf = new RegExp(
  `(?<![\\w:.$])(\\d{1,2})(?::([0-5]\\d))?(?::[0-5]\\d)?\\s?${half}`,
  'gi',
);
const withMinutes = /(?<![\w:.$])([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?(?![\w:])/g;
const rangeToTime =
  /(?<![\w:.$/-])(\d{1,2})(:[0-5]\d)?\s*-\s*(\d{1,2}(?::[0-5]\d)?\s?(?:[ap]\.?\s?m\b))/gi;

/** '8:30 AM - 5 p.m.' → 'eight thirty A M to five P M'. */
export function speakTimes(text: string): string {
  return text
    .replace(rangeToTime, (_whole, hour: string, minutes: string | undefined, until: string) =>
      [clock(Number(hour), minutes?.slice(1)), until].join(' to '),
    )
    .replace(
      withHalf,
      (whole, hour: string, minutes: string | undefined, letters: string, at, all) => {
        if (Number(hour) > 12 || Number(hour) === 0) return whole;
        const spoken = `${clock(Number(hour), minutes)} ${letters[0]?.toUpperCase()} M`;
        return letters.endsWith('.') && endsSentence(String(all).slice(Number(at) + whole.length))
          ? `${spoken}.`
          : spoken;
      },
    )
    .replace(/(\b[AP] M)\s*-\s*/g, '$1 to ')
    .replace(withMinutes, (_whole, hourText: string, minutes: string) => {
      const hour = Number(hourText);
      if (hour >= 1 && hour <= 12 && !hourText.startsWith('0')) return clock(hour, minutes, true);
      // 24-hour clocks are typed into settings, but nobody says them.
      const spoken = clock(hour % 12 === 0 ? 12 : hour % 12, minutes);
      return `${spoken} ${hour % 24 < 12 ? 'A' : 'P'} M`;
    });
}

function clock(hour: number, minutes = '00', isAlone = false): string {
  const spoken = cardinalWords(hour);
  if (minutes === '00') return isAlone ? `${spoken} o'clock` : spoken;
  const rest = Number(minutes);
  return `${spoken} ${rest < 10 ? `oh ${cardinalWords(rest)}` : cardinalWords(rest)}`;
}

/** The full stop of 'p.m.' ends a sentence too when a capital follows it, or nothing. */
function endsSentence(rest: string): boolean {
  return /^\s*$|^\s+["'(]?[A-Z]/.test(rest);
}
