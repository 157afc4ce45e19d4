// The open speech recogniser PocketSphinx, to hear what the voices say: Debian's package, no network.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  canInstallSystemPackages,
  installSystemPackages,
} from '../../scripts/lib/system-packages.mjs';

const command = 'pocketsphinx_continuous';

/** Whether the recogniser can be run; installs it where that is possible. */
export async function ensurePocketsphinx() {
  if (isThere() || !canInstallSystemPackages()) return isThere();
  await installSystemPackages(['pocketsphinx', 'pocketsphinx-en-us'], 'hearing the voices');
  return isThere();
}

/**
 * What it hears.
 *
 * @param {Uint8Array} wave a WAV file of one channel, 16 bits and 16,000 Hz
 * @returns {string} lower-case words
 */
export function hearWave(wave) {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-hear-'));
  try {
    const file = join(folder, 'voice.wav');
    writeFileSync(file, wave);
    const { status, stdout } = spawnSync(command, ['-infile', file, '-logfn', '/dev/null'], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${command} ended with ${status}`);
    return stdout.replaceAll('\n', ' ').trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Asked for nothing it says how it is used and ends with 1; a command that is not there has no status.
function isThere() {
  return spawnSync(command, [], { stdio: 'ignore' }).status !== null;
}
