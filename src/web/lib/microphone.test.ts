import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRecording } from './microphone.ts';

/** The browser's side: one track, one audio context, one worklet that the test lets hear. */
let track: ReturnType<typeof newTrack>;
let context: TestContext;
let node: TestNode;
const getUserMedia = vi.fn();

function newTrack() {
  return Object.assign(new EventTarget(), { stop: vi.fn() });
}

class TestContext {
  sampleRate = 48_000;
  destination = {};
  audioWorklet = { addModule: vi.fn(async (_url: string): Promise<void> => undefined) };
  resume = vi.fn(async () => undefined);
  close = vi.fn(async () => undefined);

  constructor() {
    context = this;
    prepare(this);
  }

  createMediaStreamSource() {
    return { connect: (next: TestNode) => next };
  }
}

class TestNode {
  port: { onmessage: ((event: { data: Float32Array }) => void) | null } = { onmessage: null };
  connect = vi.fn((next: unknown) => next);

  constructor() {
    node = this;
  }
}

let prepare: (context: TestContext) => void = () => undefined;

const hear = (samples: Float32Array) => node.port.onmessage?.({ data: samples });
const tone = (seconds: number, rate = 48_000) =>
  Float32Array.from(
    { length: seconds * rate },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * 440 * i) / rate),
  );

async function readWav(blob: Blob) {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader(); // jsdom's blobs have no arrayBuffer()
    reader.onload = () => resolve(reader.result as ArrayBuffer); // as was asked for
    reader.readAsArrayBuffer(blob);
  });
  const view = new DataView(bytes);
  const samples = Array.from(
    { length: (bytes.byteLength - 44) / 2 },
    (_, i) => view.getInt16(44 + i * 2, true) / 32_767,
  );
  const upwards = samples.filter((sample, i) => sample >= 0 && (samples[i - 1] ?? 0) < 0);
  return {
    channels: view.getUint16(22, true),
    rate: view.getUint32(24, true),
    seconds: samples.length / 16_000,
    hertz: (upwards.length * 16_000) / samples.length,
  };
}

const isReleased = () =>
  track.stop.mock.calls.length === 1 && context.close.mock.calls.length === 1;

beforeEach(() => {
  track = newTrack();
  prepare = () => undefined;
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [track] });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('AudioContext', TestContext);
  vi.stubGlobal('AudioWorkletNode', TestNode);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

describe('recording', () => {
  it.each([48_000, 44_100, 16_000])('becomes a 16 kHz mono WAV, from %i', async (rate) => {
    prepare = (made) => {
      made.sampleRate = rate;
    };
    const recording = await startRecording();
    const sound = tone(0.5, rate);
    for (let start = 0; start < sound.length; start += 1024) hear(sound.slice(start, start + 1024));
    const wav = await recording.stop();
    expect(wav.type).toBe('audio/wav');
    const { channels, rate: written, seconds, hertz } = await readWav(wav);
    expect([channels, written, seconds]).toEqual([1, 16_000, 0.5]);
    expect(hertz).toBeGreaterThan(435);
    expect(hertz).toBeLessThan(445);
    expect(isReleased()).toBe(true);
  });

  it('loads the worklet as a file of its own, as the policy of the page wants', async () => {
    await startRecording();
    expect(context.audioWorklet.addModule).toHaveBeenCalledWith(
      expect.stringMatching(/^[^:]*microphone-worklet/),
    );
    expect(node.connect).toHaveBeenCalledWith(context.destination);
  });

  it('tells how loud it is', async () => {
    const levels: number[] = [];
    await startRecording({ onLevel: (level) => levels.push(level) });
    hear(new Float32Array(1024));
    hear(new Float32Array(1024).fill(0.001));
    hear(new Float32Array(1024).fill(0.1));
    hear(new Float32Array(1024).fill(1));
    expect(levels.map((level) => level.toFixed(2))).toEqual(['0.00', '0.00', '0.67', '1.00']);
  });

  it('ends by itself after 60 s and lets go of the microphone', async () => {
    const onEnd = vi.fn();
    const onLevel = vi.fn();
    const recording = await startRecording({ onEnd, onLevel });
    const second = tone(1);
    for (let i = 0; i < 59; i++) hear(second);
    expect(onEnd).not.toHaveBeenCalled();
    hear(tone(1.5));
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(isReleased()).toBe(true);
    onLevel.mockClear();
    hear(second);
    expect(onLevel).not.toHaveBeenCalled();
    expect((await readWav(await recording.stop())).seconds).toBe(60);
    expect(track.stop).toHaveBeenCalledTimes(1);
  });

  it('ends by itself when the microphone is taken away, and keeps what was heard', async () => {
    const onEnd = vi.fn();
    const recording = await startRecording({ onEnd });
    hear(tone(0.25));
    track.dispatchEvent(new Event('ended'));
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect((await readWav(await recording.stop())).seconds).toBe(0.25);
  });

  it('gives an empty sound when nothing came', async () => {
    const recording = await startRecording();
    expect((await readWav(await recording.stop())).seconds).toBe(0);
  });
});

