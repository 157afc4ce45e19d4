// Ends the process that reads a document when it uses too much memory or time, or when the server that waits
// for it is gone. A thread of its own looks: the reading itself may keep the main one busy for ever.
import { Worker } from 'node:worker_threads';
import { maxReaderMegabytes, maxReaderMs } from './reading-limits.ts';

/** @param maxCpuMs of a processor; a busy machine makes nothing slow */
export function limitThisProcess(maxCpuMs: number): void {
  const watch = new Worker(watcher, {
    eval: true,
    workerData: {
      maxBytes: maxReaderMegabytes * 1024 * 1024,
      maxMs: maxReaderMs,
      maxCpuMs,
      parent: process.ppid,
    },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  watch.unref();
}

/** JavaScript as it is, so that no loader has to be started for it. */
const watcher = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const end = (why) => {
  writeSync(2, why);
  process.kill(process.pid, 'SIGKILL');
};
setInterval(() => {
  if (process.memoryUsage.rss() > workerData.maxBytes) end('too much memory');
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > workerData.maxCpuMs || performance.now() > workerData.maxMs) end('too much time');
  if (process.ppid !== workerData.parent) end('the server is gone');
}, 25);
`;
