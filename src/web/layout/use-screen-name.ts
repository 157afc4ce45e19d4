// Tells the styles which screen is shown: the header is as wide as the page below it. public/theme.js does the
// same before the first paint.
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';

export function useScreenName(): void {
  const [path] = useLocation();
  useLayoutEffect(() => {
    document.documentElement.dataset.screen = path.split('/')[1]?.toLowerCase() ?? '';
  }, [path]);
}
