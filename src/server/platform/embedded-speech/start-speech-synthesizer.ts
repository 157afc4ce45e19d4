// Starts the process that speaks: from the bundle beside this file, or from the sources.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const isSource = import.meta.url.endsWith('.ts');
const file = fileURLToPath(
  new URL(isSource ? './speech-synthesizer.ts' : './speech-synthesizer.js', import.meta.url),
);

export function startSpeechSynthesizer(): ChildProcess {
  return fork(file, {
    // It gets no settings and no secrets.
    env: {},
    execArgv: isSource ? ['--import', 'tsx'] : [],
    // Sounds go over as bytes, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(isSource && { cwd: fileURLToPath(new URL('.', import.meta.url)) }),
  });
}
