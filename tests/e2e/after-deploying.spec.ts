// What the screens say after deploying, on a server that can tell nobody and on one that can; and what they say
// when the assistant was deleted in another tab.
import type { Page } from '@playwright/test';
import { startBuiltServer } from '#tests/peers/built-server.mjs';
import { startSmtpPeer } from '#tests/peers/smtp-server.ts';
import { startWebhookReceiver } from '#tests/peers/webhook-receiver.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { becomeSampleOwner } from './sample-owner.ts';

const nobody = 'Saved on this server. Nobody has been told yet: send it yourself';
const reviewOf = (id: number | undefined) => `/setup/${id}?step=review-deploy`;
const panelOf = (page: Page) =>
  page.getByRole('region', { name: 'Deployment Request Successful!' });
const deploy = (page: Page) => page.getByRole('button', { name: 'Deploy Voice Assistant' }).click();

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme });

    test('[DEPLOY-70] [DEPLOY-71] [DASH-70] a server that can tell nobody says so everywhere and helps to send it', async ({
      page,
      server,
    }) => {
      const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
      await page.goto(reviewOf(ids[0]));
      await deploy(page);
      const dialog = page.getByRole('dialog', { name: 'Voice Assistant Deployed!' });
      await expect(dialog.getByText(nobody)).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Mail' })).toHaveAttribute(
        'href',
        /^mailto:\?subject=Voice%20assistant%20configuration%20for%20Maple%20Court&body=/,
      );
      await expectAccessible(page);
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download PDF' }).click();
      expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
      await dialog.getByRole('button', { name: 'Got it' }).click();
      await expect(panelOf(page).getByText(nobody)).toBeVisible();
      await expectAccessible(page);

      await page.reload();
      await expect(panelOf(page)).toContainText('nothing changed since');
      await expect(panelOf(page).getByText(nobody)).toBeVisible();
      await expect(panelOf(page).getByRole('button', { name: 'Copy' })).toBeEnabled();
      await expectAccessible(page);

      await page.goto('/');
      const card = page.getByRole('region', { name: 'Your Assistants' });
      await expect(card).toContainText('Status: Active');
      await expect(card).toContainText('Phone number: Not requested yet');
      await expect(card.getByText(nobody)).toBeVisible();
      await expect(card.getByRole('button', { name: 'Copy' })).toBeEnabled();
      await expect(card.locator('.lampdot--on')).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}

test.describe('with mail and webhook', () => {
  test('[DEPLOY-71] a deployed version says where it is, and is not sent twice', async ({
    page,
  }) => {
    const [smtp, receiver] = await Promise.all([startSmtpPeer(), startWebhookReceiver()]);
    const server = await startBuiltServer({
      env: {
        RATE_LIMIT: 'off',
        SMTP_URL: smtp.url,
        WEBHOOK_URL: receiver.url,
        WEBHOOK_SECRET: receiver.secret,
        WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
      },
    });
    try {
      const { ids, client } = await becomeSampleOwner(page, server, ['Maple Court']);
      await client.expectOk('POST', `/api/assistants/${ids[0]}/deploy`, {});
      await expect.poll(() => receiver.received.length + smtp.mails.length).toBe(2);
      await page.goto(`${server.url}${reviewOf(ids[0])}`);
      await expect(panelOf(page)).toContainText('nothing changed since');
      await expect(panelOf(page)).toContainText('This version is with the provider.');
      await expect(page.getByText(nobody)).toHaveCount(0);
      await expectAccessible(page);
      await deploy(page);
      await expect(page.locator('.toast')).toContainText('already with the provider');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await panelOf(page).getByRole('button', { name: 'View configuration summary' }).click();
      await expect(page.getByRole('dialog', { name: 'Configuration Summary' })).toBeVisible();
      expect([receiver.received.length, smtp.mails.length]).toEqual([1, 1]);
      await page.goto(server.url);
      await expect(page.getByRole('region', { name: 'Your Assistants' })).toContainText(
        'Expected by',
      );
    } finally {
      await server.stop();
      await Promise.all([smtp.close(), receiver.close()]);
    }
  });
});

test.describe('deleted in another tab', () => {
  test.use({ expectedError: /404/ });

  test('[LIFE-71] the wizard says so and starts a new one with what was typed', async ({
    page,
    server,
  }) => {
    const { ids } = await becomeSampleOwner(page, server, ['Maple Court']);
    await page.goto(`/setup/${ids[0]}?step=company-details`);
    await page.getByLabel('Company name').fill('Q');
    const other = await page.context().newPage();
    await other.goto('/');
    await other.getByRole('button', { name: /^More for/ }).click();
    await other.getByRole('menuitem', { name: 'Delete' }).click();
    await other.getByRole('button', { name: 'Delete' }).click();
    await expect(other.getByText('Voice assistant deleted').first()).toBeVisible();
    await page.bringToFront();
    const start = page.getByRole('button', { name: 'Start a new one with what you typed' });
    await expect(start).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'This assistant does not exist' }),
    ).toBeVisible();
    await expectAccessible(page);
    await start.click();
    await expect(page.getByLabel('Company name')).toHaveValue('Q');
    expect(page.url()).not.toContain(String(ids[0]));
    await page.getByRole('button', { name: /Voice & Contact/ }).click();
    await page.getByRole('tab', { name: /Transfer/ }).click();
    await expect(page.getByLabel(/Transfer Phone Number/i)).not.toHaveValue('');
  });
});
