// Finds what was meant to be filled in and was not: '[portal address]', '____', 'TBD'.

const placeholders = [
  /\[[^\][\n]{2,60}\]/u,
  /\{\{?[^{}\n]{2,60}\}?\}/u,
  /<[\p{L}][\p{L}\p{N} _-]{1,58}>/u,
  /_{3,}/u,
  /\b(?:TODO|TBD|TBA|FIXME|[Xx]{3,}|lorem ipsum)\b/iu,
  /\bto be (?:decided|determined|announced|filled in)\b/iu,
  /\b(?:insert|fill in|enter|add) [^.\n]{0,40}\bhere\b/iu,
  /\byour (?:company|office|property|portal) (?:name|number|address|website|hours) here\b/iu,
];

/** The first one as it stands in the text; null without one. */
export function placeholderIn(text: string): string | null {
  for (const pattern of placeholders) {
    const found = pattern.exec(text)?.[0].trim();
    if (found) return found;
  }
  return null;
}
