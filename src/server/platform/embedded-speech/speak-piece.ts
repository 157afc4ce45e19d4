// One piece of text in one of the six voices.
import type { Flite } from './flite.ts';
import { resample } from './resample.ts';
import type { VoiceProfile } from './voice-profiles.ts';
import type { Sound } from './wave-file.ts';

const loudest = 32_767;

export function speakPiece(flite: Flite, text: string, profile: VoiceProfile): Sound {
  const { speaker, pitchHz, playPercent, duration, gain } = profile;
  const stretch = (duration * playPercent) / 100;
  const { samples, sampleRate } = flite.speak(text, { speaker, pitchHz, stretch });
  const played = resample(samples, playPercent);
  return {
    sampleRate,
    samples: Int16Array.from(played, (value) =>
      Math.round(Math.max(-loudest, Math.min(loudest, value * gain))),
    ),
  };
}
