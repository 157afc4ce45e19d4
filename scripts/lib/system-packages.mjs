// Installs a Debian package when that is possible and allowed, and says so before it happens.
import { readFileSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

/** Only as root on Debian itself (Ubuntu's chromium package is a stub), never with NO_SYSTEM_PACKAGES. */
export function canInstallSystemPackages() {
  const isForbidden = !['', '0', undefined].includes(process.env.NO_SYSTEM_PACKAGES);
  return !isForbidden && process.getuid?.() === 0 && isDebian();
}

/**
 * @param {string[]} packages
 * @param {string} purpose such as 'a browser for the tests'
 * @returns {Promise<boolean>}
 */
export async function installSystemPackages(packages, purpose) {
  console.log(
    `Installing the Debian package ${packages.join(', ')}: ${purpose} (NO_SYSTEM_PACKAGES=1 forbids this) …`,
  );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('apt-get', ['update', '-q'], { env });
  const install = await runCommand(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
    { env },
  );
  if (install.code !== 0) {
    console.log(`${update.code === 0 ? '' : update.output}${install.output}`.trim());
  }
  return install.code === 0;
}

function isDebian() {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
