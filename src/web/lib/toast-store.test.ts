import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, showToast, toastRemovalDelayMs } from './toast-store.ts';

describe('toast store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('[ROUTE-06] keeps at most one toast: a new one takes the place of the old', () => {
    showToast({ title: 'First' });
    showToast({ title: 'Second' });
    expect(currentToasts().map(({ title }) => title)).toEqual(['Second']);
  });

  it('[CONST-02] a dismissed toast leaves the memory after 1000000 ms', () => {
    showToast({ title: 'Saved' });
    const [toast] = currentToasts();
    dismissToast(toast?.id ?? 0);
    expect(currentToasts()[0]?.isOpen).toBe(false);
    vi.advanceTimersByTime(toastRemovalDelayMs - 1);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
    expect(toastRemovalDelayMs).toBe(1_000_000);
  });

  it('does not let an old toast take a newer one away', () => {
    showToast({ title: 'Old' });
    const [old] = currentToasts();
    dismissToast(old?.id ?? 0);
    showToast({ title: 'New' });
    vi.advanceTimersByTime(toastRemovalDelayMs);
    expect(currentToasts()[0]).toMatchObject({ title: 'New', isOpen: true });
  });
});
