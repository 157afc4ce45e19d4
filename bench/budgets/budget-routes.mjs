// The routes that have budgets, as an owner of three assistants opens them.

/** @typedef {{ name: string, path: string, hasConversation?: boolean, isMissing?: boolean }} BudgetRoute */

const steps = [
  'flow-selection',
  'company-details',
  'voice-settings',
  'call-scripts',
  'faqs-docs',
  'review-deploy',
  'preview-test',
];

/**
 * @param {import('../../tests/setup/scenes.mjs').Owner} owner
 * @returns {Record<'home' | 'newSetup' | 'test' | 'preview' | 'notFound', BudgetRoute>}
 */
export function pageRoutes(owner) {
  return {
    home: { name: '/', path: '/' },
    newSetup: { name: '/setup', path: '/setup' },
    test: { name: '/test', path: '/test' },
    preview: { name: '/preview/{id}', path: `/preview/${owner.full}`, hasConversation: true },
    notFound: { name: 'a page that is not there', path: '/no/such/page', isMissing: true },
  };
}

/**
 * @param {import('../../tests/setup/scenes.mjs').Owner} owner
 * @returns {BudgetRoute[]}
 */
export function stepRoutes(owner) {
  return steps.map((step) => ({
    name: `/setup/{id}?step=${step}`,
    path: `/setup/${owner.draft}?step=${step}`,
    hasConversation: step === 'preview-test',
  }));
}
