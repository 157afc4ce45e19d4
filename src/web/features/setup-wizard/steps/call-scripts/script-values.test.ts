// Which call-script text counts, and the checks before a save (spec 4, 5).
import { describe, expect, it } from 'vitest';
import { defaultCallScripts } from '#shared/domain/default-call-scripts.ts';
import { setupTypes } from '#shared/domain/setup-type.ts';
import { checkScripts, type ScriptValues, scriptValues } from './script-values.ts';

const saved = {
  ownerRequests: 'Greet owners by their name.',
  maintenanceRequests: 'Ask for the unit number.',
  paymentRequests: 'Point to the resident portal.',
  urgentIssues: 'Tell the caller to leave and call 911.',
  customInstructions: ['Pool keys at the office only.'],
};
const valid: ScriptValues = { ...saved, customInstructions: [] };

describe('scriptValues', () => {
  it.each(setupTypes)('[SCRIPT-09] nothing saved: the default texts of %s', (setupType) => {
    expect(scriptValues({ edits: {}, shared: null, setupType })).toEqual({
      ...defaultCallScripts(setupType),
      customInstructions: [],
    });
  });

  it('[SCRIPT-10] a saved or shared script takes precedence over the default', () => {
    expect(scriptValues({ edits: {}, shared: saved, setupType: 'receptionist' })).toEqual(saved);
  });

  it('[SCRIPT-10] a script that was never written shows its default beside saved ones', () => {
    const shared = { ...saved, urgentIssues: '' };
    const values = scriptValues({ edits: {}, shared, setupType: 'after-hours' });
    expect(values.urgentIssues).toBe(defaultCallScripts('after-hours').urgentIssues);
    expect(values.ownerRequests).toBe(saved.ownerRequests);
  });

  it('[LIFE-17] what was typed and not saved comes first, an emptied text included', () => {
    const edits = { paymentRequests: '', customInstructions: ['New'] };
    const values = scriptValues({ edits, shared: saved, setupType: 'both' });
    expect(values).toEqual({ ...saved, paymentRequests: '', customInstructions: ['New'] });
  });

  it('[SCRIPT-09] untouched suggestions follow a change of the assistant type', () => {
    const edits = { ownerRequests: 'My own words for owners.' };
    const before = scriptValues({ edits, shared: null, setupType: 'receptionist' });
    const after = scriptValues({ edits, shared: null, setupType: 'after-hours' });
    expect(after.ownerRequests).toBe(before.ownerRequests);
    expect(after.urgentIssues).not.toBe(before.urgentIssues);
  });
});

describe('checkScripts', () => {
  it('[SCRIPT-06] refuses each of the four under 10 characters after trimming', () => {
    const checked = checkScripts({ ...valid, ownerRequests: ' 123456789 ', urgentIssues: '' });
    expect(checked).toEqual({
      isValid: false,
      errors: {
        scripts: {
          ownerRequests: 'Instructions must be at least 10 characters',
          urgentIssues: 'Instructions must be at least 10 characters',
        },
        custom: {},
      },
    });
  });

  it('[SCRIPT-08] drops blank and repeated custom scripts', () => {
    const checked = checkScripts({ ...valid, customInstructions: [' Keys ', '', 'Keys', '  '] });
    expect(checked).toEqual({ isValid: true, body: { ...valid, customInstructions: ['Keys'] } });
  });

  it('[INPUT-01] names the custom script that is too long and the list that has too many', () => {
    const long = checkScripts({ ...valid, customInstructions: ['fine', 'x'.repeat(10_001)] });
    expect(long).toMatchObject({
      errors: { custom: { 1: 'Please use at most 10,000 characters' }, scripts: {} },
    });
    const many = checkScripts({
      ...valid,
      customInstructions: Array.from({ length: 51 }, (_, n) => `Script ${n}`),
    });
    expect(many).toMatchObject({ errors: { customList: expect.stringContaining('50') } });
  });
});
