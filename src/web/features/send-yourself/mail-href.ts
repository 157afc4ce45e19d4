// A mail in the user's own program, with the summary in it. Mail programs take addresses of some 2,000
// characters only, so a longer summary ends with the hint to attach the PDF.
import type { SummaryText } from '#web/api/deployment.ts';

/** Of the whole address, encoded. */
const mostCharacters = 1_900;
const seePdf = '\n\n... The rest is in the PDF, attached to this mail.';

export function mailHref({ subject, text }: Pick<SummaryText, 'subject' | 'text'>): string {
  const head = `mailto:?subject=${encodeURIComponent(subject)}&body=`;
  const whole = encoded(text);
  if (head.length + whole.length <= mostCharacters) return head + whole;
  const room = mostCharacters - head.length - encoded(seePdf).length;
  const kept: string[] = [];
  let length = 0;
  for (const line of text.split('\n')) {
    length += encoded(`${line}\n`).length;
    if (length > room) break;
    kept.push(line);
  }
  return head + encoded(kept.join('\n').trimEnd() + seePdf);
}

/** Mail programs expect both characters of a line break. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}
