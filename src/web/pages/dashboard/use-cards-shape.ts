// The shape of the two cards: as remembered while the list loads, then as it is.
import { useEffect, useState } from 'react';
import {
  type CardsShape,
  rememberedShape,
  rememberShape,
} from '#web/features/assistant-list/cards-shape.ts';

/** @param assistantCount undefined while the list is not there */
export function useCardsShape(assistantCount: number | undefined, hasDraft: boolean): CardsShape {
  const [lastShape] = useState(rememberedShape);
  useEffect(() => {
    if (assistantCount !== undefined) rememberShape({ assistantCount, hasDraft });
  }, [assistantCount, hasDraft]);
  return assistantCount === undefined ? lastShape : { assistantCount, hasDraft };
}
