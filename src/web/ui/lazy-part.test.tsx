import { render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { currentToasts } from '../lib/toast-store.ts';
import { lazyPart } from './lazy-part.tsx';

it('a part that cannot be fetched says so instead of taking the page down', async () => {
  const Part = lazyPart(() => Promise.reject(new TypeError('Failed to fetch')));
  const { container } = render(
    <Suspense>
      <p>The page</p>
      <Part />
    </Suspense>,
  );
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('This part could not be loaded'));
  expect(container).toHaveTextContent('The page');
});
