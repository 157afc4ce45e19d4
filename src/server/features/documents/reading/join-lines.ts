// Puts the lines of a paragraph together again: a line that was only broken at the edge of the paper goes
// on, a line that was meant to end stays.

/** @param lines trimmed, not empty */
export function joinLines(lines: readonly string[]): string {
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), 0);
  const parts: string[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined) parts.push(line);
    else if (isHyphenated(before, line)) parts.push(parts.pop()?.slice(0, -1) ?? '', line);
    else parts.push(goesOn(before, line, width) ? ' ' : '\n', line);
  }
  return parts.join('');
}

/** Shorter lines are items, addresses or hours, which nobody wraps. */
const narrowestWrap = 45;

function goesOn(before: string, line: string, width: number): boolean {
  if (startsItem.test(line)) return false;
  // The next word would not have fitted.
  const room = width - before.length;
  const firstWord = line.split(' ', 1)[0]?.length ?? 0;
  if (width >= narrowestWrap && firstWord + 1 > room - width * 0.12) return true;
  return /^[\p{Ll}(]/u.test(line) && !/[.!?:]$/.test(before);
}

const startsItem = /^([•*–—-] ?|\(?\d{1,2}[.)] |\(?[a-z][.)] )/;

function isHyphenated(before: string, line: string): boolean {
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}{2}/u.test(line);
}
