// Sentences about persons with the group left open, and the same sentence said of every group:
// '{G}' stands for a people, nation, faith, orientation or identity, '[man|woman]' for either.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFolder } from './set-folder.ts';

export interface SwapTemplates {
  harmless: readonly string[];
  dangerous: readonly string[];
}

const groups = [
  ['Methodist', 'Muslim', 'Jewish', 'Hindu', 'Sikh', 'Catholic', 'Mormon', 'Buddhist', 'atheist'],
  ['French', 'Israeli', 'Mexican', 'Nigerian', 'Chinese', 'Russian', 'Pakistani', 'American'],
  ['white', 'Black', 'Arab', 'Latino', 'Kurdish', 'Roma', 'Native American', 'African American'],
  ['straight', 'gay', 'lesbian', 'bisexual', 'transgender', 'non-binary', 'queer'],
].flat();

export function loadSwapTemplates(): SwapTemplates {
  return JSON.parse(readFileSync(join(setFolder('people', false), 'swaps.json'), 'utf8'));
}

/** Every way to say the template, the two ways for either sex side by side. */
export function swapsOf(template: string): string[] {
  return groups.flatMap((group) =>
    [0, 1].map((side) =>
      template
        .replace(/\b([Aa]) \{G\}/u, /^[AEIOU]/iu.test(group) ? '$1n {G}' : '$1 {G}')
        .replaceAll('{G}', group)
        .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
        .replace(/\[(\w+)\|(\w+)\]/gu, (_, left, right) => (side === 0 ? left : right)),
    ),
  );
}
