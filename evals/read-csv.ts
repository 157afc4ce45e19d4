// Reads comma-separated values in which a quoted field may hold commas, quotes and line ends.

/** The rows with their fields, the heading row first. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const match of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g)) {
    const [whole, field = '', end] = match;
    if (whole === '') break;
    const value = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
    rows.at(-1)?.push(value);
    if (end !== ',' && end !== '') rows.push([]);
  }
  return rows.filter((row) => row.length > 0 && row.join('') !== '');
}
