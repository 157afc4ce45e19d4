// Tests of the order in which PDFs are made, by the real process.
import type { ChildProcess } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { startHelper } from '#server/platform/start-helper.ts';
import {
  filledConfiguration,
  filledDocuments,
  firstOrder,
} from '#tests/setup/filled-configuration.ts';
import { configurationContent } from './configuration-content.ts';
import { type ConfigurationPdfs, createConfigurationPdfs } from './configuration-pdfs.ts';

const createdAt = new Date('2026-03-02T15:00:00.000Z');
const content = configurationContent({
  assistant: filledConfiguration,
  order: firstOrder,
  documents: filledDocuments,
  productName: 'Porchlight',
  madeAt: createdAt.toISOString(),
});

let pdfs: ConfigurationPdfs;
let children: ChildProcess[] = [];
/** The keys whose turn came. */
let order: string[] = [];
afterEach(async () => {
  await pdfs.close();
  children = [];
  order = [];
});

function start(): void {
  pdfs = createConfigurationPdfs(() => {
    const url = new URL('./configuration-pdfs.ts', import.meta.url).href;
    const child = startHelper({ beside: url, name: 'pdf-maker' });
    children.push(child);
    return child;
  });
}

const make = (key: string, owner: string, length = 1_000_000) =>
  pdfs.make({
    key,
    submissionId: 7,
    askedBy: [owner, 'address'],
    length,
    content: async () => {
      order.push(key);
      return { content, createdAt };
    },
  });

it('[OPS-82] a PDF is made by a process beside the server, one for all', async () => {
  start();
  const made = await Promise.all([make('a', 'a'), make('b', 'a')]);
  expect(made.map(({ pdf }) => pdf.toString('latin1', 0, 5))).toEqual(['%PDF-', '%PDF-']);
  expect(children.map(({ pid }) => pid === process.pid)).toEqual([false]);
});

it('[OPS-82] owners take turns, and what twenty ask for at once is made once', async () => {
  start();
  const flood = ['a1', 'a2', 'a3', 'a4'].map((key) => make(key, 'a'));
  const many = Array.from({ length: 20 }, () => make('b1', 'b', 300_000));
  await Promise.all([...flood, ...many]);
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
});

it('[OPS-82] a usual one does not wait until a long one is done', async () => {
  start();
  let end = () => {};
  const long = pdfs.make({
    key: 'long',
    submissionId: 7,
    askedBy: ['a'],
    length: 1_000_000,
    content: () =>
      new Promise((resolve) => {
        end = () => resolve({ content, createdAt });
      }),
  });
  expect((await make('short', 'b', 100)).pdf.length).toBeGreaterThan(1_000);
  end();
  await long;
  expect(children).toHaveLength(2);
});

it('[OPS-82] whose content cannot be read keeps nobody else waiting', async () => {
  start();
  const refused = pdfs.make({
    key: 'gone',
    submissionId: 7,
    askedBy: ['a'],
    length: 1,
    content: () => Promise.reject(new Error('gone')),
  });
  await expect(refused).rejects.toThrow('gone');
  expect((await make('b', 'b')).pdf.length).toBeGreaterThan(1_000);
});
