// `npm run backup`, `restore`, `operator`, `deployments`, `deliveries`, `owner`, `purge` and `doctor`: built commands of
// the server (src/server/…-command.ts), with the same settings as the server itself: the environment, `.env`, or
// the file that `--env-file` names.
import './lib/require-node.mjs';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './lib/build-if-changed.mjs';
import { readEnvFile } from './lib/env-file.mjs';
import { inProject } from './lib/project.mjs';

const [name] = process.argv.splice(2, 1);
readEnvFile();
await buildIfChanged();
await import(pathToFileURL(inProject('dist', 'server', `${name}-command.js`)).href);
