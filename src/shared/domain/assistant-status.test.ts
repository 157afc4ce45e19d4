// Tests of the status words on the dashboard and the test page (spec 2, 4).
import { describe, expect, it } from 'vitest';
import { dashboardStatus, testPageStatus } from './assistant-status.ts';

describe('status words', () => {
  it.each([
    ['deployed', 'Active', 'Active'],
    ['scheduled', 'Not Deployed', 'Scheduled'],
    ['draft', 'Not Deployed', 'Draft'],
    ['', 'Not Deployed', 'Draft'],
    ['anything', 'Not Deployed', 'Draft'],
  ])('[DASH-14] [STATE-02] shows %j as %s and as %s', (status, dashboard, testPage) => {
    expect(dashboardStatus(status)).toBe(dashboard);
    expect(testPageStatus(status)).toBe(testPage);
  });
});
