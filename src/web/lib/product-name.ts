// The product's name: from the page until the settings have arrived, so that it never flickers.
const listeners = new Set<() => void>();
let name =
  document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content || 'Porchlight';

export function productName(): string {
  return name;
}

export function setProductName(next: string): void {
  if (next === name || next === '') return;
  name = next;
  for (const listener of listeners) listener();
}

export function subscribeToProductName(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
