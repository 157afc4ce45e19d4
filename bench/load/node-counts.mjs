// Requests a second of one and of two servers on one PostgreSQL, through the same balancer and in turns.
import { startBuiltServer } from '../../tests/peers/built-server.mjs';
import { PlainClient } from '../../tests/peers/plain-client.mjs';
import { findPostgres, startPostgres } from '../../tests/peers/postgres.mjs';
import { startBalancer } from '../../tests/peers/tcp-balancer.mjs';
import {
  createSampleAssistant,
  newDeviceId,
  sampleCompany,
} from '../../tests/setup/sample-company.mjs';
import { median } from '../median.mjs';

const runs = 3;
const secondsPerRun = 5;
const connections = 50;
const owners = 20;

export async function measureNodeCounts() {
  if (!findPostgres()) return [{ what: '1 and 2 nodes', figure: 'no PostgreSQL was found' }];
  const cluster = await startPostgres({ isDurable: true });
  const env = { DATABASE_URL: cluster.url, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' };
  const nodes = await Promise.all([startBuiltServer({ env }), startBuiltServer({ env })]);
  const urls = nodes.map(({ url }) => url);
  const balancers = [await startBalancer(urls.slice(0, 1)), await startBalancer(urls)];
  try {
    const requests = await Promise.all(
      Array.from({ length: owners }, () => callsOf(urls[0] ?? '')),
    );
    const rows = [];
    for (const kind of /** @type {const} */ (['read', 'save'])) {
      /** @type {number[][]} */
      const figures = [[], []];
      for (let run = 0; run < runs; run += 1) {
        for (const [index, { url }] of balancers.entries()) {
          figures[index]?.push(
            await requestsPerSecond(
              url,
              requests.map((calls) => calls[kind]),
            ),
          );
        }
      }
      const [one = 0, two = 0] = figures.map(median);
      rows.push({
        what: kind === 'read' ? 'GET one assistant' : 'PATCH company',
        figure: `1 node ${Math.round(one)}, 2 nodes ${Math.round(two)} requests/s (× ${(two / one).toFixed(2)})`,
      });
    }
    return rows;
  } finally {
    await Promise.all(balancers.map((balancer) => balancer.close()));
    await Promise.all(nodes.map((node) => node.stop()));
    await cluster.stop();
  }
}

/** @param {string} url */
async function callsOf(url) {
  const client = new PlainClient(url);
  await client.expectOk('GET', '/api/device');
  const id = await createSampleAssistant(client, { deviceId: newDeviceId() });
  const cookie = client
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  return {
    read: {
      method: /** @type {const} */ ('GET'),
      path: `/api/assistants/${id}`,
      headers: { cookie },
    },
    save: {
      method: /** @type {const} */ ('PATCH'),
      path: `/api/assistants/${id}/company`,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(sampleCompany.company),
    },
  };
}

/**
 * @param {string} url
 * @param {import('autocannon').Request[]} requests
 */
async function requestsPerSecond(url, requests) {
  const { default: autocannon } = await import('autocannon');
  const result = await autocannon({ url, requests, connections, duration: secondsPerRun });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`);
  }
  return result.requests.average;
}
