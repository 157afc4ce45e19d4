// Tests of keeping the thread that speaks: crashes, pieces that hang, a full queue, the end.
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { SpeechError } from '../text-to-speech.ts';
import { SpeechThread } from './speech-thread.ts';
import { startSpeechWorker } from './start-speech-worker.ts';
import { voiceProfiles } from './voice-profiles.ts';

const [profile] = Object.values(voiceProfiles);
if (!profile) throw new Error('no voice');
const piece = { text: 'hello', profile };

/** Threads that do what no thread should. */
const hanging = () => new Worker('setInterval(() => {}, 1000)', { eval: true });
const crashing = () =>
  new Worker("require('node:worker_threads').parentPort.once('message', () => process.exit(9))", {
    eval: true,
  });
const broken = () => new Worker("throw new Error('cannot start')", { eval: true });

let thread: SpeechThread | undefined;
let started = 0;
afterEach(async () => {
  await thread?.close();
  started = 0;
});

/** The first threads are these, all others real. */
function threadOf(
  first: (() => Worker)[],
  options: { patienceMs?: number; maxWaiting?: number } = {},
) {
  thread = new SpeechThread({
    startWorker: () => {
      started += 1;
      return (first.shift() ?? startSpeechWorker)();
    },
    ...options,
  });
  return thread;
}

describe('the thread that speaks', () => {
  it('starts with the first piece and speaks the next ones too', async () => {
    const speaking = threadOf([]);
    expect(started).toBe(0);
    const sounds = await Promise.all([speaking.speak(piece), speaking.speak(piece)]);
    expect(sounds.map(({ samples }) => samples.length > 1_000)).toEqual([true, true]);
    expect(started).toBe(1);
  });

  it('is replaced after a crash, and the piece is spoken all the same', async () => {
    const { samples } = await threadOf([crashing]).speak(piece);
    expect(samples.length).toBeGreaterThan(1_000);
    expect(started).toBe(2);
  });

  it('gives up a piece that two threads break down over, and speaks the next', async () => {
    const speaking = threadOf([crashing, broken]);
    const refused = expect(speaking.speak(piece)).rejects.toThrow(SpeechError);
    const next = speaking.speak(piece);
    await refused;
    expect((await next).samples.length).toBeGreaterThan(1_000);
    expect(started).toBe(3);
  });

  it('gives up a piece that takes too long, and speaks the next', async () => {
    const workers: Worker[] = [];
    const speaking = new SpeechThread({
      patienceMs: 300,
      startWorker: () => {
        workers.push(hanging());
        return workers.at(-1) ?? hanging();
      },
    });
    await expect(speaking.speak(piece)).rejects.toThrow('took too long');
    const second = expect(speaking.speak(piece)).rejects.toThrow('took too long');
    // A new thread each time: the hanging one is ended.
    await second;
    expect(workers).toHaveLength(2);
    await speaking.close();
  });

  it('refuses what comes when too many wait', async () => {
    const speaking = threadOf([hanging], { maxWaiting: 2 });
    const kept = [speaking.speak(piece), speaking.speak(piece), speaking.speak(piece)];
    await expect(speaking.speak(piece)).rejects.toThrow('Too many');
    const ends = Promise.allSettled(kept);
    await speaking.close();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it('tells what one piece did wrong and goes on', async () => {
    const speaking = threadOf([]);
    // Not among the speakers' settings: the program refuses it.
    const wrong = { ...profile, playPercent: Number.NaN };
    await expect(speaking.speak({ text: 'hello', profile: wrong })).rejects.toThrow(SpeechError);
    expect((await speaking.speak(piece)).samples.length).toBeGreaterThan(1_000);
    expect(started).toBe(1);
  });

  it('refuses everything once it is closed', async () => {
    const speaking = threadOf([]);
    await speaking.close();
    await expect(speaking.speak(piece)).rejects.toThrow('stopping');
    expect(started).toBe(0);
  });
});
