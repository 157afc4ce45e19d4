// How the test page names the voice of an assistant (spec 2, 3).
import { voiceName } from '#shared/domain/voice-catalogue.ts';

/** The voice's friendly name, or a plain sentence while none is chosen. */
export function voiceLabel(selectedVoice: string): string {
  return selectedVoice === '' ? 'No voice yet' : voiceName(selectedVoice);
}
