// Transcribes recordings, as a port: an OpenAI-compatible server when one is set up, else there is none
// and the browser's own recognition sends text. A transcript is never made up.
import * as z from 'zod/mini';
import type { Config } from '#server/config.ts';
import { maxUtteranceLength } from '#shared/contract/conversation.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { Clock } from './clock.ts';
import {
  createModelServer,
  ModelServerError,
  type ModelServerSettings,
  readJson,
} from './model-server.ts';

export interface SpeechToText {
  /**
   * The words of a recording, '' when none were heard.
   * @param wav 16 kHz, mono, 16 bit, at most a minute
   * @throws ModelServerError, CircuitOpenError
   */
  transcribe(wav: Buffer): Promise<string>;
}

type Settings = ModelServerSettings & Pick<Config, 'transcriptionModel'>;

const limits = { timeoutMs: 15_000, maxBytes: 256 * 1024 };

const answerSchema = z.object({ text: z.string() });

/** null when recordings cannot be transcribed here. */
export function createSpeechToText(
  settings: Settings,
  clock: Clock,
  timeoutMs = limits.timeoutMs,
): SpeechToText | null {
  const server = createModelServer(settings);
  const model = settings.transcriptionModel;
  if (!server || !model) return null;
  const breaker = createCircuitBreaker(clock);
  return {
    transcribe: (wav) =>
      breaker.run(async () => {
        const form = new FormData();
        form.set('file', new File([new Uint8Array(wav)], 'recording.wav', { type: 'audio/wav' }));
        form.set('model', model);
        form.set('language', 'en');
        form.set('response_format', 'json');
        form.set('temperature', '0');
        const bytes = await server.post('/audio/transcriptions', form, {
          ...limits,
          timeoutMs,
        });
        return readTranscript(bytes);
      }),
  };
}

function readTranscript(bytes: Buffer): string {
  const answer = answerSchema.safeParse(readJson(bytes.toString('utf8')));
  const text = answer.data?.text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  // Nobody says that much in a minute: a model that repeats itself without end.
  if (text === undefined || text.length > maxUtteranceLength) {
    throw new ModelServerError('The model server answered no usable transcript.');
  }
  return text;
}
