import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentToasts, dismissToast } from '../lib/toast-store.ts';
import { lazyPart } from './lazy-part.tsx';

const missing = () => Promise.reject(new TypeError('Failed to fetch'));
const shown = () => currentToasts().find(({ isOpen }) => isOpen);
const dismiss = () => currentToasts().forEach(({ id }) => void dismissToast(id));

beforeEach(dismiss);

describe('a part that cannot be fetched', () => {
  it('says so instead of taking the page down', async () => {
    const Part = lazyPart(missing);
    const { container } = render(
      <Suspense>
        <p>The page</p>
        <Part />
      </Suspense>,
    );
    await waitFor(() => expect(shown()?.title).toBe('This part could not be loaded'));
    expect(container).toHaveTextContent('The page');
  });

  it.each(['open', 'isOpen'])(
    'says so each time it is opened (%s), and not while closed',
    async (name) => {
      const Part = lazyPart<Record<string, boolean>>(missing);
      const at = (isOpen: boolean) => (
        <Suspense fallback="Loading">
          <Part {...{ [name]: isOpen }} />
        </Suspense>
      );
      const { rerender } = render(at(false));
      await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
      expect(shown()).toBeUndefined();
      for (const _ of ['first', 'second']) {
        rerender(at(true));
        expect(shown()?.title).toBe('This part could not be loaded');
        dismiss();
        rerender(at(false));
      }
    },
  );
});
