// Routes and the layout that every screen shares (spec 2).
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

/** What Chromium notes for a page that is answered with 404. */
const notFound = /status of 404/;

test.describe('an unknown address', () => {
  test.use({ expectedError: notFound });

  test('[ROUTE-04] any other path shows the not-found screen', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expectNoAxeFindings(page);
  });
});
