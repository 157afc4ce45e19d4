// Tests of what makes a new version of an assistant and what does not.
import { describe, expect, it } from 'vitest';
import { configurationVersion, emptyVersion } from './configuration-version.ts';
import { emptyAssistant } from './empty-assistant.ts';
import { filledRow, typicalRow } from './first-release.testing.ts';
import { toAssistant } from './to-assistant.ts';

const row = { id: 1, ...emptyAssistant(2, '', '2026-03-02T15:00:00.000Z') };
const version = (change: Partial<typeof row>, documents: string[] = []) =>
  configurationVersion(
    toAssistant({ ...row, ...change }),
    documents.map((name) => ({ originalName: name, contentHash: `hash of ${name}` })),
  );

describe('version', () => {
  it.each([
    ['companyName', { companyName: 'Maple' }],
    ['greeting', { greeting: 'Hello' }],
    ['business hours', { businessHours: '9-5' }],
    ['setup type', { setupType: 'receptionist' }],
    ['transfer conditions', { transferConditions: '["emergency"]' }],
    ['scripts', { callInstructions: '{"ownerRequests":"Take a message"}' }],
    ['FAQs', { faqs: '[{"question":"Pets?","answer":"Yes."}]' }],
    ['after-hours start', { afterHoursStartTime: '18:00' }],
    ['where to write', { notifyEmail: 'me@example.com' }],
  ])('[LIFE-14] a change of %s makes a new version', (_what, change) => {
    expect(version(change)).not.toBe(emptyVersion);
  });

  it.each([
    ['status', { status: 'deployed' }],
    ['dates', { createdAt: 'x', updatedAt: 'y', deploymentDate: 'z' }],
    ['owner, device and id', { ownerId: 9, deviceId: 'device_1', id: 7 }],
    ['what was deployed', { version: 'x', deployedVersion: 'y' }],
    ['a confirmed address', { notifyEmailConfirmedAt: 'now', notifyEmailTokenHash: 'x' }],
    ['a default put in words', { setupType: 'both', afterHoursStartTime: '17:00' }],
  ])('[LIFE-14] %s makes no new version', (_what, change) => {
    expect(version(change)).toBe(emptyVersion);
  });

  it('[LIFE-14] documents count by name and content, whatever their order', () => {
    expect(version({}, ['a.pdf'])).not.toBe(emptyVersion);
    expect(version({}, ['a.pdf', 'b.pdf'])).toBe(version({}, ['b.pdf', 'a.pdf']));
    expect(version({}, ['a.pdf', 'a.pdf'])).not.toBe(version({}, ['a.pdf']));
  });

  it('[LIFE-22] is the one that the first release stored, so that nothing looks changed after an upgrade', () => {
    const documents = [
      { originalName: 'rules.txt', contentHash: 'b'.repeat(64) },
      { originalName: 'handbook.pdf', contentHash: 'a'.repeat(64) },
    ];
    expect(emptyVersion).toBe('d35e56e4de4bda26b8b538f27c592ca045edfc935a561260797e88e0754513ef');
    expect(configurationVersion(toAssistant(typicalRow), [])).toBe(
      '52b09cf687134f226fecfe9571523f8ecc4abc1c31ed3eaa4150eb960cc9c4f7',
    );
    expect(configurationVersion(toAssistant(filledRow), documents)).toBe(
      '1e707a5c2835cb0f6e1cd8510d29504201eeba674d8d731052278517fc96006c',
    );
  });
});
