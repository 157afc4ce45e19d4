// Finds the browser for the journeys and screenshots, and gets one where none is found.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { inProject } from '../../scripts/lib/project.mjs';
import { runCommand, runNode } from '../../scripts/lib/run-command.mjs';
import {
  canInstallSystemPackages,
  installSystemPackages,
} from '../../scripts/lib/system-packages.mjs';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** For a closed network: the browser must not look for updates, nor need a display or a sandbox. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/**
 * CHROMIUM_PATH, the system's Chromium or Chrome, or Playwright's own download; one that starts.
 *
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  const candidates = chosen ? [chosen] : [...listSystemBrowsers(), playwrightsOwn()];
  for (const path of candidates) {
    if (path && existsSync(path) && (await doesStart(path))) {
      return path;
    }
  }
  return undefined;
}

/** Like findChromium, but first tries to install one: Debian's package, else Playwright's download. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found || process.env.CHROMIUM_PATH) {
    return found;
  }
  if (canInstallSystemPackages()) {
    await installSystemPackages(['chromium', 'fonts-liberation'], 'a browser for the tests');
    const installed = await findChromium();
    if (installed) {
      return installed;
    }
  }
  console.log("Downloading Playwright's Chromium for the tests …");
  await runNode(
    inProject('node_modules', '@playwright', 'test', 'cli.js'),
    ['install', 'chromium'],
    {
      isShown: true,
      timeoutMs: 300_000,
    },
  );
  return findChromium();
}

function listSystemBrowsers() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...commands.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
}

function playwrightsOwn() {
  try {
    const require = createRequire(import.meta.url);
    return require('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** @param {string} path */
async function doesStart(path) {
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') {
    return true;
  }
  return (await runCommand(path, ['--version'], { timeoutMs: 60_000 })).code === 0;
}
