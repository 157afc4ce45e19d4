// Starts a process of our own beside the server: from the bundle, or from the sources with the loader that reads them.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const isSource = import.meta.url.endsWith('.ts');

/** A process that answers messages. */
export interface Helper {
  /** `import.meta.url` of a file in the folder of its source. Built, it lies beside the server. */
  beside: string;
  /** Of its file, without an ending. */
  name: string;
  /** Of its heap; without one Node's own limit holds. */
  maxMegabytes?: number;
}

export function startHelper({ beside, name, maxMegabytes }: Helper): ChildProcess {
  const file = fileURLToPath(new URL(`./${name}.${isSource ? 'ts' : 'js'}`, beside));
  return fork(file, {
    // It gets no settings and no secrets.
    env: {},
    execArgv: [
      ...(maxMegabytes === undefined ? [] : [`--max-old-space-size=${maxMegabytes}`]),
      ...(isSource ? ['--import', 'tsx'] : []),
    ],
    // Bytes go over as bytes, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(isSource && { cwd: fileURLToPath(new URL('.', beside)) }),
  });
}
