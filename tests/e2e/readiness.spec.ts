// Readiness in a browser: what is weak is named, and each row leads to its field, which says why.
import { createWeakAssistant } from '#tests/setup/weak-company.mjs';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { openSteps } from './open-steps.ts';

test('[READY-08] [READY-09] a weak set-up is named point by point, mended from the review, and deployed', async ({
  page,
}) => {
  const id = await createWeakAssistant(page);
  const review = `/setup/${id}?step=review-deploy`;
  await page.goto(review);
  const card = page.getByRole('region', { name: /worth a look$/ });
  await card.getByText(/^Show \d+ more$/).click();
  // The reading of the document ends when it ends: the list follows by itself.
  await expect(card.getByRole('link')).toHaveCount(10);
  const fields = await card
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('field=')[1]));
  expect(fields.map((field) => field?.replace(/\d{3,}$/, 'id'))).toEqual([
    'greeting',
    'greeting',
    'timeZone',
    'transferNumber',
    'transferConditions',
    'emergencyNumber',
    'paymentRequests',
    'urgentIssues',
    'faqs.3.answer',
    'documents.id',
  ]);
  await expectNoAxeFindings(page);

  // By keyboard, as everything.
  await card.getByRole('link', { name: /no time zone/ }).focus();
  await page.keyboard.press('Enter');
  const zone = page.getByLabel(/^Time zone/);
  await expect(zone).toBeFocused();
  await expect(zone).toBeInViewport();
  await expect(zone).toHaveAccessibleDescription(/have no time zone/);
  await expectNoAxeFindings(page);
  await zone.selectOption('America/Chicago');
  await expect(page.getByText(/have no time zone/)).toBeHidden();

  // Leaving the step saves; the review knows it at once.
  await openSteps(page);
  await page.getByRole('button', { name: /Finish/ }).click();
  await expect(card.getByRole('heading')).toHaveText('9 things worth a look');
  await expect(card.getByText(/no time zone/)).toHaveCount(0);

  // Back comes to the review, not to the field once more.
  await card.getByRole('link', { name: /No transfer condition/ }).click();
  await page.getByLabel('Explicit request for human').check();
  await page.goBack();
  await expect(card.getByRole('heading')).toHaveText('8 things worth a look');

  await page.getByRole('button', { name: 'Deploy Voice Assistant' }).click();
  await expect(page.getByRole('dialog', { name: 'Voice Assistant Deployed!' })).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toBeHidden();
});
