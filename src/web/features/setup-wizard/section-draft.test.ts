// Tests of reading back what was typed in a step, also by an earlier release.
import { describe, expect, it } from 'vitest';
import { sectionValues } from '#shared/domain/assistant-field-values.ts';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { readSectionDraft } from './section-draft.ts';

const company = sectionValues('company', { ...filledAssistant, timeZone: 'America/Denver' });
const voice = sectionValues('voiceContact', filledAssistant);

describe('kept draft of a section', () => {
  it('[LIFE-17] comes back as it was typed, half a word included', () => {
    const typed = { ...company, companyName: ' M', timeZone: '' };
    expect(readSectionDraft('company', typed, company)).toEqual(typed);
    const chosen = { ...voice, transferNumber: '5', transferConditions: ['request'] };
    expect(readSectionDraft('voiceContact', chosen, voice)).toEqual(chosen);
  });

  it('[LIFE-21] has the saved value of a field that it does not hold or that is no value of it', () => {
    const { timeZone: _timeZone, ...older } = { ...company, companyName: ' M' };
    const filledUp = { ...company, companyName: ' M' };
    expect(readSectionDraft('company', older, company)).toEqual(filledUp);
    expect(readSectionDraft('company', { ...older, timeZone: 5 }, company)).toEqual(filledUp);
    const { emergencyNumber: _number, ...olderVoice } = { ...voice, transferNumber: '5' };
    expect(readSectionDraft('voiceContact', olderVoice, voice)).toEqual({
      ...voice,
      transferNumber: '5',
    });
  });

  it('[LIFE-21] drops what is not of this section', () => {
    const kept = { ...company, notifyEmail: 'manager@example.com' };
    expect(readSectionDraft('company', kept, company)).toEqual(company);
  });

  it.each([null, undefined, 5, 'text', [], {}, { faqs: [] }])('is none in %j', (stored) => {
    expect(readSectionDraft('company', stored, company)).toBeNull();
  });
});
