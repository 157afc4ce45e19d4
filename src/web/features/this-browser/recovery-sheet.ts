// The text file in which a recovery code is kept: the code, and how to use it a year from now.
export function recoverySheet(code: string, product: string, origin: string, now: Date): string {
  return [
    `${product} recovery code`,
    '',
    code,
    '',
    `Made on ${now.toLocaleDateString()} for ${origin}`,
    'To use it: open that address in any browser, choose "Access" at the top,',
    'then "Enter a recovery code".',
    'Whoever has this code can open and change your assistants. Keep it like a password.',
    '',
  ].join('\r\n');
}
