// `npm run backup`, `restore`, `operator`, `deployments`, `deliveries`, `owner` and `purge`: built commands of the
// server (src/server/…-command.ts), with the same settings (DATA_DIR, DATABASE_URL) as the server itself.
import './lib/require-node.mjs';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './lib/build-if-changed.mjs';
import { readEnvFile } from './lib/env-file.mjs';
import { inProject } from './lib/project.mjs';

const [name] = process.argv.splice(2, 1);
await buildIfChanged();
readEnvFile();
await import(pathToFileURL(inProject('dist', 'server', `${name}-command.js`)).href);
