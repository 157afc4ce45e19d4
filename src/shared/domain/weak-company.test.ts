// Table of the weak points of company info: each rule by one change to a set-up that has none.
import { it } from 'vitest';
import { sampleCompany } from '#tests/setup/sample-company.mjs';
import { expectWeak, type WeakRow } from '#tests/setup/weak-rows.ts';

/** 63 words. */
const longGreeting = `${sampleCompany.company.greeting} ${'Our office is staffed by people who like to help you. '.repeat(4)}`;

const rows: WeakRow[] = [
  [
    'a greeting of 24 seconds',
    { greeting: longGreeting },
    'company-details greeting',
    /takes about 24 seconds to say/,
  ],
  [
    'a greeting without the company',
    { greeting: 'Hello, this is the office. How can I help?' },
    'company-details greeting',
    /does not name Harbour Row Property Management/,
  ],
  [
    'a greeting with a placeholder',
    { greeting: 'Thank you for calling Harbour Row, I am [name].' },
    'company-details greeting',
    /still holds “\[name\]”/,
  ],
  [
    'a website that is no address',
    { companyWebsite: 'none' },
    'company-details companyWebsite',
    /“none” does not look like a web address/,
  ],
  [
    'a portal that is no address',
    { residentPortal: 'see office' },
    'company-details residentPortal',
    /resident portal “see office”/,
  ],
  [
    'hours without a time',
    { businessHours: 'Weekdays' },
    'company-details businessHours',
    /could not be read as fixed hours/,
  ],
  [
    '[HOURS-05] hours with a word that cannot be read',
    { businessHours: 'Monday to Friday, 9 AM to 5 PM, most weeks' },
    'company-details businessHours',
    /never says whether the office is open/,
  ],
  [
    '[HOURS-05] hours of another time zone',
    { businessHours: 'Mon-Fri 9am-5pm PST', timeZone: 'America/New_York' },
    'company-details timeZone',
    /name another time zone/,
  ],
  [
    'hours to be decided',
    { businessHours: 'TBD' },
    'company-details businessHours',
    /still holds “TBD”/,
  ],
  ['hours without a time zone', { timeZone: '' }, 'company-details timeZone', /have no time zone/],
  [
    'after hours that never begin',
    { afterHoursStartTime: '09:00', afterHoursEndTime: '09:00' },
    'company-details afterHoursStartTime',
    /begin and end at the same time/,
  ],
];

it.each(rows)('[READY-01] [READY-04] names %s', (_, change, where, sentence) => {
  expectWeak(change, where, sentence);
});
