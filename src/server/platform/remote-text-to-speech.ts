// Speaks texts by an OpenAI-compatible server.
import type { Config } from '#server/config.ts';
import { voiceCatalogue } from '#shared/domain/voice-catalogue.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { Clock } from './clock.ts';
import { createModelServer, type ModelServerSettings } from './model-server.ts';
import { SpeechError, type TextToSpeech } from './text-to-speech.ts';

type Settings = ModelServerSettings & Pick<Config, 'speechModel' | 'speechVoices'>;

/** Whoever waits for it hears the embedded voice after that. */
const limits = { timeoutMs: 6_000, maxBytes: 10 * 1024 * 1024 };
/** What OpenAI's server takes in one call; replies are shorter. */
const maxTextLength = 4_096;

/** null when no speech model is set up. */
export function createRemoteTextToSpeech(
  settings: Settings,
  clock: Clock,
  timeoutMs = limits.timeoutMs,
): TextToSpeech | null {
  const server = createModelServer(settings);
  const { speechModel: model, speechVoices: voices } = settings;
  if (!server || !model) return null;
  const breaker = createCircuitBreaker(clock);
  return {
    async synthesize({ voiceId, text }) {
      if (text.length > maxTextLength) throw new SpeechError('This text is too long to be spoken.');
      const voice = voices[voiceId] ?? voices[voiceCatalogue[0].id];
      const body = { model, voice, input: text, response_format: 'mp3' };
      try {
        return await breaker.run(async () => {
          const bytes = await server.post('/audio/speech', body, { ...limits, timeoutMs });
          return { bytes, mimeType: soundTypeOf(bytes) };
        });
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        throw new SpeechError(`The speech server gave no sound: ${reason}`);
      }
    },
  };
}

/** By its first bytes: servers send what they can, whatever was asked and whatever they call it. */
function soundTypeOf(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 12);
  if (/^RIFF.{4}WAVE/s.test(start)) return 'audio/wav';
  if (start.startsWith('OggS')) return 'audio/ogg';
  if (start.startsWith('fLaC')) return 'audio/flac';
  const isMpegFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
  if (start.startsWith('ID3') || isMpegFrame) return 'audio/mpeg';
  throw new SpeechError('it answered something else.');
}
