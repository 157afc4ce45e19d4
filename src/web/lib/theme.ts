// The colour theme: the system's unless the user chose one. public/theme.js reads the same key before
// the first paint; an inline script would need a hole in the content policy.
import { readLocal, removeLocal, writeLocal } from './local-store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  const stored = readLocal(key);
  return themes.find((theme) => theme === stored) ?? 'system';
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') {
    removeLocal(key);
    delete document.documentElement.dataset.theme;
  } else {
    writeLocal(key, theme);
    document.documentElement.dataset.theme = theme;
  }
  for (const listener of listeners) listener();
}

/** The one after `theme` when the button is pressed again and again. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
