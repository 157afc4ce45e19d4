// Requests a second, and the time that 99 of 100 stay under, with 50 keep-alive connections, product and bare
// server in turns: the median of five runs each, so that a slow moment of the machine hits both alike.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../scripts/lib/project.mjs';
import { median } from './median.mjs';

const runs = 5;
const connections = 50;
const secondsPerRun = 5;

/**
 * @param {string} url
 * @param {string} path
 * @param {{ name: string, value: string }[]} cookies
 */
export async function measureThroughput(url, path, cookies) {
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'accept-encoding': 'identity',
  };
  const bare = await startBareServer(await fetch(`${url}${path}`, { headers }));
  /** @type {number[]} */
  const ours = [];
  /** @type {number[]} */
  const slowest = [];
  /** @type {number[]} */
  const floor = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const { perSecond, p99 } = await putLoadOn(`${url}${path}`, headers);
      ours.push(perSecond);
      slowest.push(p99);
      floor.push((await putLoadOn(`${bare.url}${path}`, headers)).perSecond);
    }
  } finally {
    bare.child.kill();
  }
  const ratio = (median(ours) / median(floor)) * 100;
  return [
    { what: 'GET one assistant', figure: `${Math.round(median(ours))} requests/s` },
    { what: `GET one assistant, p99 of ${connections} clients`, figure: `${median(slowest)} ms` },
    { what: 'bare node:http, same answer', figure: `${Math.round(median(floor))} requests/s` },
    { what: 'share of bare node:http', figure: `${ratio.toFixed(0)} %` },
  ];
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function putLoadOn(url, headers) {
  const { default: autocannon } = await import('autocannon');
  const result = await autocannon({ url, headers, connections, duration: secondsPerRun });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** @param {Response} example */
async function startBareServer(example) {
  const headers = [...example.headers].filter(([name]) => !ownOfConnection.has(name)).flat();
  const body = Buffer.from(await example.arrayBuffer()).toString('base64');
  const child = spawn(
    process.execPath,
    [inProject('bench', 'bare-server.mjs'), JSON.stringify({ headers, body })],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [port] = await once(child.stdout, 'data');
  return { child, url: `http://127.0.0.1:${String(port).trim()}` };
}

/** Headers that node:http writes itself. */
const ownOfConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);
