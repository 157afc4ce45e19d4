// The voices as the settings want them: engines, their order and where their sounds are kept.
import { join } from 'node:path';
import { isSpanishText } from '#engine/language/language-of.ts';
import type { Config } from '#server/config.ts';
import type { Clock } from './clock.ts';
import { createEmbeddedTextToSpeech } from './embedded-speech/embedded-text-to-speech.ts';
import { type KeptTextToSpeech, keptSpeech } from './kept-speech.ts';
import { createRemoteTextToSpeech } from './remote-text-to-speech.ts';
import { createSpeechFiles } from './speech-files.ts';
import { speechWithFallback } from './speech-with-fallback.ts';
import { SpeechError } from './text-to-speech.ts';

export interface ServerVoices extends KeptTextToSpeech {
  /** Ends the process that speaks. */
  close(): Promise<void>;
}

export function createTextToSpeech(config: Config, clock: Clock): ServerVoices {
  const files = createSpeechFiles(join(config.dataDir, 'speech'));
  const remote = createRemoteTextToSpeech(config, clock);
  const embedded = createEmbeddedTextToSpeech();
  const { modelServerUrl, speechModel, speechVoices } = config;
  const voices = speechWithFallback(
    remote &&
      keptSpeech({
        engine: remote,
        nameOf: ({ voiceId, text }) =>
          JSON.stringify([modelServerUrl, speechModel, speechVoices[voiceId], text]),
        files,
      }),
    englishOnly(keptSpeech({ engine: embedded, nameOf: embedded.nameOf, files })),
  );
  return { ...voices, close: embedded.close };
}

/** The embedded voices know English only: Spanish read by them nobody would understand. */
function englishOnly(voices: KeptTextToSpeech): KeptTextToSpeech {
  return {
    ...voices,
    synthesize: async (request) => {
      if (isSpanishText(request.text)) throw new SpeechError('The embedded voices speak English.');
      return voices.synthesize(request);
    },
  };
}
