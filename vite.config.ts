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
