// What a phone shows first: one line of steps, the recommended type, a toast that covers nothing to read, and a
// conversation with all of its controls; the last on a desk as well.
import { expect, expectAccessible, test } from './fixtures.ts';
import { becomeSampleOwner } from './sample-owner.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[WIZ-92] the steps are one line that opens to all six', async ({ page, server }) => {
    const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
    await page.goto(`/setup/${ids[0]}?step=company-details`);
    const here = page.getByRole('button', { name: '2/6 Company Info' });
    const steps = page.getByRole('navigation', { name: 'Setup steps' }).getByRole('listitem');
    await expect(here).toHaveAttribute('aria-expanded', 'false');
    await expect(steps.first()).toBeHidden();
    const field = await page.getByRole('textbox', { name: 'Company name' }).boundingBox();
    expect(field?.y).toBeLessThan(330);
    await here.click();
    await expect(steps).toHaveCount(6);
    await expect(steps.last()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Call Scripts (done)' }).click();
    await expect(page.getByRole('button', { name: '4/6 Call Scripts' })).toBeVisible();
    await expect(steps.first()).toBeHidden();
  });

  test('[TYPE-90] the recommended type comes first', async ({ page }) => {
    await page.goto('/setup');
    await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^Complete Solution/);
  });

  test('[TOAST-90] a toast lies above the title of the page', async ({ page, server }) => {
    const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
    await page.goto(`/setup/${ids[0]}?step=call-scripts`);
    await page.getByRole('textbox', { name: 'Owner/Resident Inquiries' }).fill('Greet by name.');
    await page.getByRole('button', { name: 'Continue' }).click();
    const toast = page.locator('.toast');
    await expect(toast).toContainText('Call scripts saved');
    await toast.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    const box = await toast.boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  });
});

for (const viewport of [phone, desk]) {
  test(`[TALK-91] all controls of a conversation are in a window of ${viewport.width} px at once`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(viewport);
    const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
    const controls = [
      page.getByRole('button', { name: 'Send message' }),
      page.getByRole('button', { name: 'Maintenance help' }),
      page.getByRole('textbox', { name: 'Your message' }).or(page.locator('.compose textarea')),
    ];
    await page.goto(`/setup/${ids[0]}?step=preview-test`);
    for (const control of controls) await expect(control.first()).toBeInViewport({ ratio: 1 });
    const send = await controls[0]?.boundingBox();
    const bar = await page.locator('.foot').boundingBox();
    expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.goto(`/preview/${ids[0]}`);
    await page.getByRole('tab', { name: 'Voice Chat' }).click();
    for (const control of controls) await expect(control.first()).toBeInViewport({ ratio: 1 });
  });
}

test('[LOOK-91] the header is as wide as the page below it, on every screen', async ({
  page,
  server,
}) => {
  await page.setViewportSize(desk);
  const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
  for (const [address, part] of [
    ['/', '.duo'],
    [`/setup/${ids[0]}?step=company-details`, '.wiz2'],
    ['/test', '.test__head'],
  ] as const) {
    await page.goto(address);
    const below = await page.locator(part).boundingBox();
    const brand = await page.locator('.brand').boundingBox();
    expect(brand?.x, address).toBe(below?.x);
  }
});
