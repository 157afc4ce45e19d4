import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { currentTheme, nextTheme, setTheme, themes } from './theme.ts';

const root = document.documentElement;
const beforeFirstPaint = () => {
  // The very file that index.html loads.
  const script = readFileSync('public/theme.js', 'utf8');
  new Function(script)();
};

afterEach(() => setTheme('system'));

describe('theme', () => {
  it('follows the system until one is chosen', () => {
    beforeFirstPaint();
    expect(currentTheme()).toBe('system');
    expect(root).not.toHaveAttribute('data-theme');
  });

  it.each(['light', 'dark'] as const)(
    'a chosen %s theme is there again before the first paint',
    (theme) => {
      setTheme(theme);
      expect(root).toHaveAttribute('data-theme', theme);
      root.removeAttribute('data-theme');
      beforeFirstPaint();
      expect(root).toHaveAttribute('data-theme', theme);
      expect(currentTheme()).toBe(theme);
    },
  );

  it('comes back to the system after a full round of the button', () => {
    expect(themes.map(nextTheme)).toEqual(['light', 'dark', 'system']);
  });

  it('ignores a stored value it does not know', () => {
    localStorage.setItem('theme', '"><script>');
    beforeFirstPaint();
    expect(root).not.toHaveAttribute('data-theme');
    expect(currentTheme()).toBe('system');
  });
});
