// Records the caller's words as a 16 kHz mono WAV, whatever the browser's own formats are.
import { maxRecordingSeconds, speechSampleRate } from '#shared/domain/recording-limits.ts';
import { resample } from '#shared/domain/resample.ts';
import { encodeWav } from '#shared/domain/wav.ts';
import { canUseMicrophone, MicrophoneError } from './microphone-error.ts';
import workletUrl from './microphone-worklet.ts?worker&url';

export interface RecordingOptions {
  /** Loudness just now, about 50 times a second: 0 (nothing) to 1 (as loud as can be). */
  onLevel?: (level: number) => void;
  /** It ended by itself: after 60 s, or the microphone was taken away. `stop()` still gives it. */
  onEnd?: () => void;
  /** Cancels: before the recording begins and while it runs. */
  signal?: AbortSignal;
}

export interface Recording {
  /** Lets go of the microphone. Rejects with an AbortError after a cancel. */
  stop(): Promise<Blob>;
  /** Lets go of the microphone and forgets what was heard. */
  cancel(): void;
}

/**
 * Asks for the microphone and records, 60 s at most.
 * @throws MicrophoneError when there is no microphone to use
 * @throws DOMException AbortError, or the signal's own reason, when it was cancelled
 */
export async function startRecording(options: RecordingOptions = {}): Promise<Recording> {
  const { signal } = options;
  signal?.throwIfAborted();
  const stream = await openMicrophone();
  const context = new AudioContext();
  let isReleased = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  signal?.addEventListener('abort', release, { once: true });
  try {
    signal?.throwIfAborted();
    return await record(stream, context, release, options);
  } catch (error) {
    release();
    signal?.throwIfAborted();
    throw error;
  }
}

async function record(
  stream: MediaStream,
  context: AudioContext,
  release: () => void,
  { onLevel, onEnd, signal }: RecordingOptions,
): Promise<Recording> {
  await context.audioWorklet.addModule(workletUrl).catch((cause) => {
    // Its own AbortError must not look like a cancel.
    throw new Error('The recorder could not be loaded.', { cause });
  });
  await context.resume();
  signal?.throwIfAborted();

  let pieces: Float32Array[] = [];
  let room = Math.ceil(maxRecordingSeconds * context.sampleRate);
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    release();
  };
  const endByItself = () => {
    if (isOver) return;
    end();
    onEnd?.();
  };
  const node = new AudioWorkletNode(context, 'microphone-pieces');
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    if (isOver) return;
    const piece = data.subarray(0, room);
    pieces.push(piece);
    room -= piece.length;
    onLevel?.(levelOf(piece));
    if (room === 0) endByItself();
  };
  // It passes on silence: only what is connected to the end of the line is run by every browser.
  context.createMediaStreamSource(stream).connect(node).connect(context.destination);
  for (const track of stream.getTracks()) track.addEventListener('ended', endByItself);

  let isCancelled = false;
  const cancel = () => {
    end();
    isCancelled = true;
    pieces = [];
  };
  signal?.addEventListener('abort', cancel, { once: true });
  return {
    async stop() {
      end();
      if (isCancelled) throw new DOMException('The recording was cancelled.', 'AbortError');
      const sound = resample(joined(pieces), Math.round(context.sampleRate), speechSampleRate);
      return new Blob([encodeWav(sound, speechSampleRate)], { type: 'audio/wav' });
    },
    cancel,
  };
}

async function openMicrophone(): Promise<MediaStream> {
  if (!canUseMicrophone()) throw new MicrophoneError('MicrophoneInsecure');
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: {
        channelCount: 1,
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
      },
    });
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : '';
    const isDenied = name === 'NotAllowedError' || name === 'SecurityError';
    throw new MicrophoneError(isDenied ? 'MicrophoneDenied' : 'MicrophoneMissing', { cause });
  }
}

/** From the root mean square, in decibels: -60 dB and less is 0. */
function levelOf(piece: Float32Array): number {
  let sum = 0;
  for (const sample of piece) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / Math.max(1, piece.length));
  return Math.min(1, Math.max(0, 1 + decibels / 60));
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    all.set(piece, offset);
    offset += piece.length;
  }
  return all;
}
