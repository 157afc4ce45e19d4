// How the six voices are made from three speakers (spec 3, Voice). Measured: women speak at a median of
// 160 Hz and more, men at 125 Hz and less, and no two are alike (`npm run evals`).
import type { FliteSettings } from './flite.ts';

export interface VoiceProfile extends Pick<FliteSettings, 'speaker' | 'pitchHz'> {
  /** Speed at which the sound is played, which moves pitch and colour; 100 leaves it alone. */
  playPercent: number;
  /** Length of the result in relation to the speaker's own pace. */
  duration: number;
  /** Brings all voices to one loudness. */
  gain: number;
}

export const voiceProfiles: Readonly<Record<string, VoiceProfile>> = {
  // Rachel
  voice_1: { speaker: 'slt', pitchHz: 190, playPercent: 100, duration: 1, gain: 0.8 },
  // Michael
  voice_2: { speaker: 'rms', pitchHz: 118, playPercent: 105, duration: 0.95, gain: 1.65 },
  // Emma: above 103 % she is hard to understand.
  voice_3: { speaker: 'slt', pitchHz: 205, playPercent: 103, duration: 1.06, gain: 0.8 },
  // Thomas, a Scot
  voice_4: { speaker: 'awb', pitchHz: 125, playPercent: 97, duration: 1, gain: 1.25 },
  // Sophia
  voice_5: { speaker: 'slt', pitchHz: 182, playPercent: 93, duration: 0.95, gain: 0.8 },
  // James
  voice_6: { speaker: 'rms', pitchHz: 96, playPercent: 92, duration: 0.86, gain: 1.65 },
};
