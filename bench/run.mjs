// `npm run bench`: how fast and how small the production build is on this machine. Never part of the
// tests, since nothing there may depend on speed. All traffic stays on the loopback address; the figures go
// to docs/performance.md. `npm run bench -- load` puts people's load on it instead, see load/run-load.mjs, and
// `npm run bench -- floods` strangers' floods, see floods/run-floods.mjs.
import '../scripts/lib/require-node.mjs';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { installMissingPackages } from '../scripts/lib/packages.mjs';

const [loadBefore = 0] = loadavg();
await installMissingPackages({ isDevelopmentNeeded: true });
const { buildIfChanged } = await import('../scripts/lib/build-if-changed.mjs');
await buildIfChanged();

const [wanted, ...parts] = process.argv.slice(2);
if (wanted === 'load') {
  const { runLoad } = await import('./load/run-load.mjs');
  printTable(await runLoad(parts));
} else if (wanted === 'floods') {
  const { runFloods } = await import('./floods/run-floods.mjs');
  await runFloods(parts);
} else {
  const { writePerformancePage } = await import('./performance-page.mjs');
  const rows = await measureOneProcess();
  writePerformancePage(rows, loadBefore);
  printTable(rows);
  console.log('Written to docs/performance.md.');
}

async function measureOneProcess() {
  const { startBuiltServer } = await import('../tests/peers/built-server.mjs');
  const { PlainClient } = await import('../tests/peers/plain-client.mjs');
  const { createSampleAssistant, newDeviceId } = await import('../tests/setup/sample-company.mjs');
  const { measureThroughput } = await import('./throughput.mjs');
  const { measureDurableWrites } = await import('./durable-writes.mjs');
  const { measureIdleMemory, measureStart } = await import('./process-figures.mjs');
  const { measurePdf } = await import('./pdf.mjs');
  const { measureSpeech } = await import('./speech.mjs');
  const { measureAssistantGrowth, measurePassageGrowth } = await import('./growth.mjs');

  const server = await startBuiltServer({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' } });
  /** @type {{ what: string, figure: string }[]} */
  const rows = [];
  try {
    const client = new PlainClient(server.url);
    await client.expectOk('GET', '/api/device');
    const id = await createSampleAssistant(client, { deviceId: newDeviceId() });

    console.log('Memory at rest …');
    rows.push(await measureIdleMemory(server.pid(), 'before the load'));
    console.log('Throughput of GET /api/assistants/{id} against bare node:http …');
    rows.push(...(await measureThroughput(server.url, `/api/assistants/${id}`, client.cookies())));
    console.log('Saves against fdatasync …');
    rows.push(...(await measureDurableWrites(server)));
    rows.push(await measureIdleMemory(server.pid(), 'after the load'));
    console.log('Start on existing data …');
    rows.push(await measureStart(server));
    console.log('PDF of a full configuration …');
    const assistant = await client.expectOk('GET', `/api/assistants/${id}`);
    const documents = await client.expectOk('GET', `/api/assistants/${id}/documents`);
    rows.push(await measurePdf({ assistant, documents }));
    console.log('Speech …');
    rows.push(await measureSpeech());
    console.log('Growth …');
    rows.push(...(await measurePassageGrowth(server.url)));
    rows.push(...(await measureAssistantGrowth(server.url)));
  } finally {
    await server.stop();
    rmSync(server.dataDir, { recursive: true, force: true });
  }
  return rows;
}

/** @param {{ what: string, figure: string }[]} rows */
function printTable(rows) {
  console.table(Object.fromEntries(rows.map(({ what, figure }) => [what, { figure }])));
}
