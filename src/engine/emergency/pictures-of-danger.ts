// Pictures that callers type instead of words of danger.
const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '🔥': 'fire',
    '🚒': 'fire',
    '💨': 'smoke',
    '🌫': 'smoke',
    '💧': 'water',
    '💦': 'water',
    '🌊': 'flooding',
    '🚿': 'water',
    '⚡': 'sparks',
    '💥': 'explosion',
    '🚑': 'ambulance',
    '🩸': 'blood',
    '🤕': 'injured',
    '🚓': 'police',
    '🚔': 'police',
    '🔫': 'gun',
    '🔪': 'knife',
    '🚨': 'emergency',
    '🆘': 'sos',
    '🐍': 'snake',
    '☠': 'poison',
  }),
);

/** One of the pictures, as part of a regular expression. */
export const picturePattern = `(?:${[...words.keys()].join('|')})`;
const anyPicture = new RegExp(picturePattern, 'u');

/** 'fire' for a flame; null for anything else. */
export function wordOfPicture(text: string): string | null {
  return words.get(text) ?? null;
}

export function showsDanger(text: string): boolean {
  return anyPicture.test(text);
}
