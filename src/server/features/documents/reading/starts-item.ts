// Tells the first line of an item: of a list, of numbered rules, of questions and answers.

/** '• Keys', '- Keys', '3. Noise', '1.1 These rules', 'A1. Rent', '(b) Pets', 'iv) Fines', 'Rule 7: Glass', 'Q: When?'. */
export function startsItem(line: string): boolean {
  return bullet.test(line) || isNumbered(line) || isLabelledPart.test(line);
}

export function startsWithBullet(line: string): boolean {
  return bullet.test(line);
}

/** With a number or letter in front, as headings may have too. */
export function isNumbered(line: string): boolean {
  return numbered.test(line);
}

/** A dash needs a space behind it, or minus five would be an item; 'o' is how Word writes a hollow bullet. */
const bullet = /^(?:[•·*▪■□☐✓✔→➢]|[–—-] |o (?=\p{Lu}))/u;

/** Bare numbers such as '15 feet' and '2.5 gallons' number nothing. */
const numbered =
  /^(?:\(?\d{1,3}(?:\.\d{1,3}){0,3}[.)] |\d{1,3}(?:\.\d{1,3}){1,3} (?=["“(]?\p{Lu})|\(?\p{L}(?:-?\d{1,3}(?:\.\d{1,2})?)?[.)] |\(?[ivx]{1,5}[.)] |§ ?\d)/u;

const isLabelledPart =
  /^(?:(?:rule|step|article|section|part|chapter) (?:\d{1,3}|[IVXLC]{1,5}|[A-Z])(?:\.\d{1,3})*[.:)]? |[QA]\d{0,3}[.:)] )/i;
