// Another person at another address, who reads and deploys while a flood lasts.
import { setTimeout as wait } from 'node:timers/promises';
import {
  createSampleAssistant,
  newDeviceId,
  sampleCompany,
} from '../../tests/setup/sample-company.mjs';
import { FloodClient } from './flood-client.mjs';

const readEveryMs = 50;
const deployEveryMs = 1_000;

/** @param {string} url */
export async function createBystander(url) {
  const client = new FloodClient(url, '198.51.100.23');
  await client.expectOk('GET', '/api/device');
  const id = await createSampleAssistant(client, { deviceId: newDeviceId() });
  const path = `/api/assistants/${id}`;
  const figures = {
    /** @type {number[]} */ reads: [],
    /** @type {number[]} */ deploys: [],
    /** @type {Record<string, number>} */ refused: {},
  };

  /** @param {number[]} kept @param {string} method @param {string} target @param {unknown} [body] */
  async function timed(kept, method, target, body) {
    const startedAt = performance.now();
    const status = await client.send(method, target, body).then(
      (answer) => answer.status,
      () => 'broken',
    );
    kept.push(performance.now() - startedAt);
    if (status !== 200) figures.refused[status] = (figures.refused[status] ?? 0) + 1;
  }

  return {
    figures,
    /** @param {() => boolean} isOver */
    async work(isOver) {
      const reading = async () => {
        while (!isOver()) {
          await timed(figures.reads, 'GET', path);
          await wait(readEveryMs);
        }
      };
      const deploying = async () => {
        for (let n = 0; !isOver(); n += 1) {
          const businessHours = `Monday to Friday, 9 AM to 5 PM, edition ${n}`;
          await timed([], 'PATCH', `${path}/company`, { ...sampleCompany.company, businessHours });
          await timed(figures.deploys, 'POST', `${path}/deploy`);
          await wait(deployEveryMs);
        }
      };
      await Promise.all([reading(), deploying()]);
    },
    /** Milliseconds until a text of 60 bytes is read; null when that takes more than a minute. */
    async timeOfReading() {
      const startedAt = performance.now();
      const { id: documentId } = await client.upload(
        id,
        'note.txt',
        'The pool is open from nine to eight on all days of June.',
      );
      while (performance.now() - startedAt < 60_000) {
        const list = await client.expectOk('GET', `${path}/documents`);
        const row = list.find((/** @type {{ id: number }} */ it) => it.id === documentId);
        if (row?.readingStatus === 'ready') return performance.now() - startedAt;
        await wait(100);
      }
      return null;
    },
    mayGetMail: async () =>
      (
        await client.send('PATCH', `${path}/deployment`, {
          notifyEmail: 'office@harbourrow.example',
        })
      ).status,
  };
}
