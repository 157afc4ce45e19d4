// The lines of a script as the points of a list.

/** Without blank lines, and without the bullets somebody typed. */
export function bulletLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]\s+)?/u, '').trimEnd())
    .filter((line) => line !== '');
}