describe('a recording that is cancelled', () => {
  it('lets go of the microphone and gives nothing', async () => {
    const onEnd = vi.fn();
    const recording = await startRecording({ onEnd });
    hear(tone(0.25));
    recording.cancel();
    recording.cancel();
    expect(isReleased()).toBe(true);
    expect(onEnd).not.toHaveBeenCalled();
    await expect(recording.stop()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('by a signal while it runs', async () => {
    const caller = new AbortController();
    const recording = await startRecording({ signal: caller.signal });
    caller.abort();
    expect(isReleased()).toBe(true);
    await expect(recording.stop()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('by a signal while the person is asked: the microphone that comes is let go', async () => {
    const caller = new AbortController();
    let allow = (_stream: object) => {};
    getUserMedia.mockReturnValue(new Promise((resolve) => (allow = resolve)));
    const started = startRecording({ signal: caller.signal });
    caller.abort(new Error('hung up'));
    allow({ getTracks: () => [track] });
    await expect(started).rejects.toThrow('hung up');
    expect(track.stop).toHaveBeenCalledTimes(1);
  });

  it('by a signal while the recorder is loaded', async () => {
    const caller = new AbortController();
    prepare = ({ audioWorklet }) =>
      audioWorklet.addModule.mockImplementation(async () => caller.abort(new Error('hung up')));
    await expect(startRecording({ signal: caller.signal })).rejects.toThrow('hung up');
    expect(isReleased()).toBe(true);
  });

  it('by a signal that is over already: nobody is asked', async () => {
    await expect(startRecording({ signal: AbortSignal.abort() })).rejects.toThrow();
    expect(getUserMedia).not.toHaveBeenCalled();
  });
});

describe('no recording', () => {
  it.each([
    ['NotAllowedError', 'MicrophoneDenied'],
    ['SecurityError', 'MicrophoneDenied'],
    ['NotFoundError', 'MicrophoneMissing'],
    ['NotReadableError', 'MicrophoneMissing'],
    ['OverconstrainedError', 'MicrophoneMissing'],
    ['AbortError', 'MicrophoneMissing'],
  ])('[TALK-27] %s is %s', async (name, problem) => {
    getUserMedia.mockRejectedValue(new DOMException('no', name));
    await expect(startRecording()).rejects.toMatchObject({ name: 'MicrophoneError', problem });
  });

  it.each([
    ['the address is insecure', () => vi.stubGlobal('isSecureContext', false)],
    [
      'the browser has no microphones',
      () =>
        Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true }),
    ],
  ])('[TALK-32] when %s', async (_, take) => {
    take();
    await expect(startRecording()).rejects.toMatchObject({ problem: 'MicrophoneInsecure' });
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('lets go of the microphone when the recorder cannot be loaded, which is no cancel', async () => {
    prepare = ({ audioWorklet }) =>
      audioWorklet.addModule.mockRejectedValue(new DOMException('404', 'AbortError'));
    await expect(startRecording()).rejects.toThrow('The recorder could not be loaded.');
    expect(isReleased()).toBe(true);
  });
});
