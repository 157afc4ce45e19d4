// What a visitor typed, in a mail to somebody who did not ask for it: nothing in it may be clicked on, since mail
// programs make a link of whatever looks like one.

const schemes = /\b[a-z][a-z\d+.-]*:\/\/+/giu;
/** Before the last part of a domain, in any of the forms of a dot that browsers take for one. */
const dots = /(?<=[\p{L}\p{N}_-])[.。．｡](?=\p{L}{2})/gu;

/** Whether a name is only a name: 'St. Mary Homes' is, 'evil.example' and 'write to a@b.co' are not. */
export function holdsAddress(text: string): boolean {
  return withoutAddresses(text) !== text;
}

/** 'https://evil.example/now' becomes 'evil[.]example/now'. */
export function withoutAddresses(text: string): string {
  return text.replace(schemes, '').replaceAll('@', '[at]').replace(dots, '[.]');
}
