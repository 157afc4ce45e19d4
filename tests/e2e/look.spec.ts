// How it looks where styles are not ours to choose: in the system's own colours, and on paper.
import type { Locator, Page } from '@playwright/test';
import { sampleCompany } from '#tests/setup/sample-company.mjs';
import { expect, expectFitsWindow, test } from './fixtures.ts';
import { becomeSampleOwner } from './sample-owner.ts';

const companyNames = ['Cedar Court HOA', 'Lindenhof Homeowners Association'];

test('[LOOK-01] in forced colours what is chosen or current still differs from the rest', async ({
  page,
  server,
}) => {
  const { ids } = await becomeSampleOwner(page, server, companyNames);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const dots = page.getByRole('button', { name: /^Show assistant/ }).locator('i');
  await expect(dots).toHaveCount(2);
  for (const dot of await dots.all()) {
    const { borderTopColor, borderTopWidth } = await styleOf(dot);
    expect(borderTopWidth).toBe('1px');
    expect(borderTopColor).not.toBe((await styleOf(page.locator('body'))).backgroundColor);
  }
  await page.goto(`/setup/${ids[0]}?step=company-details`);
  await expectTold(page.locator('.bar .now i'), page.locator('.bar .done i').first());
  await expectTold(page.getByRole('button', { name: 'Continue' }), page.getByText('Back'));
  for (const button of await page.locator('.btn:visible').all()) {
    const { borderTopColor, borderTopWidth } = await styleOf(button);
    expect(borderTopWidth).toBe('1px');
    expect(borderTopColor).not.toBe((await styleOf(page.locator('body'))).backgroundColor);
  }
  const tabs = page.getByRole('tab');
  expect((await styleOf(tabs.nth(0))).outlineStyle).toBe('solid');
  expect((await styleOf(tabs.nth(1))).outlineStyle).toBe('none');
  await page.goto(`/preview/${ids[0]}`);
  const row = (name: string | undefined) => page.getByRole('link', { name });
  await expect(row(companyNames[0])).toHaveAttribute('aria-current', 'true');
  const [current, other] = [
    await styleOf(row(companyNames[0])),
    await styleOf(row(companyNames[1])),
  ];
  expect(current.borderLeftColor).not.toBe(other.borderLeftColor);
  await expectTold(
    page.getByRole('button', { name: 'All', exact: true }),
    page.getByRole('button', { name: 'Draft' }),
  );
});

test('[LOOK-02] the review and the summary print black on white, whole and without buttons', async ({
  page,
  server,
}) => {
  const { ids } = await becomeSampleOwner(page, server, companyNames);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/setup/${ids[0]}?step=review-deploy`);
  const script = page.getByText(sampleCompany.callInstructions.urgentIssues);
  await expect(page.getByText('Request Handling')).toBeVisible();
  await expect(script).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(script).toBeVisible();
  await expectBlackOnWhite(page, page.getByRole('heading', { level: 1 }));
  await expectNoControls(page);
  const company = page.getByRole('region', { name: 'Company Information' });
  expect(await company.evaluate((card) => getComputedStyle(card).breakInside)).toBe('avoid');

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Deploy Voice Assistant' }).click();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('button', { name: 'View configuration summary' }).click();
  const content = page.getByRole('dialog').getByRole('region', { name: 'Content' });
  await expect(content.getByText('Voice assistant configuration', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#root')).toBeHidden();
  const hidden = await content.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden, 'pixels of the summary that are not on paper').toBe(0);
  await expectBlackOnWhite(page, content);
  await expectNoControls(page);
});

test('[LOOK-03] long names stay inside a small window, and many dots in one row', async ({
  page,
  server,
}) => {
  const longName = 'Kirchheimwolfeschlegelsteinhausen'.repeat(6);
  const names = [...Array.from({ length: 11 }, (_, index) => `Oak ${index}`), longName];
  const { client, ids } = await becomeSampleOwner(page, server, names);
  const id = ids.at(-1);
  await client.expectOk('POST', `/api/assistants/${id}/deploy`);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/test', `/preview/${id}`, `/setup/${id}?step=review-deploy`]) {
    await page.goto(path);
    await expect(page.getByText(longName).first()).toBeAttached();
    await expectFitsWindow(page, path);
  }
  await page.goto('/');
  const last = page.getByRole('button', { name: 'Show assistant 12 of 12' });
  expect(await endOf(last)).toBeGreaterThan(await endOf(page.locator('.dots')));
  for (let shown = 1; shown < 12; shown += 1) {
    await page.getByRole('button', { name: 'Next assistant' }).click();
  }
  await expect(last).toHaveAttribute('aria-current', 'true');
  expect(await endOf(last)).toBeLessThanOrEqual(await endOf(page.locator('.dots')));
});

test('[CONST-03] a toast is at most 420 px wide on a desk', async ({ page, server }) => {
  await becomeSampleOwner(page, server, companyNames);
  await page.goto('/');
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  const width = (await page.locator('.toasts').boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThan(200);
  expect(width).toBeLessThanOrEqual(420);
});

/** Where it ends at the right, in pixels. */
async function endOf(element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox()) ?? { x: 0, width: 0 };
  return Math.round(x + width);
}

/** The computed values that a system's colours leave. */
function styleOf(element: Locator) {
  return element.evaluate((node) => {
    const {
      backgroundColor,
      borderLeftColor,
      borderTopColor,
      borderTopWidth,
      color,
      outlineStyle,
    } = getComputedStyle(node);
    return {
      backgroundColor,
      borderLeftColor,
      borderTopColor,
      borderTopWidth,
      color,
      outlineStyle,
    };
  });
}

async function expectTold(chosen: Locator, other: Locator): Promise<void> {
  const [one, two] = [await styleOf(chosen), await styleOf(other)];
  expect(one.backgroundColor).not.toBe(two.backgroundColor);
  expect(one.color).not.toBe(one.backgroundColor);
}

async function expectBlackOnWhite(page: Page, text: Locator): Promise<void> {
  expect((await styleOf(text)).color).toBe('rgb(0, 0, 0)');
  for (const place of [page.locator('html'), page.locator('body'), text]) {
    expect((await styleOf(place)).backgroundColor).toMatch(
      /rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/,
    );
  }
}

async function expectNoControls(page: Page): Promise<void> {
  await expect(page.locator(':is(button, input, .btn):visible')).toHaveCount(0);
}
