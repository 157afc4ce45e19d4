// `npm run bench -- load`: the production build under people's load. `-- load crowd`, `-- load mixed` or
// `-- load nodes` runs one part; LOAD_MINUTES sets how long the mixed load lasts (5).
import { rmSync } from 'node:fs';
import { startBuiltServer } from '../../tests/peers/built-server.mjs';
import { measureMixedLoad } from './mixed-load.mjs';
import { measureNodeCounts } from './node-counts.mjs';
import { readGauge } from './read-gauge.mjs';
import { measureWizardCrowd } from './wizard-crowd.mjs';

const people = 200;
/** Far quicker than anybody reads and types. */
const stepMs = 5_000;
const mixedClients = 12;
const minutes = Number(process.env.LOAD_MINUTES ?? 5);

/** @type {Record<string, () => Promise<{ what: string, figure: string }[]>>} */
const parts = {
  crowd: () =>
    withServer(async (server) => {
      const rows = [];
      for (const [what, pauseMs] of /** @type {const} */ ([
        [`${people} people, ${stepMs / 1000} s a step`, stepMs],
        [`${people} programs without a pause`, 0],
      ])) {
        const before = await readGauge(server.url, 'process_cpu_seconds_total');
        const startedAt = performance.now();
        const times = await measureWizardCrowd(server.url, { people, pauseMs });
        const seconds = Math.round((performance.now() - startedAt) / 1000);
        const used = (await readGauge(server.url, 'process_cpu_seconds_total')) - before;
        const figure = `${times.tell()}; ${used.toFixed(1)} s of a processor in ${seconds} s`;
        rows.push({ what, figure });
      }
      return rows;
    }),
  mixed: () =>
    withServer(async (server) => {
      const { times, second, last } = await measureMixedLoad(server, {
        clients: mixedClients,
        minutes,
      });
      const growth = (/** @type {number} */ before, /** @type {number} */ after) =>
        `${Math.round((after / before) * 100)} %`;
      return [
        { what: `${minutes} minutes of mixed load`, figure: times.tell() },
        {
          what: 'heap, last minute to second',
          figure: `${growth(second.heap, last.heap)} (${megabytes(second.heap)} to ${megabytes(last.heap)})`,
        },
        {
          what: 'memory (RSS), last minute to second',
          figure: `${growth(second.resident, last.resident)} (${megabytes(second.resident)} to ${megabytes(last.resident)})`,
        },
        {
          what: 'file handles, second and last minute',
          figure: `${second.handles.toFixed(1)} and ${last.handles.toFixed(1)}`,
        },
      ];
    }),
  nodes: measureNodeCounts,
};

/** @param {string[]} names of parts; none: all */
export async function runLoad(names) {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(
      `No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`,
    );
  }
  const rows = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`Load: ${name} …`);
    rows.push(...(await measure()));
  }
  return rows;
}

/**
 * @template T
 * @param {(server: import('../../tests/peers/built-server.mjs').BuiltServer) => Promise<T>} work
 */
async function withServer(work) {
  const server = await startBuiltServer({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' } });
  try {
    return await work(server);
  } finally {
    await server.stop();
    rmSync(server.dataDir, { recursive: true, force: true });
  }
}

const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1024 / 1024)} MiB`;
