import { describe, expect, it } from 'vitest';
import { defaultCallScripts } from '#shared/domain/default-call-scripts.ts';
import {
  filledConfiguration,
  filledDocuments,
  firstOrder,
} from '#tests/setup/filled-configuration.ts';
import { configurationContent } from './configuration-content.ts';
import { configurationHtml, configurationText, mailDocument } from './configuration-html.ts';
import { longDate } from './long-date.ts';

const content = (
  change: Partial<typeof filledConfiguration> = {},
  documents = filledDocuments,
  order = firstOrder,
) =>
  configurationContent({
    assistant: { ...filledConfiguration, ...change },
    order,
    documents,
    productName: 'Porchlight',
    madeAt: '2026-03-02T15:00:00.000Z',
  });

const suggested = defaultCallScripts('both');

const everything = [
  'Complete Solution',
  'Oakwood Property Management',
  'https://oakwood.example',
  'https://portal.oakwood.example',
  'Saturday 10 AM to 1 PM',
  '5:00 PM to 9:00 AM',
  'How can I help you today?',
  'Rachel',
  '(555) 010-0199',
  '+1 555 010 0911',
  'Emergency situations',
  'Explicit request for human',
  'One moment please.',
  'manager@oakwood.example (not confirmed yet)',
  'Owner script.',
  'Maintenance script.',
  'Payment script.',
  'Emergency script.',
  'Custom Script 5',
  'Special case 5.',
  '10. Where is answer number 10?',
  'In the handbook, chapter 10.',
  'Resident handbook.pdf',
  '1.18 MB',
  '20 KB',
  'March 2, 2026 at 10:00 AM Eastern Time',
  '#7712780782',
  'First deployment',
  'Wednesday, March 11, 2026',
];

describe('configuration summary', () => {
  it('[ENT-18] [DEPLOY-07] holds all of the configuration, as HTML and as plain text', () => {
    const text = configurationText(content());
    const markup = configurationHtml(content()).toString();
    for (const part of everything) {
      expect(text.replaceAll('\n', ' ')).toContain(part);
      expect(markup).toContain(part);
    }
    expect(content().subject).toBe('Voice assistant configuration for Oakwood Property Management');
  });

  it('[HOURS-08] tells who picks up', () => {
    const text = configurationText(
      content({
        businessHours: 'Mon-Fri 9-5',
        timeZone: 'America/Chicago',
        setupType: 'both',
        transferNumber: '(555) 010-0100',
        emergencyNumber: '(555) 010-0199',
        transferConditions: ['emergency', 'request'],
      }),
    ).replaceAll('\n', ' ');
    expect(text).toMatch(/Office open: A person asked for:?\s+Transfer to \(555\) 010-0100/);
    expect(text).toMatch(/Office closed: A person asked for:?\s+Message/);
    expect(text).toMatch(/Office closed: Urgent problem:?\s+Transfer to \(555\) 010-0199/);
  });

  it('[PAPER-90] writes the lines of a script as points', () => {
    const ownerRequests = 'Ask for the name.\nAsk for the unit <2>.';
    const callInstructions = { ...filledConfiguration.callInstructions, ownerRequests };
    const change = { callInstructions } as Partial<typeof filledConfiguration>;
    expect(configurationText(content(change))).toContain(
      '- Ask for the name.\n- Ask for the unit <2>.',
    );
    expect(configurationHtml(content(change)).toString()).toContain(
      '<li>Ask for the name.</li><li>Ask for the unit &lt;2&gt;.</li>',
    );
  });

  it('[DEPLOY-07] says what is missing', () => {
    const none = configurationText(content({ callInstructions: null, faqs: [] }, []));
    expect(none).toContain('No FAQs configured');
    expect(none).toContain('No documents uploaded');
    expect(configurationText(content({ companyName: '' }))).toContain('Unnamed Assistant');
  });

  it('[DELIV-71] holds the scripts that are followed while none is saved, marked as suggested', () => {
    const text = configurationText(content({ callInstructions: null }));
    expect(text).toContain(`Maintenance Requests (suggested)\n${suggested.maintenanceRequests}`);
    expect(configurationText(content())).not.toContain('(suggested)');
  });

  it('[DELIV-75] says which order it is, and promises no day before anybody knows of it', () => {
    const change = { ...firstOrder, request: 'change' as const, revision: 3 };
    const kept = { ...change, phoneNumber: '+12125550142' };
    const text = configurationText(content({}, [], kept));
    expect(text).toContain('Change of a deployed assistant (revision 3)');
    expect(text).toContain('Phone number: +1 212 555 0142');
    const stored = configurationText(content({}, [], { ...firstOrder, isProviderTold: false }));
    expect(stored).toContain('Phone number: None yet\n');
    expect(stored).not.toContain('March 11');
    const draft = configurationText(content({}, [], { ...firstOrder, deployedAt: null }));
    expect(draft).toContain('Deployment requested: Not for this version');
  });

  it('[INPUT-08] runs nothing that a field holds, and links nowhere', () => {
    const attack = '<img src=x onerror=alert(1)>"\'><script>alert(1)</script>';
    const markup = mailDocument(
      attack,
      configurationHtml(
        content(
          {
            companyName: attack,
            greeting: attack,
            companyWebsite: 'javascript:alert(1)',
            faqs: [{ question: attack, answer: attack }],
          },
          [{ originalName: attack, size: 1 }],
        ),
        attack,
      ),
    );
    expect(markup).not.toMatch(/<img|<script|<a[\s>]|href=|onerror=/i);
    expect(markup).toContain('&lt;script&gt;');
  });

  it('names after hours only for the types that have them', () => {
    expect(configurationText(content({ setupType: 'receptionist' }))).not.toContain('After hours');
    expect(configurationText(content({ setupType: 'after-hours' }))).toContain('After hours');
  });

  it('writes dates in a time zone that exists', () => {
    expect(longDate('2026-03-02T15:00:00.000Z', 'Mars/Olympus')).toBe(
      'March 2, 2026 at 3:00 PM UTC',
    );
  });
});
