// How long a text takes when the assistant says it.
const wordsPerSecond = 2.6;

/** Whole seconds, at least one. */
export function spokenSeconds(text: string): number {
  return Math.max(1, Math.round(text.trim().split(/\s+/).length / wordsPerSecond));
}
