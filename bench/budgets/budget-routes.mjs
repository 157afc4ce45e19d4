// The routes that have budgets, as an owner of three assistants opens them.
import { sourcesOfScreens } from '../../scripts/lib/screen-files.mjs';

/** @typedef {{ name: string, path: string, isMissing?: boolean }} BudgetRoute */

/**
 * @param {import('../../tests/setup/scenes.mjs').Owner} owner
 * @returns {Record<'home' | 'newSetup' | 'test' | 'preview' | 'notFound', BudgetRoute>}
 */
export function pageRoutes(owner) {
  return {
    home: { name: '/', path: '/' },
    newSetup: { name: '/setup', path: '/setup' },
    test: { name: '/test', path: '/test' },
    preview: { name: '/preview/{id}', path: `/preview/${owner.full}` },
    notFound: { name: 'a page that is not there', path: '/no/such/page', isMissing: true },
  };
}

/**
 * @param {import('../../tests/setup/scenes.mjs').Owner} owner
 * @returns {BudgetRoute[]}
 */
export function stepRoutes(owner) {
  const steps = Object.keys(sourcesOfScreens).flatMap((screen) => screen.split(' ')[1] ?? []);
  return steps.map((step) => ({
    name: `/setup/{id}?step=${step}`,
    path: `/setup/${owner.draft}?step=${step}`,
  }));
}
