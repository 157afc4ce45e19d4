import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, showToast } from '../lib/toast-store.ts';
import { ToastArea } from './toast.tsx';

/** jsdom has no pointer events; these carry what a swipe is measured by. */
class PointerMouseEvent extends MouseEvent {
  readonly pointerId = 1;
  readonly pointerType = 'touch';
}
vi.stubGlobal('PointerEvent', PointerMouseEvent);

/** The toast on the screen, not its announcement for screen readers. */
const shown = (title: string) => screen.queryByText(title, { selector: 'b' });

describe('toast area', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<ToastArea />);
    act(() => showToast({ title: 'First toast' }));
    await screen.findByText('First toast', { selector: 'b' });
  });
  afterEach(() => {
    act(() => currentToasts().forEach(({ id }) => void dismissToast(id)));
    vi.useRealTimers();
  });

  it('[ROUTE-06] never shows more than one toast', async () => {
    act(() => showToast({ title: 'Second toast', tone: 'bad' }));
    await screen.findByText('Second toast', { selector: 'b' });
    expect(shown('First toast')).toBeNull();
  });

  it('[CONST-02] closes by itself after 5000 ms', async () => {
    await act(() => vi.advanceTimersByTimeAsync(4500));
    expect(shown('First toast')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(shown('First toast')).toBeNull();
  });

  it('[CONST-02] F8 moves the focus to the notification region', () => {
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    expect(document.activeElement).toHaveClass('toasts');
    expect(screen.getByRole('region', { name: /Notifications \(F8\)/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it.each([
    [49, 'stays'],
    [51, 'is dismissed'],
  ])('[CONST-02] after a swipe of %i px to the right it %s', (distance, outcome) => {
    const toast = shown('First toast')?.closest('li') as HTMLElement;
    const at = (clientX: number) => ({ clientX, clientY: 0, button: 0 });
    fireEvent.pointerDown(toast, at(0));
    fireEvent.pointerMove(toast, at(distance));
    fireEvent.pointerUp(toast, at(distance));
    expect(currentToasts()[0]?.isOpen).toBe(outcome === 'stays');
  });

  it('runs the action of a toast and closes it', async () => {
    const onUndo = vi.fn();
    act(() => showToast({ title: 'FAQ #3 deleted', action: { label: 'Undo', onAction: onUndo } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
    expect(currentToasts()[0]?.isOpen).toBe(false);
  });
});
