// Whether a component is still on the screen, for what ends after it may have gone.
import { type RefObject, useEffect, useRef } from 'react';

export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
