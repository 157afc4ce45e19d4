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

test('a screen that is opened by a link begins at its top, also after a step back', async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  const dashboard = page.getByRole('heading', { level: 1, name: 'Voice Assistant Setup' });
  await page.goto('/');
  await page.getByText('No Assistants Found').waitFor();
  await page.getByRole('link', { name: 'Home' }).focus();
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(top).toBeGreaterThan(300);
  await page
    .getByRole('link', { name: 'Start Setup' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Assistant Type' })).toBeVisible();
  // Within the wizard, back again, and from there on by a link.
  await page.getByText('Digital Receptionist').first().click();
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Company Info' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Assistant Type' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(top).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(dashboard).toBeVisible();
  expect(await top()).toBe(0);
  // Back over screens leaves the mark nowhere either.
  await page.evaluate(() => scrollTo(0, 600));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Assistant Type' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(dashboard).toBeVisible();
  expect(await top()).toBe(0);
});
