import { describe, expect, it } from 'vitest';
import { shelve, wordsLike } from './word-shelves.ts';

const shelves = shelve(['plumber', 'plumbers', 'parking', 'lumber', 'number', 'plum', 'plunger']);

describe('wordsLike', () => {
  it.each([
    ['plumbr', 'plumber'],
    ['plummber', 'plumber'],
    ['plumbar', 'plumber'],
    ['plubmer', 'plumber'],
    ['lpumber', 'plumber'],
    ['plumberz', 'plumber'],
    ['parkin', 'parking'],
  ])('for %s has %s among few', (typed, meant) => {
    const words = [...wordsLike(shelves, typed)];
    expect(words).toContain(meant);
    expect(words).not.toContain('plum');
  });

  it('gives the commoner ones first', () => {
    expect([...wordsLike(shelve(['rents', 'renta']), 'rentt')]).toEqual(['rents', 'renta']);
  });

  it('has nothing for what begins with another letter', () => {
    expect([...wordsLike(shelves, 'xyzzy')]).toEqual([]);
    expect([...wordsLike(shelves, '')]).toEqual([]);
  });
});
