// Tests of the default call scripts (spec 4, default call scripts).
import { describe, expect, it } from 'vitest';
import { callInstructionsSchema, scriptKinds } from './call-scripts.ts';
import { defaultCallScripts } from './default-call-scripts.ts';
import { setupTypes } from './setup-type.ts';

const allScripts = setupTypes.flatMap((setupType) =>
  scriptKinds.map(({ id }) => ({ setupType, id, script: defaultCallScripts(setupType)[id] })),
);

function quotedSentences(script: string): string[] {
  return [...script.matchAll(/"([^"]*)"/g)].map(([, said]) => said ?? '');
}

describe('default call scripts', () => {
  it.each(setupTypes)('[SCRIPT-09] covers the four kinds of request for %s', (setupType) => {
    const scripts = defaultCallScripts(setupType);
    expect(Object.keys(scripts).sort()).toEqual(scriptKinds.map(({ id }) => id).sort());
    expect(callInstructionsSchema.safeParse(scripts).success).toBe(true);
  });

  it.each(scriptKinds)('[SCRIPT-09] has three variants of $id', ({ id }) => {
    expect(new Set(setupTypes.map((setupType) => defaultCallScripts(setupType)[id])).size).toBe(3);
  });

  it.each(allScripts)(
    '[SCRIPT-09] $setupType $id is short, plain and free of placeholders',
    ({ script }) => {
      const lines = script.split('\n');
      expect(script.length).toBeLessThanOrEqual(1600);
      expect(lines.length).toBeGreaterThanOrEqual(5);
      expect(lines.length).toBeLessThanOrEqual(10);
      for (const line of lines) expect(line).toMatch(/^[A-Z].*[."]$/);
      expect(script).not.toMatch(/[[\]{}<>]|undefined/);
      expect(script.match(/"/g)?.length).toSatisfy((count: number) => count % 2 === 0);
    },
  );

  it.each(allScripts)(
    '[SCRIPT-09] $setupType $id asks who calls and says what not to promise',
    ({ script }) => {
      for (const slot of [/name/, /property and unit/, /call-back number/]) {
        expect(script).toMatch(slot);
      }
      expect(script).toMatch(/\bDo not\b/);
      expect(script).toMatch(/take (a|the request as a) message|as a message/i);
    },
  );

  it.each(allScripts)(
    '[SCRIPT-09] $setupType $id never promises a transfer or a time in words said aloud',
    ({ script }) => {
      const said = quotedSentences(script);
      expect(said.length).toBeGreaterThan(0);
      for (const sentence of said) expect(sentence).not.toMatch(/transfer|connect|minutes|portal/i);
    },
  );

  it.each(setupTypes)('[SCRIPT-09] %s puts life safety before the caller’s name', (type) => {
    const { urgentIssues, maintenanceRequests } = defaultCallScripts(type);
    expect(urgentIssues.indexOf('911')).toBeLessThan(urgentIssues.indexOf('property and unit'));
    expect(maintenanceRequests).toMatch(/^First ask: "Is anyone in danger/);
    for (const hazard of [
      /fire/i,
      /smoke/i,
      /gas smell/i,
      /carbon monoxide/i,
      /flooding/i,
      /sewage/i,
      /no heat in freezing weather/i,
      /break-in/i,
      /elevator/i,
    ]) {
      expect(urgentIssues).toMatch(hazard);
    }
    expect(urgentIssues).toMatch(/gas smell[^\n]*"Leave the home first/i);
  });

  it.each(setupTypes)('[SCRIPT-09] %s never takes card numbers on the phone', (setupType) => {
    expect(defaultCallScripts(setupType).paymentRequests).toMatch(/Never take a card number/);
  });

  it.each([
    ['receptionist', { office: true, onCall: false, byHours: false }],
    ['after-hours', { office: false, onCall: true, byHours: false }],
    ['both', { office: true, onCall: true, byHours: true }],
  ] as const)('[SCRIPT-09] %s escalates an emergency to the right people', (type, expected) => {
    const { urgentIssues } = defaultCallScripts(type);
    expect({
      office: urgentIssues.includes('transfer the call to the office line'),
      onCall: urgentIssues.includes('notify the on-call maintenance'),
      byHours: /during business hours/i.test(urgentIssues),
    }).toEqual(expected);
  });
});
