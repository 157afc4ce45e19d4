// Tests of the company details' rules and messages (spec 5).
import { describe, expect, it } from 'vitest';
import { defaultAfterHours } from './after-hours.ts';
import { companyDetailsSchema } from './company-details.ts';

const details = {
  companyName: 'Maple Homes',
  greeting: 'Thank you for calling Maple Homes.',
  companyWebsite: 'maplehomes.example',
  residentPortal: '',
  businessHours: 'Mon-Fri 9-5',
};

function refusal(change: Record<string, unknown>): string | undefined {
  const issue = companyDetailsSchema.safeParse({ ...details, ...change }).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}

describe('company details', () => {
  it('accepts a filled form and keeps it as it is', () => {
    expect(companyDetailsSchema.parse(details)).toEqual(details);
  });

  it.each([
    ['companyName', 'M', 'Company name must be at least 2 characters'],
    ['companyName', ' M ', 'Company name must be at least 2 characters'],
    ['greeting', 'Hello you', 'Greeting must be at least 10 characters'],
    ['companyWebsite', '', 'Company website is required'],
    ['companyWebsite', '  ', 'Company website is required'],
    ['businessHours', '', 'Business hours are required'],
  ])('[COMP-07] [COMP-08] [COMP-09] [COMP-11] refuses %s %j: %s', (field, value, message) => {
    expect(refusal({ [field]: value })).toBe(`${field}: ${message}`);
    expect(refusal({ [field]: undefined })).toBe(`${field}: ${message}`);
  });

  it('[COMP-07] [COMP-08] accepts the least lengths', () => {
    expect(refusal({ companyName: 'Mo', greeting: 'Hello you!' })).toBeUndefined();
  });

  it('[COMP-10] takes any text as resident portal, or none', () => {
    for (const residentPortal of [undefined, '', 'ask the office', 'javascript:alert(1)']) {
      expect(refusal({ residentPortal })).toBeUndefined();
    }
    expect(companyDetailsSchema.parse({ ...details, residentPortal: undefined })).toEqual(details);
  });

  it.each([
    ['companyName', 200],
    ['greeting', 2000],
    ['companyWebsite', 500],
    ['residentPortal', 500],
    ['businessHours', 2000],
  ])('[INPUT-01] caps %s at %i characters', (field, max) => {
    expect(refusal({ [field]: 'x'.repeat(max) })).toBeUndefined();
    expect(refusal({ [field]: 'x'.repeat(max + 1) })).toMatch(/Please use at most/);
  });

  it('[LIFE-06] takes a time zone and after-hours times only in a readable form', () => {
    expect(
      refusal({
        timeZone: 'America/Chicago',
        afterHoursStartTime: '17:00',
        afterHoursEndTime: '09:00',
      }),
    ).toBeUndefined();
    expect(refusal({ timeZone: 'Mars/Base' })).toBe(
      'timeZone: Please choose a time zone from the list',
    );
    for (const time of ['', '5 PM', '24:00', '9:00', '17:60', '17:00\n']) {
      expect(refusal({ afterHoursStartTime: time })).toBe(
        'afterHoursStartTime: Please enter a time such as 17:00',
      );
    }
  });

  it('[CONST-01] starts after hours at 17:00 and ends them at 09:00', () => {
    expect(defaultAfterHours).toEqual({ start: '17:00', end: '09:00' });
  });

  it('[INPUT-05] drops fields it does not know', () => {
    const result = companyDetailsSchema.parse({ ...details, status: 'deployed', deviceId: 'x' });
    expect(result).toEqual(details);
  });
});
