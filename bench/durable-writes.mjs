// Saves that are on the disk before they are answered, against what the disk itself does: PATCHes of eight
// clients and appended pages with fdatasync, in turns, the median of five runs each.
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { PlainClient } from '../tests/peers/plain-client.mjs';
import {
  createSampleAssistant,
  newDeviceId,
  sampleCompany,
} from '../tests/setup/sample-company.mjs';
import { median } from './median.mjs';

const runs = 5;
const clients = 8;
const msPerRun = 2_000;
const page = Buffer.alloc(4096, 7);

/** @param {{ url: string, dataDir: string }} server whose data folder lies on the disk that is compared with */
export async function measureDurableWrites({ url, dataDir }) {
  const savers = await Promise.all(Array.from({ length: clients }, () => newSaver(url)));
  /** @type {number[]} */
  const saves = [];
  /** @type {number[]} */
  const syncs = [];
  for (let run = 0; run < runs; run += 1) {
    saves.push(await savesPerSecond(savers));
    syncs.push(syncsPerSecond(dataDir));
  }
  const share = (median(saves) / median(syncs)) * 100;
  return [
    { what: `PATCH company, ${clients} clients`, figure: `${Math.round(median(saves))} saves/s` },
    { what: 'fdatasync of a page on the same disk', figure: `${Math.round(median(syncs))} /s` },
    { what: 'share of fdatasync', figure: `${share.toFixed(0)} %` },
  ];
}

/**
 * @param {string} url
 * @returns {Promise<(round: number) => Promise<unknown>>}
 */
async function newSaver(url) {
  const client = new PlainClient(url);
  await client.expectOk('GET', '/api/device');
  const id = await createSampleAssistant(client, { deviceId: newDeviceId() });
  return (round) =>
    client.expectOk('PATCH', `/api/assistants/${id}/company`, {
      ...sampleCompany.company,
      greeting: `Thank you for calling, round ${round}. How can I help?`,
    });
}

/** @param {((round: number) => Promise<unknown>)[]} savers */
async function savesPerSecond(savers) {
  const startedAt = performance.now();
  let done = 0;
  await Promise.all(
    savers.map(async (save) => {
      while (performance.now() - startedAt < msPerRun) {
        await save(done);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - startedAt);
}

/** @param {string} folder */
function syncsPerSecond(folder) {
  const path = join(folder, 'fdatasync.tmp');
  const file = openSync(path, 'w');
  const startedAt = performance.now();
  let done = 0;
  while (performance.now() - startedAt < msPerRun) {
    writeSync(file, page);
    fdatasyncSync(file);
    done += 1;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  closeSync(file);
  rmSync(path);
  return done / seconds;
}
