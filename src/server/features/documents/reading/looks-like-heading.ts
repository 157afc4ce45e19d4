// Tells a heading by its words alone, where a document has no mark for it.

interface Surroundings {
  /** It has a paragraph for itself, or is much shorter than the lines below it. */
  standsOut: boolean;
}

export function looksLikeHeading(line: string, { standsOut }: Surroundings): boolean {
  if (line.length > 80 || !/\p{L}{2}/u.test(line) || /[.!?,;:]$/.test(line)) return false;
  if (/^[•*–—-]/.test(line)) return false;
  const letters = line.replace(/[^\p{L}]/gu, '');
  const isShouted =
    letters.length >= 4 && letters === letters.toUpperCase() && /\p{Lu}/u.test(letters);
  if (isShouted || namedPart.test(line)) return true;
  return standsOut && line.length <= 60 && startsLikeTitle(line);
}

/** 'Article IV', 'Section 3.2 Parking'. */
const namedPart = /^(article|section|chapter|part|appendix|exhibit) [\dIVXLC]+\b/i;

/** A title's words begin with capitals, after a number perhaps; a sentence has many that do not. */
function startsLikeTitle(line: string): boolean {
  const words = line.split(' ').filter((word) => /^\p{L}{4,}/u.test(word));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  const hasStart = /^(\d{1,2}(\.\d{1,2})*[.)]? )?\p{Lu}/u.test(line);
  return hasStart && words.length > 0 && capitals.length >= words.length * 0.6;
}
