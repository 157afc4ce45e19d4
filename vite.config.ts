// How the web app is built and served in development; `#shared/…` comes from package.json's imports.
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const apiServer = 'http://127.0.0.1:3000';

/** The style sheet first: nothing is painted before it, and a browser asks for six files at once. */
const stylesFirst: Plugin = {
  name: 'styles-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const link = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
      return html.replace(link, '').replace(/(<meta name="theme-color"[^>]*>)/, `$1${link}`);
    },
  },
};

/**
 * What goes together into one file beside the screens' own: a browser asks for six files at once, and on a slow
 * line every further six cost a round trip (decision 0011). Only what several screens use; of two groups the
 * one of higher priority gets it, with all that it imports.
 */
const chunkGroups = [
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  // Under dialogs, menus and toasts.
  { name: 'layers', test: /@radix-ui\/(?!react-focus)/, minShareCount: 2, priority: 2 },
  // Icons, fields, calls, texts, names and numbers written out.
  {
    name: 'parts',
    test: anyOf(
      'lucide-react',
      'web/(ui|messages|api/assistants|features/setup-wizard/steps\\.ts)',
      'web/lib/(?!reply|browser-speech|microphone)',
      'domain/(assistant-status|dialled-number|file-size|phone-number|spoken-time|voice-catalogue)',
    ),
    minShareCount: 2,
    maxModuleSize: 7_000,
    priority: 1,
  },
  // What the browser says when the server is away.
  { name: 'replies', test: /domain\/canned-replies/, minShareCount: 2, priority: 1 },
  {
    name: 'talk',
    test: anyOf('features/conversation', 'web/lib/(reply|browser-speech)'),
    minShareCount: 2,
  },
  {
    name: 'wizard',
    test: anyOf('features/setup-wizard', 'pages/setup', 'web/api', 'domain'),
    minShareCount: 2,
    maxModuleSize: 4_000,
  },
];

function anyOf(...paths: string[]): RegExp {
  return new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));
}

export default defineConfig({
  root: 'src/web',
  publicDir: '../../public',
  cacheDir: '../../node_modules/.vite',
  plugins: [react(), stylesFirst],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The first versions with light-dark(), on which both themes rest (styles/tokens.css).
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // All of these know modulepreload.
    modulePreload: { polyfill: false },
    // The page's policy allows no inline data except images, so small files stay files.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // For scripts/lib/screen-files.mjs, which takes it away again.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      // Not src/web/api/*.ts, which the development server itself sends under /api/.
      '^/api/(?!.*\\.ts(\\?|$))': apiServer,
      '/healthz': apiServer,
      '/readyz': apiServer,
    },
  },
});
