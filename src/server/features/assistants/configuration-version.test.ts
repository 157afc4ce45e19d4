// Tests of what makes a new version of an assistant and what does not.
import { describe, expect, it } from 'vitest';
import { configurationVersion, emptyVersion } from './configuration-version.ts';
import { emptyAssistant } from './empty-assistant.ts';
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
});
