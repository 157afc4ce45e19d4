// Every screen, wizard step and dialog, light and dark, from a desk's width down to a small phone's: no axe
// finding and nothing wider than the window. Each is opened in a browser that has seen no other screen, and looks
// the same there as once all style sheets are loaded.
import { readdirSync } from 'node:fs';
import type { BuiltServer } from '#tests/peers/built-server.mjs';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { createSceneOwner, type Owner, scenes } from '#tests/setup/scenes.mjs';
import { changedBySheets } from '#tests/setup/style-print.ts';
import { expect, expectFitsWindow, expectNoAxeFindings, test } from './fixtures.ts';

const styleSheets = readdirSync('dist/web/assets')
  .filter((file) => file.endsWith('.css'))
  .map((file) => `/assets/${file}`);

// What does not exist is answered with 404, which Chromium notes.
test.use({ expectedError: /status of 404/ });

for (const { name, isNewUser, open } of scenes) {
  test(`[LOOK-04] [LOOK-90] ${name} is accessible, fits the window and has all its styles`, async ({
    page,
    server,
  }) => {
    const owner = await ownerOf(server);
    if (!isNewUser) {
      const cookies = owner.cookies.map((cookie) => ({ ...cookie, url: server.url }));
      await page.context().addCookies(cookies);
    }
    await open(page, owner);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await changedBySheets(page, styleSheets), 'unlike a warm browser').toEqual([]);
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
