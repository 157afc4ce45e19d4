// The title of the browser tab: 'Page · Product'.
import { useEffect, useSyncExternalStore } from 'react';
import { productName, subscribeToProductName } from './product-name.ts';

export function useDocumentTitle(page: string): void {
  const product = useSyncExternalStore(subscribeToProductName, productName);
  useEffect(() => {
    document.title = page === '' ? product : `${page} · ${product}`;
  }, [page, product]);
}
