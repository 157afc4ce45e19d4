// Which tab this is, for the copies of unsaved input that each tab keeps apart.
const idKey = 'porchlight.tab';
const openKey = 'porchlight.tab.open';

let known: string | undefined;

/** Stays with the tab over reloads. A duplicated tab, which begins with a copy of all this, gets its own. */
export function tabId(): string {
  known ??= claim();
  return known;
}

function claim(): string {
  const fresh = crypto.getRandomValues(new Uint32Array(2)).join('');
  try {
    const kept = sessionStorage.getItem(idKey);
    // Marked as open: the tab it was copied from still runs under this name, or was not closed properly.
    const id = kept === null || sessionStorage.getItem(openKey) !== null ? fresh : kept;
    sessionStorage.setItem(idKey, id);
    markOpen();
    window.addEventListener('pageshow', markOpen);
    window.addEventListener('pagehide', () => sessionStorage.removeItem(openKey));
    return id;
  } catch {
    return fresh;
  }
}

function markOpen(): void {
  sessionStorage.setItem(openKey, 'yes');
}
