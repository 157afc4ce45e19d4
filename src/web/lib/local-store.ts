// localStorage that never throws: where it is blocked or full, values live in memory until the page closes.
const memory = new Map<string, string>();

export function readLocal(key: string): string | null {
  try {
    // In memory is what could not be stored, so it is newer than what is stored.
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** @returns false when the value lives in memory only */
export function writeLocal(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
}

export function removeLocal(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be stored, so nothing has to go.
  }
}
