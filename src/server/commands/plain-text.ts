// Texts that users typed, for a terminal.

/** What users typed must not steer the terminal. */
export function plainText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();
}
