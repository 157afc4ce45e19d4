// The shape the dashboard's cards had last time, so that the page does not jump when the list arrives.
import { readLocal, writeLocal } from '#web/lib/local-store.ts';

export interface CardsShape {
  assistantCount: number;
  /** 'Continue where you left off' was there. */
  hasDraft: boolean;
}

const key = 'porchlight.dashboard-shape';

export function rememberShape({ assistantCount, hasDraft }: CardsShape): void {
  writeLocal(key, `${assistantCount} ${hasDraft ? 'draft' : ''}`);
}

/** @returns null for a browser that has not been here before */
export function rememberedShape(): CardsShape | null {
  const remembered = readLocal(key);
  if (remembered === null) return null;
  const [count, draft] = remembered.split(' ');
  return { assistantCount: Number(count) || 0, hasDraft: draft === 'draft' };
}
