// The voices that need no server and no internet (spec 3, Voice).
import { speechPieces } from '#engine/speech-text/speech-pieces.ts';
import { speechText } from '#engine/speech-text/speech-text.ts';
import { voiceCatalogue } from '#shared/domain/voice-catalogue.ts';
import type { SpeechRequest, TextToSpeech } from '../text-to-speech.ts';
import { SpeechProcess, type SpeechProcessOptions } from './speech-process.ts';
import { startSpeechSynthesizer } from './start-speech-synthesizer.ts';
import { type VoiceProfile, voiceProfiles } from './voice-profiles.ts';
import { writeWave } from './wave-file.ts';

export interface EmbeddedTextToSpeech extends TextToSpeech {
  /** Whatever decides the sound of a request: requests with one name sound the same. */
  nameOf(request: SpeechRequest): string;
  /** Ends its process; what was not spoken yet is refused. */
  close(): Promise<void>;
}

const sampleRate = 16_000;
/** A breath between two pieces of a long text. */
const breathMs = 250;
const mimeType = 'audio/wav';
/** Changes with what is done to the sound beside the profiles and the words. */
const engine = 'flite 0.1.1, 1';

/** Its process starts with the first text. */
export function createEmbeddedTextToSpeech(
  options: Partial<SpeechProcessOptions> = {},
): EmbeddedTextToSpeech {
  const process = new SpeechProcess({ start: startSpeechSynthesizer, ...options });
  return {
    async synthesize({ voiceId, text, askedBy }) {
      const profile = profileOf(voiceId);
      const parts: Int16Array[] = [];
      // One piece at a time, so that a long text does not keep short ones waiting.
      for (const piece of speechPieces(speechText(text))) {
        if (parts.length > 0) parts.push(silence());
        parts.push((await process.speak({ text: piece, profile }, askedBy)).samples);
      }
      if (parts.length === 0) parts.push(silence());
      return { bytes: writeWave(parts, sampleRate), mimeType };
    },
    nameOf: ({ voiceId, text }) => JSON.stringify([engine, profileOf(voiceId), speechText(text)]),
    close: () => process.close(),
  };
}

/** One that is not offered any more speaks like the first. */
function profileOf(voiceId: string): VoiceProfile {
  const profile = voiceProfiles[voiceId] ?? voiceProfiles[voiceCatalogue[0].id];
  if (!profile) throw new Error('the first voice has no profile');
  return profile;
}

const silence = () => new Int16Array((sampleRate * breathMs) / 1000);
