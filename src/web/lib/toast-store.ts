// The one toast that may show (spec 2, 9): a new one takes the place of the old.
export interface ToastMessage {
  title: string;
  description?: string;
  /** `bad` is the specification's 'destructive'. */
  tone?: 'ok' | 'bad' | 'info';
  action?: {
    label: string;
    onAction: () => void;
  };
}
export interface ShownToast extends ToastMessage {
  id: number;
  isOpen: boolean;
}

export const toastDurationMs = 5000;
/** How long a dismissed toast is kept in memory (spec 9). */
export const toastRemovalDelayMs = 1_000_000;
const limit = 1;

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast at once in the place of any other. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  change([{ ...message, id: lastId, isOpen: true }, ...toasts].slice(0, limit));
}

/** Closes a toast; it leaves the memory later, so that its way out can be drawn. */
export function dismissToast(id: number): void {
  const isShown = toasts.some((toast) => toast.id === id && toast.isOpen);
  if (!isShown) return;
  change(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), toastRemovalDelayMs);
}

export function currentToasts(): readonly ShownToast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
