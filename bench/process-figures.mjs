// What the server's process needs: memory when nobody asks anything, time from start to ready.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './median.mjs';

/** At rest the server has given back what it needed before, ten to twenty seconds later (http/rest-memory.ts). */
const restMs = 25_000;
const starts = 5;

/**
 * @param {number} pid
 * @param {string} when
 */
export async function measureIdleMemory(pid, when) {
  await wait(restMs);
  return {
    what: `memory at rest ${when} (RSS)`,
    figure: `${Math.round(residentKilobytes(pid) / 1024)} MiB`,
  };
}

/** @param {import('../tests/peers/built-server.mjs').BuiltServer} server */
export async function measureStart(server) {
  /** @type {number[]} */
  const times = [];
  for (let start = 0; start < starts; start += 1) {
    await server.end();
    await server.start();
    times.push(server.readyAfterMs());
  }
  return { what: 'start to first answer', figure: `${Math.round(median(times))} ms` };
}

/** @param {number} pid */
function residentKilobytes(pid) {
  if (process.platform === 'linux') {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
