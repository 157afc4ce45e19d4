// A browser that comes back after an upgrade finds what it had typed and not saved.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startBuiltServer } from '#tests/peers/built-server.mjs';
import { readRelease, releaseDays, releaseFolder } from '#tests/upgrade/release.ts';
import { expect, test } from './fixtures.ts';

for (const day of releaseDays()) {
  test(`[OPS-54] input kept in a browser by the release of ${day} is there after the upgrade`, async ({
    page,
  }) => {
    const release = readRelease(day);
    const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-upgrade-'));
    const database = gunzipSync(readFileSync(join(releaseFolder(day), 'porchlight.db.gz')));
    writeFileSync(join(dataDir, 'porchlight.db'), database);
    const server = await startBuiltServer({ dataDir });
    try {
      const cookies = release.cookies.map((cookie) => ({ ...cookie, url: server.url }));
      await page.context().addCookies(cookies);
      await page.addInitScript((kept) => {
        for (const { name, value } of kept) {
          if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
        }
      }, release.localStorage);
      const { draft } = release.assistants;
      await page.goto(`${server.url}/setup/${draft}?step=company-details`);
      await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue(
        'Draft Heights, typed and not saved',
      );
      await page.goto(`${server.url}/setup/${draft}?step=faqs-docs`);
      await expect(page.getByRole('textbox', { name: 'Answer' }).first()).toHaveValue(
        'An answer that was typed and not saved.',
      );
      await expect(page.getByText('Changed in another tab')).toBeHidden();
      await page.goto(server.url);
      await expect(page.getByText('5 voice assistants configured')).toBeVisible();
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}
