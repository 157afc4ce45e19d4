// What each screen needs beside the first script, so that its page can name it at once: otherwise the browser
// learns of a screen's scripts only after the first one has run, which on a slow line takes another second.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const setup = 'pages/setup/setup-page.tsx';
const test = 'pages/test/test-page.tsx';
const steps = 'features/setup-wizard/steps';

/** Sources by the address of a screen (server/http/web-app.ts); a step of the wizard follows a space. */
export const sourcesOfScreens = {
  '/': ['pages/dashboard/dashboard-page.tsx'],
  '/setup': [setup, `${steps}/assistant-type/assistant-type-step.tsx`],
  '/setup/:id': [setup],
  '/setup/:id flow-selection': [setup, `${steps}/assistant-type/assistant-type-step.tsx`],
  '/setup/:id company-details': [setup, `${steps}/company-info/company-info-step.tsx`],
  '/setup/:id voice-settings': [setup, `${steps}/voice-contact/voice-contact-step.tsx`],
  '/setup/:id call-scripts': [setup, `${steps}/call-scripts/call-scripts-step.tsx`],
  '/setup/:id faqs-docs': [setup, `${steps}/faqs-docs/faqs-docs-step.tsx`],
  '/setup/:id review-deploy': [setup, `${steps}/review-deploy/review-deploy-step.tsx`],
  '/setup/:id preview-test': [
    setup,
    `${steps}/preview-test/preview-test-step.tsx`,
    'features/conversation/preview-conversation.tsx',
  ],
  '/test': [test],
  '/preview/:id': [test, 'features/conversation/phone-simulation.tsx'],
};

/**
 * Writes `screens.json` beside the pages: by screen the addresses of its scripts and style sheets.
 * @param {string} folder what Vite built, with its manifest
 */
export function writeScreenFiles(folder) {
  const manifestFile = join(folder, '.vite', 'manifest.json');
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const first = filesOf(manifest, 'index.html');
  const screens = Object.entries(sourcesOfScreens).map(([screen, sources]) => {
    const files = new Set(sources.flatMap((source) => [...filesOf(manifest, source)]));
    return [screen, [...files].filter((file) => !first.has(file))];
  });
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(Object.fromEntries(screens)));
  rmSync(join(folder, '.vite'), { recursive: true });
}

/** @typedef {Record<string, { file: string, css?: string[], imports?: string[] }>} Manifest */

/**
 * @param {Manifest} manifest
 * @param {string} source
 * @param {Set<string>} files
 * @returns {Set<string>} addresses of its script, of all that it imports, and of their styles
 */
function filesOf(manifest, source, files = new Set()) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`Vite built nothing from ${source}`);
  if (files.has(`/${chunk.file}`)) return files;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, files);
  return files;
}
