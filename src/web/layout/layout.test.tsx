import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { startNetwork } from '#tests/setup/render-page.tsx';
import { createQueryClient } from '#web/api/query-client.ts';
import { setProductName } from '#web/lib/product-name.ts';
import { setTheme } from '#web/lib/theme.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { NotFoundPage } from '#web/pages/not-found/not-found-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';

const config = { productName: 'Lampenlicht', supportEmail: 'help@example.com' };
const answers = {
  'GET /api/config': config,
  'GET /api/device': { deviceIds: [], needsRecovery: false },
};

function renderAt(path: string) {
  const location = memoryLocation({ path, record: true });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Layout>
          <Switch>
            <Route path="/">
              <h1>Dashboard</h1>
            </Route>
            <Route component={NotFoundPage} />
          </Switch>
        </Layout>
      </Router>
    </QueryClientProvider>,
  );
  return location;
}

beforeEach(() => void startNetwork(answers));
afterEach(() => {
  vi.unstubAllGlobals();
  setProductName('Porchlight');
  setTheme('system');
});

describe('layout', () => {
  it('[ROUTE-05] the header holds the logo, the product title and a Home button to /', async () => {
    renderAt('/nowhere');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Porchlight' }).querySelector('svg')).not.toBeNull();
    expect(header.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(await header.findByRole('link', { name: 'Lampenlicht' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('404 Page Not Found · Lampenlicht');
  });

  it('[ROUTE-07] shows no login', () => {
    renderAt('/');
    expect(screen.queryByText(/sign in|log in|password/i)).toBeNull();
  });

  it('[ROUTE-06] wraps every screen in one toast area', async () => {
    renderAt('/nowhere');
    act(() => showToast({ title: 'Saved' }));
    expect(await screen.findByText('Saved', { selector: 'b' })).toBeVisible();
  });

  it('lets the keyboard skip the header', async () => {
    renderAt('/');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('moves the focus to the heading of a new screen', async () => {
    renderAt('/nowhere');
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus());
  });

  it('waits for a heading that comes late, unless the user went on', async () => {
    const { navigate } = renderAt('/');
    act(() => navigate('/nowhere'));
    const main = screen.getByRole('main');
    const replaceHeading = (text: string) => {
      const heading = document.createElement('h1');
      heading.textContent = text;
      main.replaceChildren(heading);
      return heading;
    };
    const late = replaceHeading('Company Info');
    await waitFor(() => expect(late).toHaveFocus());
    await userEvent.keyboard('{Shift}');
    const tooLate = replaceHeading('Voice');
    await new Promise((done) => setTimeout(done, 50));
    expect(tooLate).not.toHaveFocus();
    main.replaceChildren();
  });

  it('steps through the themes', async () => {
    renderAt('/');
    const button = screen.getByRole('button', { name: 'Theme: system' });
    await userEvent.click(button);
    expect(button).toHaveAccessibleName('Theme: light');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    await userEvent.click(button);
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('says so when the server is not reached, and tries again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    renderAt('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached');
    startNetwork(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('not-found screen', () => {
  it('[ROUTE-04] shows a red alert icon, the heading and the line, and a way home', async () => {
    const { history } = renderAt('/nowhere');
    expect(screen.getByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
    const card = screen.getByText('404 Page Not Found').closest('.card');
    expect(card?.querySelector('.tile--bad svg')).not.toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
    expect(history.at(-1)).toBe('/');
  });
});

describe('error boundary', () => {
  function Broken({ message }: { message: string }): never {
    throw new Error(message);
  }

  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['Failed to fetch dynamically imported module: /assets/a.js', 'This page could not be loaded'],
    ['x is undefined', 'Something went wrong on this page'],
  ])('shows a card instead of a white screen: %s', (message, title) => {
    render(
      <ErrorBoundary resetKey="/setup">
        <Broken message={message} />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('tries again on another screen', () => {
    const { rerender } = render(
      <ErrorBoundary resetKey="/setup">
        <Broken message="x" />
      </ErrorBoundary>,
    );
    rerender(
      <ErrorBoundary resetKey="/">
        <p>Dashboard</p>
      </ErrorBoundary>,
    );
    expect(screen.getByText('Dashboard')).toBeVisible();
  });
});
