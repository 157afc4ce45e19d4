// `npm run build`: the web app into dist/web (Vite), the server into dist/server (esbuild, one file:
// a cold start needs about half the time it takes to load the packages one by one).
import './lib/require-node.mjs';
import { rmSync } from 'node:fs';
import { hashSources, removeStamp, writeStamp } from './lib/build-stamp.mjs';
import { compressFiles } from './lib/compress-files.mjs';
import { inProject } from './lib/project.mjs';
import { writeScreenFiles } from './lib/screen-files.mjs';
import { escapeWideCharactersIn } from './lib/wide-characters.mjs';

process.env.NODE_ENV = 'production';
const startedAt = Date.now();
const hash = hashSources();
removeStamp();

const { build: buildWeb } = await import('vite');
const { build: buildServer } = await import('esbuild');

try {
  await buildWeb({ configFile: inProject('vite.config.ts'), mode: 'production', logLevel: 'warn' });
  writeScreenFiles(inProject('dist', 'web'));
  compressFiles(inProject('dist', 'web', 'assets'));
  rmSync(inProject('dist', 'server'), { recursive: true, force: true });
  await buildServer({
    absWorkingDir: inProject(),
    entryPoints: {
      main: 'src/server/main.ts',
      'backup-command': 'src/server/backup-command.ts',
      'operator-command': 'src/server/operator-command.ts',
      'deployments-command': 'src/server/deployments-command.ts',
      'deliveries-command': 'src/server/deliveries-command.ts',
      'owner-command': 'src/server/owner-command.ts',
      'purge-command': 'src/server/purge-command.ts',
      'doctor-command': 'src/server/doctor-command.ts',
      // Started by the server for each document, see reading/run-reader.ts.
      'document-reader': 'src/server/features/documents/reading/document-reader.ts',
      // The process that makes PDFs, see configuration-pdfs.ts.
      'pdf-maker': 'src/server/features/deployment/pdf-maker.ts',
      // The process that speaks, see start-speech-synthesizer.ts.
      'speech-synthesizer': 'src/server/platform/embedded-speech/speech-synthesizer.ts',
    },
    outdir: 'dist/server',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    // Stays in node_modules: native code, and a package that reads its own files beside it
    // (pdfkit's font metrics and colour profile).
    external: ['libsql', 'pg-native', 'pdfkit'],
    // CommonJS packages inside an ES module ask for these.
    banner: {
      js: [
        "import { createRequire as __createRequire } from 'node:module';",
        "import { fileURLToPath as __fileURLToPath } from 'node:url';",
        "import { dirname as __dirnameOf } from 'node:path';",
        'const require = __createRequire(import.meta.url);',
        'const __filename = __fileURLToPath(import.meta.url);',
        'const __dirname = __dirnameOf(__filename);',
      ].join(''),
    },
    logLevel: 'warning',
  });
  escapeWideCharactersIn(inProject('dist', 'server'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

writeStamp(hash);
console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
