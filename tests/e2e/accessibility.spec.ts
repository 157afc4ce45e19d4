// Every screen, wizard step and dialog, light and dark: no axe finding and nothing wider than the window.
import type { BuiltServer } from '#tests/peers/built-server.mjs';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { createSceneOwner, type Owner, scenes } from '#tests/setup/scenes.mjs';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

// The not-found screen is answered with 404, which Chromium notes.
test.use({ expectedErrors: [/status of 404/] });

for (const { name, isNewUser, open } of scenes) {
  test(`${name} is accessible and fits the window`, async ({ page, server }, info) => {
    const owner = await ownerOf(server);
    if (!isNewUser) {
      const cookies = owner.cookies.map((cookie) => ({ ...cookie, url: server.url }));
      await page.context().addCookies(cookies);
    }
    await open(page, owner);
    // Colours do not depend on the width, so one width sees them all.
    const schemes =
      info.project.name === 'desk' ? (['light', 'dark'] as const) : (['light'] as const);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoAxeFindings(page);
    }
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    // Below zero while an open dialog keeps the place of the scroll bar.
    expect(overhang, 'pixels wider than the window').toBeLessThanOrEqual(0);
  });
}

/** One owner for each server: its assistants are only looked at here. */
const owners = new Map<string, Promise<Owner>>();

function ownerOf(server: BuiltServer): Promise<Owner> {
  const owner = owners.get(server.url) ?? createSceneOwner(new PlainClient(server.url));
  owners.set(server.url, owner);
  return owner;
}
