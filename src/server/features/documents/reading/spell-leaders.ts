// Dots that lead the eye across a table are read aloud as a colon.

/** 'Pet fee ....... $25' becomes 'Pet fee: $25'. */
export function spellLeaders(line: string): string {
  if (line.length > longest) return line;
  return line.replace(leaders, (_dots, offset: number) => {
    if (offset === 0) return '';
    return /[:?]/.test(line.charAt(offset - 1)) ? ' ' : ': ';
  });
}

const leaders = /(?<![\s.…·]) ?(?:(?:\. ?){5,}|(?:… ?){2,}|(?:· ?){5,})(?=[^\s.…·])/g;

/** A page has no room for more, and a long row of dots would take long to look through. */
const longest = 400;
