// The addresses of the screens (spec 2).
export const paths = {
  dashboard: '/',
  setup: '/setup',
  setupAssistant: '/setup/:id',
  test: '/test',
  preview: '/preview/:id',
} as const;

/** The wizard editing an assistant, at a named step if one is given. */
export function setupPath(id: number | string, step?: string): string {
  const path = `/setup/${encodeURIComponent(id)}`;
  return step === undefined ? path : `${path}?step=${encodeURIComponent(step)}`;
}

/** Step FAQs & Docs with a new FAQ that asks `question`. Nothing is saved by opening it. */
export function newFaqPath(id: number | string, question: string): string {
  return `${setupPath(id, 'faqs-docs')}&question=${encodeURIComponent(question)}`;
}

/** The test screen of one assistant. */
export function previewPath(id: number | string): string {
  return `/preview/${encodeURIComponent(id)}`;
}
