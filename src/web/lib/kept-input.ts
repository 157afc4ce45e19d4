// Where the wizard keeps unsaved input in this browser, and how all of it is removed.

/** Followed by assistant, step and tab. */
export const draftPrefix = 'porchlight.draft.';

/** For a browser that is forgotten, such as on a borrowed computer. */
export function removeKeptInput(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(draftPrefix));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Storage is switched off, so nothing was kept.
  }
}
