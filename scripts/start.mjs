// `npm start`: installs what is missing, builds if sources changed, then runs the server in this
// process, so that signals and exit codes are the server's own.
import './lib/require-node.mjs';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './lib/build-if-changed.mjs';
import { readEnvFile } from './lib/env-file.mjs';
import { inProject } from './lib/project.mjs';

readEnvFile();
await buildIfChanged();
await import(pathToFileURL(inProject('dist', 'server', 'main.js')).href);
