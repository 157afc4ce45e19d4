// Tests of the voice label on the test page (spec 2, 3).
import { describe, expect, it } from 'vitest';
import { voiceLabel } from './voice-label.ts';

describe('voiceLabel', () => {
  it.each([
    ['voice_1', 'Rachel'],
    ['voice_6', 'James'],
    ['', 'No voice yet'],
    ['voice_99', 'voice_99'],
  ])('[TESTP-04] %o reads %o', (selectedVoice, label) => {
    expect(voiceLabel(selectedVoice)).toBe(label);
  });
});
