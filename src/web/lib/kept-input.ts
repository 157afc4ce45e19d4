// Under which names input is kept in this browser only, and how all of it is removed.

/** Unsaved input of the wizard. Followed by assistant, step and tab. */
export const draftPrefix = 'porchlight.draft.';
/** What is ticked in a phone guide. Followed by assistant and platform. */
export const tickPrefix = 'porchlight.ticks.';

/** For a browser that is forgotten, such as on a borrowed computer. */
export function removeKeptInput(): void {
  try {
    const names = Object.keys(localStorage).filter(isKeptInput);
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Storage is switched off, so nothing was kept.
  }
}

function isKeptInput(name: string): boolean {
  return name.startsWith(draftPrefix) || name.startsWith(tickPrefix);
}
