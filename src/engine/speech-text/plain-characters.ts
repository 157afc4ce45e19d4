// Writes typographic characters in plain ones and drops what has no sound: emoji, bullets, marks of
// formatting. Letters lose their accents; letters of other scripts cannot be said and are left out.

const replacements: [RegExp, string][] = [
  [/[\u2018\u2019\u201A\u2032\u02BC\u00B4`]/g, "'"],
  [/[\u201C\u201D\u201E\u2033\u00AB\u00BB]/g, '"'],
  [/[\u2010\u2011\u2012\u2212]/g, '-'],
  // Between numbers and words alike a dash without spaces joins; one with spaces separates.
  [/(\S)[\u2013](\S)/g, '$1-$2'],
  [/\s+(?:\u2013|--)\s+/g, ' - '],
  [/\s*(?:[\u2013\u2014\u2015]|---?)\s*/g, ', '],
  [/\u2026|\.{3,}/g, '. '],
  [/\u00BD/g, ' 1/2'],
  [/\u00BC/g, ' 1/4'],
  [/\u00BE/g, ' 3/4'],
  [/\u00B2/g, '2'],
  [/[\u00A9\u00AE\u2122\u2020\u2021]/g, ''],
  [/\u00D7/g, 'x'],
  [/[\u00DF]/g, 'ss'],
  [/[\u00E6\u00C6]/g, 'ae'],
  [/[\u0153\u0152]/g, 'oe'],
  [/[\u00F8\u00D8]/g, 'o'],
  [/[\u0142\u0141]/g, 'l'],
  // Links and emphasis as people paste them: [text](address), **text**, # heading.
  [/\[([^\]]+)\]\((?:https?:\/\/|mailto:|tel:)[^)]*\)/g, '$1'],
  [/\*\*|__|~~|^#{1,6}\s+/gm, ''],
];

/** A line that ends without punctuation still ends a sentence: headings and items of a list. */
export function plainCharacters(text: string): string {
  // Long runs of one kind would keep the patterns below and in the other steps busy for long.
  let plain = text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .replace(/\d{20}(?=\d)/g, '$& ');
  for (const [pattern, replacement] of replacements) plain = plain.replace(pattern, replacement);
  return (
    plain
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      // The keycap emoji begin with a plain digit, which goes with them.
      .replace(/[0-9#*]\uFE0F?\u20E3/g, ' ')
      .replace(/^[ \t]*(?:[-*+\u2022\u25AA\u25CF\u2023]|\(?\d{1,2}[.)](?=\s))[ \t]+/gm, '')
      .replace(/([^\s.!?,;:])[ \t]*(?:\r?\n)+/g, '$1. ')
      .replace(/[^\u0020-\u007E\u00B0\u20AC\u00A3]+/g, ' ')
  );
}
