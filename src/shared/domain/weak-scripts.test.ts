// Table of the weak points of call scripts: each rule by one change to a set-up that has none.
import { it } from 'vitest';
import { sampleCompany } from '#tests/setup/sample-company.mjs';
import { expectWeak, type SetupChange, type WeakRow } from '#tests/setup/weak-rows.ts';
import { defaultCallScripts } from './default-call-scripts.ts';

const { callInstructions } = sampleCompany;
const withScripts = (change: Partial<typeof callInstructions>): SetupChange => ({
  callInstructions: { ...callInstructions, ...change },
});

const rows: WeakRow[] = [
  [
    'no emergency script',
    withScripts({ urgentIssues: '' }),
    'call-scripts urgentIssues',
    /^There is no emergency script\./,
  ],
  [
    'no payment script',
    withScripts({ paymentRequests: ' ' }),
    'call-scripts paymentRequests',
    /^There is no payment script\./,
  ],
  [
    'the suggested script of another type',
    withScripts({ maintenanceRequests: defaultCallScripts('receptionist').maintenanceRequests }),
    'call-scripts maintenanceRequests',
    /suggested one for Digital Receptionist, but this assistant is a Complete Solution/,
  ],
  [
    'a script with a placeholder',
    withScripts({ ownerRequests: 'Point owners to [portal address].' }),
    'call-scripts ownerRequests',
    /Owner\/Resident Inquiries still holds “\[portal address\]”/,
  ],
  [
    'a custom script with a placeholder',
    withScripts({ customInstructions: ['Keys at the office.', 'Gate code: XXXX'] }),
    'call-scripts customInstructions.1',
    /^Custom Script 2 still holds “XXXX”/,
  ],
];

it.each(rows)('[READY-03] [READY-04] names %s', (_, change, where, sentence) => {
  expectWeak(change, where, sentence);
});
