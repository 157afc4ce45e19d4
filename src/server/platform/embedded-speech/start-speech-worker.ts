// Starts the thread that speaks: from the bundle beside this file, or from the sources.
import { Worker } from 'node:worker_threads';

export function startSpeechWorker(): Worker {
  const isBundled = import.meta.url.endsWith('.js');
  if (isBundled) return new Worker(new URL('./speech-worker.js', import.meta.url));
  // Node starts no thread from TypeScript by itself, whatever runs this one.
  const source = new URL('./speech-worker.ts', import.meta.url).href;
  const start = `import('tsx/esm/api').then((tsx) => tsx.tsImport('${source}', '${source}'))`;
  return new Worker(start, { eval: true });
}
