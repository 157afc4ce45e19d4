// Tells a line of a table of contents: it names a place in the document and states nothing.

/** 'Quiet Hours . . . . . 12', 'Parking ……… iv'. */
export function isContentsLine(line: string): boolean {
  if (line.length > longest || sum.test(line)) return false;
  return /(\s?\.){4,}\s*[\divxlc]{1,5}$|…{2,}\s*[\divxlc]{1,5}$|^(table of )?contents$/i.test(line);
}

/** 'Late fee ..... 50' states a sum; 'Fees ..... 12' is a chapter. */
const sum = /\b(fee|deposit|charge|fine|rent)\b/i;

/** A page has no room for more, and a long row of dots would take long to look through. */
const longest = 400;
