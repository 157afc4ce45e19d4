// Ids in addresses (spec 3): whole numbers; anything else names nothing and answers like a missing object.
import { AppError } from './app-error.ts';

export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** @throws AppError not-found */
export function parseId(text: string): number {
  if (!isId(text)) throw new AppError('not-found');
  return Number(text);
}
