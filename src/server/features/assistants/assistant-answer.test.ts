// Tests of the answer that is kept with an assistant. That every write keeps it true is looked at when
// a test of the API ends, see start-app.ts.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { filledConfiguration } from '#tests/setup/filled-configuration.ts';
import { answerFormat, assistantAnswerText } from './assistant-answer.ts';
import { emptyAssistant } from './empty-assistant.ts';

const empty = { id: 1, ...emptyAssistant(2, 'device_1', '2026-03-02T15:00:00.000Z') };
const filled = {
  ...empty,
  companyName: filledConfiguration.companyName,
  transferConditions: JSON.stringify(filledConfiguration.transferConditions),
  callInstructions: JSON.stringify(filledConfiguration.callInstructions),
  faqs: JSON.stringify(filledConfiguration.faqs),
  version: 'b',
  deployedVersion: 'a',
  notifyEmail: 'manager@example.com',
  notifyEmailConfirmedAt: '2026-03-02T15:00:00.000Z',
  numberRequestedAt: '2026-03-02T15:00:00.000Z',
  phoneNumber: '+12125550142',
  phoneNumberAssignedAt: '2026-03-06T15:00:00.000Z',
};

describe('the kept answer', () => {
  it('[LIFE-18] changes its format with its content: raise answerFormat, then the digest', () => {
    const texts = [empty, filled].map(assistantAnswerText).join('\n');
    const digest = createHash('sha256').update(texts).digest('hex').slice(0, 12);
    expect({ answerFormat, digest }).toEqual({ answerFormat: 2, digest: 'ce5c5b515956' });
  });

  it('holds no column that the contract does not name', () => {
    expect(JSON.parse(assistantAnswerText(filled))).not.toHaveProperty('ownerId');
    expect(assistantAnswerText({ ...filled, notifyEmailTokenHash: 'secret' })).not.toContain(
      'secret',
    );
  });
});
