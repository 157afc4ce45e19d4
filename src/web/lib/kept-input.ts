// Under which names input is kept in this browser only, and how it is removed.

/** Unsaved input of the wizard. Followed by assistant, step and tab. */
export const draftPrefix = 'porchlight.draft.';
/** What is ticked in a phone guide. Followed by assistant and platform. */
export const tickPrefix = 'porchlight.ticks.';
/** A simulated call was completed. Followed by the assistant. */
export const callPrefix = 'porchlight.call-completed.';

const prefixes = [draftPrefix, tickPrefix, callPrefix];

/** null where the browser refuses storage: then it throws as soon as it is named. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** That of a deleted assistant; without one everything, such as on a borrowed computer. */
export function removeKeptInput(assistantId?: number): void {
  const storage = browserStorage();
  for (const name of Object.keys(storage ?? {})) {
    if (isKeptInput(name, assistantId)) storage?.removeItem(name);
  }
}

function isKeptInput(name: string, assistantId?: number): boolean {
  const prefix = prefixes.find((known) => name.startsWith(known));
  if (prefix === undefined) return false;
  return assistantId === undefined || name.slice(prefix.length).split('.')[0] === `${assistantId}`;
}
