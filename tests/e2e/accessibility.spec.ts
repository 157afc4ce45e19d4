// Every screen, wizard step and dialog, light and dark, from a desk's width down to a small phone's: no axe
// finding and nothing wider than the window.
import type { BuiltServer } from '#tests/peers/built-server.mjs';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { createSceneOwner, type Owner, scenes } from '#tests/setup/scenes.mjs';
import { expectFitsWindow, expectNoAxeFindings, test } from './fixtures.ts';

// What does not exist is answered with 404, which Chromium notes.
test.use({ expectedError: /status of 404/ });

for (const { name, isNewUser, open } of scenes) {
  test(`[LOOK-04] ${name} is accessible and fits the window`, async ({ page, server }) => {
    const owner = await ownerOf(server);
    if (!isNewUser) {
      const cookies = owner.cookies.map((cookie) => ({ ...cookie, url: server.url }));
      await page.context().addCookies(cookies);
    }
    await open(page, owner);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNoAxeFindings(page);
    await expectFitsWindow(page);
    // Only colours depend on the theme, and they do not depend on the width.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectNoAxeFindings(page, 'colours');
    await page.setViewportSize({ width: 390, height: 844 });
    // Where the page was scrolled to at the other width may lie half under the page's head.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoAxeFindings(page, 'all but colours');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFitsWindow(page);
  });
}

/** One owner for each server: its assistants are only looked at here. */
const owners = new Map<string, Promise<Owner>>();

function ownerOf(server: BuiltServer): Promise<Owner> {
  const owner = owners.get(server.url) ?? createSceneOwner(new PlainClient(server.url));
  owners.set(server.url, owner);
  return owner;
}
