// Tells a line of a table of contents: it names a place in the document and states nothing.

/** 'Quiet Hours . . . . . 12', 'Parking ……… iv'. */
export function isContentsLine(line: string): boolean {
  return /(\s?\.){4,}\s*[\divxlc]{1,5}$|…{2,}\s*[\divxlc]{1,5}$|^(table of )?contents$/i.test(line);
}
