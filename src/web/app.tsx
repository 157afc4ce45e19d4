// The screens and their addresses (spec 2), each loaded when it is first shown.
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { createQueryClient } from '#web/api/query-client.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { paths } from './paths.ts';
import { Skeleton } from './ui/skeleton.tsx';

const DashboardPage = page(() =>
  import('./pages/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
);
const SetupPage = page(() => import('./pages/setup/setup-page.tsx').then((m) => m.SetupPage));
const TestPage = page(() => import('./pages/test/test-page.tsx').then((m) => m.TestPage));
const NotFoundPage = page(() =>
  import('./pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage),
);

export function App() {
  const [client] = useState(createQueryClient);
  const [path] = useLocation();
  return (
    <QueryClientProvider client={client}>
      <Layout>
        <ErrorBoundary resetKey={path}>
          <Suspense fallback={<Skeleton className="page-wait" label="Loading..." visibleLabel />}>
            <Switch>
              <Route path={paths.dashboard} component={DashboardPage} />
              <Route path={paths.setup} component={SetupPage} />
              <Route path={paths.setupAssistant} component={SetupPage} />
              <Route path={paths.test} component={TestPage} />
              <Route path={paths.preview} component={TestPage} />
              <Route component={NotFoundPage} />
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </QueryClientProvider>
  );
}

function page(load: () => Promise<ComponentType>) {
  return lazy(() => load().then((Page) => ({ default: Page })));
}
