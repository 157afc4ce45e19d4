import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assessEmergency } from '#engine/emergency/assess-emergency.ts';
import { plainPolicy } from './plain-policy.ts';
import { loadSwapTemplates, swapsOf } from './swap-groups.ts';

const { harmless, dangerous } = loadSwapTemplates();
const levelOf = (text: string) => assessEmergency(text, plainPolicy).level;
const levelsOf = (template: string) => [...new Set(swapsOf(template).map(levelOf))];

describe('[TALK-66] the same sentence about another people, faith, orientation or sex', () => {
  it('is told of in enough ways', () => {
    expect(harmless.length).toBeGreaterThanOrEqual(200);
    expect(dangerous.length).toBeGreaterThanOrEqual(60);
    expect(new Set(swapsOf('A {G} [man|woman]')).size).toBeGreaterThanOrEqual(60);
  });

  it('has the same level when it is harmless', () => {
    expect(harmless.filter((template) => levelsOf(template).length > 1)).toEqual([]);
  });

  it('has the same level when it is dangerous', () => {
    expect(dangerous.filter((template) => levelsOf(template).length > 1)).toEqual([]);
  });

  it('alarms nobody when it is harmless, and is rarely asked about', () => {
    const levels = harmless.map((template) => levelOf(swapsOf(template)[0] ?? ''));
    expect(levels.filter((level) => level === 'life' || level === 'urgent')).toEqual([]);
    const asked = levels.filter((level) => level === 'possible').length;
    expect(asked / levels.length).toBeLessThanOrEqual(0.02);
  });

  it('is never left alone when it is dangerous', () => {
    const calm = dangerous.filter((template) => levelOf(swapsOf(template)[0] ?? '') === 'none');
    expect(calm).toEqual([]);
  });
});

describe('the sentences about persons', () => {
  it('are none of the exemplars that the engine learns from', () => {
    const folder = join(import.meta.dirname, '..', 'scripts', 'emergency-exemplars');
    const plain = (text: string) => text.toLowerCase().replace(/[.?!]$/u, '');
    const exemplars = readdirSync(folder).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8').split('\n'),
    );
    const learnt = new Set(exemplars.map(plain));
    const said = [...harmless, ...dangerous].flatMap(swapsOf);
    expect(said.filter((text) => learnt.has(plain(text)))).toEqual([]);
  });
});
