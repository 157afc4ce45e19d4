// `npm run backup -- <file>` and `npm run restore -- <file>`: the built command of the server, with the
// same settings (DATA_DIR, DATABASE_URL) as the server itself.
import './lib/require-node.mjs';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './lib/build-if-changed.mjs';
import { inProject } from './lib/project.mjs';

await buildIfChanged();
await import(pathToFileURL(inProject('dist', 'server', 'backup-command.js')).href);
