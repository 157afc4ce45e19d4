// Makes an area take dropped files, and keeps a file dropped beside it from replacing the page.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** @returns whether a file hangs over the area right now */
export function useDropTarget(
  area: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const onDropped = useEffectEvent(onFiles);

  useEffect(() => {
    const controller = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', onEvent: (event: DragEvent) => void) =>
      window.addEventListener(type, onEvent, { signal: controller.signal });
    const isInside = ({ target }: DragEvent) =>
      target instanceof Node && (area.current?.contains(target) ?? false);

    listen('dragover', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const inside = isInside(event);
      if (event.dataTransfer) event.dataTransfer.dropEffect = inside ? 'copy' : 'none';
      setIsOver(inside);
    });
    listen('dragleave', (event) => {
      // Leaving for another element of the page is followed by its dragover.
      if (event.relatedTarget === null) setIsOver(false);
    });
    listen('drop', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      if (isInside(event)) onDropped([...(event.dataTransfer?.files ?? [])]);
    });
    return () => controller.abort();
  }, [area]);

  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
