import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setFolder } from './set-folder.ts';

interface Group {
  level: string;
  category: string;
  style: string;
  texts: string[];
}

const groups: Group[] = [false, true].flatMap((isFinal) => {
  const folder = setFolder('emergencies', isFinal);
  return readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Group[],
  );
});
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]/gu, '')
    .trim();
const count = (...levels: string[]) =>
  groups.filter(({ level }) => levels.includes(level)).flatMap(({ texts }) => texts).length;

describe('the emergency sentences', () => {
  it('are enough of every kind', () => {
    expect(count('life', 'urgent', 'possible')).toBeGreaterThanOrEqual(330);
    expect(count('none')).toBeGreaterThanOrEqual(150);
    expect(count('life', 'urgent', 'possible', 'none')).toBe(
      groups.flatMap(({ texts }) => texts).length,
    );
    expect(new Set(groups.map(({ style }) => style)).size).toBeGreaterThanOrEqual(6);
  });

  it('stand there once each', () => {
    const sentences = groups.flatMap(({ texts }) => texts.map(plain));
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
  });

  it('are none of the exemplars that the engine learns from', () => {
    const folder = join(import.meta.dirname, '..', 'scripts', 'emergency-exemplars');
    const exemplars = new Set(
      readdirSync(folder).flatMap((file) =>
        readFileSync(join(folder, file), 'utf8').split('\n').map(plain),
      ),
    );
    const taught = groups
      .flatMap(({ texts }) => texts)
      .filter((text) => exemplars.has(plain(text)));
    expect(taught).toEqual([]);
  });
});
