// Tests of the phone guides' content (spec 2, Dashboard: Phone System Integration).
import { describe, expect, it } from 'vitest';
import { setupTypes } from '#shared/domain/setup-type.ts';
import {
  beforeYouStart,
  forwardTarget,
  guideSteps,
  type PhoneGuide,
  type PhoneGuideContext,
  phoneGuides,
  typeDependentStepsNote,
} from './guides.ts';
import { phonePlatforms } from './phone-platforms.ts';

const unassigned: PhoneGuideContext = {
  isKnown: true,
  productName: 'Lantern',
  voiceNumber: '',
  setupType: 'both',
  businessHours: '',
  timeZone: '',
  transferNumber: '',
};
const assigned: PhoneGuideContext = { ...unassigned, voiceNumber: '+15550100199' };
const named = phonePlatforms.map(({ id, name }) => ({ name, guide: phoneGuides[id] }));
const everyCase = named.flatMap((one) => setupTypes.map((setupType) => ({ ...one, setupType })));

function stepTexts(guide: PhoneGuide, context: PhoneGuideContext): string[] {
  return guideSteps(guide, context).map(({ text }) => text);
}

function everyText(guide: PhoneGuide): string {
  const texts = setupTypes.flatMap((setupType) => stepTexts(guide, { ...assigned, setupType }));
  const list = guide.technicianList?.(assigned.voiceNumber) ?? [];
  return [guide.intro, ...texts, ...list, ...guide.tips, guide.menusMayDiffer].join('\n');
}

it("[GUIDE-14] without an assistant no type is named as the reader's own", () => {
  const lines = beforeYouStart({ ...unassigned, isKnown: false }).join(' ');
  expect(lines).toContain('depends on the type you choose');
  expect(lines).not.toMatch(/Your (Digital Receptionist|After-Hours Support|Complete Solution)/);
});

describe('phone guides', () => {
  it('[GUIDE-02] are six in the order of the specification', () => {
    expect(named.map(({ name }) => name)).toEqual([
      'Zoom Phone',
      'RingCentral',
      'Microsoft Teams',
      '8x8',
      'Generic VoIP',
      'Traditional PBX',
    ]);
    expect(new Set(Object.values(phoneGuides)).size).toBe(6);
  });

  it.each(everyCase)(
    '[GUIDE-03] $name ($setupType) has steps that say to forward to the number with business hours',
    ({ guide, setupType }) => {
      const steps = stepTexts(guide, { ...assigned, setupType });
      expect(steps.length).toBeGreaterThanOrEqual(5);
      expect(
        steps.filter(
          (step) =>
            /set up forwarding to \+15550100199\b/i.test(step) && step.includes('business hours'),
        ),
      ).toHaveLength(1);
      expect(steps.at(-1)).toMatch(/^Test it from a phone outside your office/);
      for (const step of steps) expect(step).toMatch(/^[A-Z].*\.$/);
    },
  );

  it.each(named)('[GUIDE-03] $name differs by assistant type and says where', ({ guide }) => {
    const variants = setupTypes.map((setupType) =>
      stepTexts(guide, { ...assigned, setupType }).join('\n'),
    );
    expect(new Set(variants).size).toBe(3);
    const steps = guideSteps(guide, assigned);
    const note = typeDependentStepsNote(steps);
    expect(note).toMatch(/^Steps \d(, \d)* and \d depend on your assistant type\.$/);
    for (const [index, { dependsOnType }] of steps.entries()) {
      expect(new RegExp(`\\b${index + 1}\\b`).test(note)).toBe(dependsOnType);
    }
  });

  it.each([
    ['Zoom Phone', true],
    ['RingCentral', true],
    ['Microsoft Teams', true],
    ['8x8', true],
    ['Generic VoIP', false],
    ['Traditional PBX', false],
  ])('[GUIDE-04] %s has an admin-portal link: %s', (name, hasPortal) => {
    const guide = named.find((candidate) => candidate.name === name)?.guide;
    expect(guide?.portal !== undefined).toBe(hasPortal);
  });

  it.each(named)('[GUIDE-04] $name links nothing but https pages', ({ guide }) => {
    for (const { label, url } of [...(guide.portal ? [guide.portal] : []), ...guide.helpPages]) {
      expect(new URL(url).protocol).toBe('https:');
      expect(label).not.toBe('');
    }
    expect(guide.menusMayDiffer).toMatch(/^Menus may differ/);
  });

  it('[GUIDE-05] Generic VoIP has no link and says to contact support', () => {
    const guide = phoneGuides['generic-voip'];
    expect(guide.helpPages).toEqual([]);
    expect(guide.intro).toMatch(/contact your provider's support/);
  });

  it('[GUIDE-05] Traditional PBX needs a technician and gives a list for them', () => {
    const guide = phoneGuides['traditional-pbx'];
    expect(guide.intro).toMatch(/technician assistance/);
    expect(guide.technicianList?.('+15550100199').join(' ')).toContain('+15550100199');
  });

  it.each([
    [assigned, '+15550100199'],
    [unassigned, 'your Lantern number'],
    [{ ...unassigned, voiceNumber: '  ' }, 'your Lantern number'],
  ])('[GUIDE-07] names the number, or speaks of it while none is set (%o)', (context, words) => {
    expect(forwardTarget(context)).toBe(words);
    expect(beforeYouStart(context)[0]).toContain(words);
    for (const { guide } of named) {
      expect(stepTexts(guide, context).join('\n')).toContain(`forwarding to ${words}`);
    }
  });

  it.each(named)('$name prints no doubtful code and no hole in its text', ({ guide }) => {
    const text = everyText(guide);
    for (const code of ['##21#', '#21#', '**67*', '**61*', '*71', '#91#', '#93#']) {
      expect(text).not.toContain(code);
    }
    expect(text).not.toMatch(/[{}]|undefined|Porchlight/);
  });

  it('[GUIDE-09] say before the steps the hours, the zone and the transfer number, when they are known', () => {
    const businessHours = 'Monday to Friday, 9 AM to 5 PM.';
    const transferNumber = '(555) 010-7788';
    const lines = beforeYouStart({
      ...assigned,
      businessHours,
      timeZone: 'Eastern Time',
      transferNumber,
    });
    expect(lines[1]).toContain('Monday to Friday, 9 AM to 5 PM (Eastern Time). Enter');
    expect(lines[4]).toContain('Check the transfer number (555) 010-7788 in Voice & Contact');
    expect(beforeYouStart({ ...assigned, businessHours })[1]).toContain('9 AM to 5 PM. Enter');
    expect(beforeYouStart(assigned).join(' ')).not.toMatch(/\(\)|undefined| {2}/);
  });

  it('say before the steps what to forward for each assistant type', () => {
    const lines = setupTypes.map((setupType) =>
      beforeYouStart({ ...assigned, setupType }).join(' '),
    );
    expect(lines[0]).toMatch(/open hours only/);
    expect(lines[1]).toMatch(/closed hours and holidays/);
    expect(lines[2]).toMatch(/all hours/);
  });
});
