// Tests of the voice and transfer rules, their messages and defaults (spec 3, 5).
import { describe, expect, it } from 'vitest';
import { defaultTransferMessage } from './call-transfer.ts';
import { transferConditions } from './transfer-conditions.ts';
import { voiceCatalogue, voiceName } from './voice-catalogue.ts';
import { voiceContactSchema } from './voice-contact.ts';

const contact = { selectedVoice: 'voice_1', transferNumber: '(555) 010-0100' };

function refusal(change: Record<string, unknown>): string | undefined {
  return voiceContactSchema.safeParse({ ...contact, ...change }).error?.issues[0]?.message;
}

describe('voice and contact', () => {
  it('[VOICE-12] refuses a missing voice', () => {
    expect(refusal({ selectedVoice: '' })).toBe('Please select a voice');
    expect(refusal({ selectedVoice: undefined })).toBe('Please select a voice');
  });

  it('[VOICE-80] refuses a voice that is not on offer', () => {
    expect(refusal({ selectedVoice: 'voice_99' })).toBe('Please select a voice');
    for (const { id } of voiceCatalogue) expect(refusal({ selectedVoice: id })).toBeUndefined();
  });

  it('[VOICE-13] refuses a transfer number under 7 characters', () => {
    expect(refusal({ transferNumber: '555010' })).toBe('Please enter a valid phone number');
    expect(refusal({ transferNumber: '  555010  ' })).toBe('Please enter a valid phone number');
    expect(refusal({ transferNumber: '5550100' })).toBeUndefined();
  });

  it('[VOICE-14] gives a missing transfer message its default', () => {
    expect(defaultTransferMessage).toBe(
      "I'll transfer you to a human representative right away. Please hold.",
    );
    expect(voiceContactSchema.parse(contact).transferMessage).toBe(defaultTransferMessage);
    expect(voiceContactSchema.parse({ ...contact, transferMessage: 'Hold.' }).transferMessage).toBe(
      'Hold.',
    );
  });

  it('[VOICE-15] needs no transfer condition and takes only the four known ones', () => {
    expect(voiceContactSchema.parse(contact).transferConditions).toEqual([]);
    const all = transferConditions.map(({ id }) => id);
    expect(
      voiceContactSchema.parse({ ...contact, transferConditions: all }).transferConditions,
    ).toEqual(all);
    expect(refusal({ transferConditions: ['always'] })).toBeDefined();
  });

  it('[LIFE-05] takes an optional emergency number', () => {
    expect(voiceContactSchema.parse(contact)).not.toHaveProperty('emergencyNumber');
    expect(refusal({ emergencyNumber: '' })).toBeUndefined();
    expect(refusal({ emergencyNumber: '(555) 010-0199' })).toBeUndefined();
  });

  it('[ENT-12] knows the four transfer conditions by id and label', () => {
    expect(transferConditions).toEqual([
      { id: 'emergency', label: 'Emergency situations' },
      { id: 'complex', label: 'Complex inquiries' },
      { id: 'request', label: 'Explicit request for human' },
      { id: 'multiple', label: 'Multiple failed assistant responses' },
    ]);
  });

  it('[ENT-11] knows six voices by id and friendly name, both genders among them', () => {
    expect(voiceCatalogue.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'voice_1 Rachel',
      'voice_2 Michael',
      'voice_3 Emma',
      'voice_4 Thomas',
      'voice_5 Sophia',
      'voice_6 James',
    ]);
    expect(new Set(voiceCatalogue.map(({ gender }) => gender))).toEqual(
      new Set(['male', 'female']),
    );
    expect(voiceName('voice_4')).toBe('Thomas');
    expect(voiceName('voice_9')).toBe('voice_9');
  });
});
