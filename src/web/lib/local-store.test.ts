import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLocal, removeLocal, writeLocal } from './local-store.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('gives back the newest value also where it could not be stored over an older one', () => {
  expect(writeLocal('theme', 'light')).toBe(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeLocal('theme', 'dark')).toBe(false);
  expect(readLocal('theme')).toBe('dark');
  full.mockRestore();
  expect(writeLocal('theme', 'system')).toBe(true);
  expect(readLocal('theme')).toBe('system');
  removeLocal('theme');
  expect(readLocal('theme')).toBeNull();
});
