// A list of counts for a terminal.

export function countedLines(lines: readonly { count: number; name: string }[]): string {
  return lines.map(({ count, name }) => `${String(count).padStart(7)}  ${name}`).join('\n');
}
