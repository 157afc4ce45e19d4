// The shape of the two cards: as remembered while the list loads, then as it is.
import { useEffect, useState } from 'react';
import {
  type CardsShape,
  rememberedShape,
  rememberShape,
} from '#web/features/assistant-list/cards-shape.ts';

interface Cards {
  shape: CardsShape;
  /** Nothing was remembered: the first visit, or local storage is blocked. */
  isFirstVisit: boolean;
}

const emptyDashboard: CardsShape = { assistantCount: 0, hasDraft: false };

/** @param assistantCount undefined while the list is not there */
export function useCardsShape(assistantCount: number | undefined, hasDraft: boolean): Cards {
  const [lastShape] = useState(rememberedShape);
  useEffect(() => {
    if (assistantCount !== undefined) rememberShape({ assistantCount, hasDraft });
  }, [assistantCount, hasDraft]);
  const shape =
    assistantCount === undefined ? (lastShape ?? emptyDashboard) : { assistantCount, hasDraft };
  return { shape, isFirstVisit: lastShape === null };
}
