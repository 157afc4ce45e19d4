// Every screen, wizard step and dialog, light and dark, from a desk's width down to a small phone's: no axe
// finding and nothing wider than the window.
import type { Page } from '@playwright/test';
import type { BuiltServer } from '#tests/peers/built-server.mjs';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { createSceneOwner, type Owner, scenes } from '#tests/setup/scenes.mjs';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

// The not-found screen is answered with 404, which Chromium notes.
test.use({ expectedErrors: [/status of 404/] });

for (const { name, isNewUser, open } of scenes) {
  test(`${name} is accessible and fits the window`, async ({ page, server }) => {
    const owner = await ownerOf(server);
    if (!isNewUser) {
      const cookies = owner.cookies.map((cookie) => ({ ...cookie, url: server.url }));
      await page.context().addCookies(cookies);
    }
    await open(page, owner);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNoAxeFindings(page);
    await expectNothingSticksOut(page);
    // Only colours depend on the theme, and they do not depend on the width.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectNoAxeFindings(page, 'colours');
    await page.setViewportSize({ width: 390, height: 844 });
    // Where the page was scrolled to at the other width may lie half under the page's head.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoAxeFindings(page, 'all but colours');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNothingSticksOut(page);
  });
}

async function expectNothingSticksOut(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  // Below zero while an open dialog keeps the place of the scroll bar.
  expect(overhang, 'pixels wider than the window').toBeLessThanOrEqual(0);
}

/** One owner for each server: its assistants are only looked at here. */
const owners = new Map<string, Promise<Owner>>();

function ownerOf(server: BuiltServer): Promise<Owner> {
  const owner = owners.get(server.url) ?? createSceneOwner(new PlainClient(server.url));
  owners.set(server.url, owner);
  return owner;
}
