// Whether a typed phone number can be dialled, and whether two of them are the same line.
// Without the form's schema, which a conversation does not load: the 7 is that of voice-contact.ts.

const extension = /\b(?:ext|extension|x)\.?\s*\d+/i;

/** At least 7 characters, with 7 digits or an extension: 'to be decided' is no number. */
export function canBeDialled(number: string): boolean {
  const digits = number.replace(/\D/g, '').length;
  return digits >= 7 || (number.trim().length >= 7 && extension.test(number));
}

/** The company's own line for emergencies; null for none, and for 911, which is named in any case. */
export function ownEmergencyLine(number: string): string | null {
  const line = number.trim();
  return line === '' || line.replace(/\D/g, '') === '911' ? null : line;
}

/** '(555) 010-0100' and '+1 555 010 0100' are one line; an extension of it is another. */
export function isSameLine(one: string, other: string): boolean {
  return canBeDialled(one) && lineDigits(one) === lineDigits(other);
}

/** A text that gives this number to callers. */
export function namesLine(text: string, number: string): boolean {
  return (text.match(/\+?\(?\d[\d\s().-]{5,}\d/g) ?? []).some((found) => isSameLine(found, number));
}

function lineDigits(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.replace(/^1(?=\d{10}$)/, '');
}
