// Cuts a spoken text where a speaker would breathe: between sentences, else at a comma, else at a space.

/** In characters; the embedded voice takes 600. Half a second's work, after which others have their turn. */
export const maxPieceLength = 300;

/**
 * @param text as `speechText` gives it
 * @param maxLength in characters; a word longer than that is cut
 * @returns pieces without space around them, none empty; joined by spaces they are the text
 */
export function speechPieces(text: string, maxLength = maxPieceLength): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > maxLength) {
    const end = breathBefore(rest, maxLength);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  if (rest !== '') pieces.push(rest);
  return pieces;
}

/** A sentence, then a comma, then a word: whichever ends last within the length. */
function breathBefore(text: string, maxLength: number): number {
  const window = text.slice(0, maxLength + 1);
  for (const end of [/[.?!] /g, /, /g, / /g]) {
    const last = [...window.matchAll(end)].at(-1);
    if (last) return last.index + last[0].length;
  }
  return maxLength;
}
