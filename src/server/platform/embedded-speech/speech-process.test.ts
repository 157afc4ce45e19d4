// Tests of keeping the process that speaks: crashes, pieces that hang, a full queue, rest, the end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { SpeechError } from '../text-to-speech.ts';
import { SpeechProcess } from './speech-process.ts';
import { startSpeechSynthesizer } from './start-speech-synthesizer.ts';
import { voiceProfiles } from './voice-profiles.ts';

const [profile] = Object.values(voiceProfiles);
if (!profile) throw new Error('no voice');
const piece = { text: 'hello', profile };

/** Processes that do what none should. */
const running = (script: string) =>
  spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
const hanging = () => running('setInterval(() => {}, 1000)');
const crashing = () => running("process.once('message', () => process.exit(9))");
const broken = () => running("throw new Error('cannot start')");
const missing = () => spawn('/no/such/program', { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });

let speech: SpeechProcess | undefined;
let started = 0;
afterEach(async () => {
  await speech?.close();
  started = 0;
});

/** The first processes are these, all others real. */
function speechOf(
  first: (() => ChildProcess)[],
  options: { patienceMs?: number; maxWaiting?: number; restMs?: number } = {},
) {
  speech = new SpeechProcess({
    start: () => {
      started += 1;
      return (first.shift() ?? startSpeechSynthesizer)();
    },
    ...options,
  });
  return speech;
}

describe('the process that speaks', () => {
  it('starts with the first piece and speaks the next ones too', async () => {
    const speaking = speechOf([]);
    expect(started).toBe(0);
    const sounds = await Promise.all([speaking.speak(piece), speaking.speak(piece)]);
    expect(sounds.map(({ samples }) => samples.length > 1_000)).toEqual([true, true]);
    expect(started).toBe(1);
  });

  it('is replaced after a crash, and the piece is spoken all the same', async () => {
    const { samples } = await speechOf([crashing]).speak(piece);
    expect(samples.length).toBeGreaterThan(1_000);
    expect(started).toBe(2);
  });

  it('gives up a piece that two processes break down over, and speaks the next', async () => {
    const speaking = speechOf([crashing, broken]);
    const refused = expect(speaking.speak(piece)).rejects.toThrow(SpeechError);
    const next = speaking.speak(piece);
    await refused;
    expect((await next).samples.length).toBeGreaterThan(1_000);
    expect(started).toBe(3);
  });

  it('gives up a piece that takes too long, and speaks the next', async () => {
    const speaking = speechOf([hanging, hanging], { patienceMs: 300 });
    await expect(speaking.speak(piece)).rejects.toThrow('took too long');
    // A new process each time: the hanging one is ended.
    await expect(speaking.speak(piece)).rejects.toThrow('took too long');
    expect(started).toBe(2);
  });

  it('gives up when no process can be started', async () => {
    await expect(speechOf([missing, missing]).speak(piece)).rejects.toThrow('broke down');
    expect(started).toBe(2);
  });

  it('ends after a rest, and the next piece starts another', async () => {
    let child: ChildProcess | undefined;
    const first = () => {
      child = startSpeechSynthesizer();
      return child;
    };
    const speaking = speechOf([first], { restMs: 20 });
    await speaking.speak(piece);
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect((await speaking.speak(piece)).samples.length).toBeGreaterThan(1_000);
    expect(started).toBe(2);
  });

  it('refuses what comes when too many wait', async () => {
    const speaking = speechOf([hanging], { maxWaiting: 2 });
    const kept = [speaking.speak(piece), speaking.speak(piece), speaking.speak(piece)];
    await expect(speaking.speak(piece)).rejects.toThrow('Too many');
    const ends = Promise.allSettled(kept);
    await speaking.close();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it('[OPS-88] takes owners in turns, whoever has more waiting', async () => {
    const speaking = speechOf([]);
    const order: string[] = [];
    const speak = (name: string, asker: string) =>
      speaking.speak(piece, [asker, 'address']).then(() => order.push(name));
    const flood = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => speak(name, 'a'));
    await Promise.all([...flood, speak('b1', 'b')]);
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3', 'a4', 'a5']);
  });

  it('tells what one piece did wrong and goes on', async () => {
    const speaking = speechOf([]);
    // Not among the speakers' settings: the program refuses it.
    const wrong = { ...profile, playPercent: Number.NaN };
    await expect(speaking.speak({ text: 'hello', profile: wrong })).rejects.toThrow(SpeechError);
    expect((await speaking.speak(piece)).samples.length).toBeGreaterThan(1_000);
    expect(started).toBe(1);
  });

  it('refuses everything once it is closed', async () => {
    const speaking = speechOf([]);
    await speaking.close();
    await expect(speaking.speak(piece)).rejects.toThrow('stopping');
    expect(started).toBe(0);
  });
});
