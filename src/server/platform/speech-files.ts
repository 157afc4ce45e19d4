// Sounds kept as files in DATA_DIR/speech: made once, heard often. Nothing depends on them; whatever is
// missing is made again, so a failure to keep one is no failure.
import { randomBytes } from 'node:crypto';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from './sha256.ts';
import type { Speech } from './text-to-speech.ts';

export interface SpeechFiles {
  /** @param name of any length and content; null when nothing is kept under it */
  read(name: string): Promise<Speech | null>;
  /** Never rejects: on a full disk nothing is kept. */
  write(name: string, speech: Speech): Promise<void>;
  remove(name: string): Promise<void>;
}

interface KeptFile {
  file: string;
  bytes: number;
  usedAtMs: number;
}

const extensions: Record<string, string> = {
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
};
const megabyte = 1024 * 1024;
/** The room that is left to the database, twice what it refuses to go below. */
const freeBytesLeft = 100 * megabyte;
const longestUnusedMs = 30 * 24 * 60 * 60 * 1000;

/** @param maxBytes of all files; the ones not heard for longest give way */
export function createSpeechFiles(folder: string, maxBytes = 200 * megabyte): SpeechFiles {
  /** Least recently used first. */
  let kept: Promise<Map<string, KeptFile>> | undefined;
  const index = () => {
    kept ??= listKept(folder);
    return kept;
  };

  async function drop(files: Map<string, KeptFile>, key: string): Promise<void> {
    const entry = files.get(key);
    files.delete(key);
    if (entry) await rm(join(folder, entry.file), { force: true }).catch(() => {});
  }

  async function makeRoom(files: Map<string, KeptFile>): Promise<void> {
    let total = 0;
    for (const { bytes } of files.values()) total += bytes;
    for (const [key, { bytes, usedAtMs }] of [...files]) {
      if (total <= maxBytes && Date.now() - usedAtMs <= longestUnusedMs) return;
      total -= bytes;
      await drop(files, key);
    }
  }

  return {
    async read(name) {
      const files = await index();
      const key = keyOf(name);
      const entry = files.get(key);
      if (!entry) return null;
      try {
        const path = join(folder, entry.file);
        const bytes = await readFile(path);
        const now = new Date();
        files.delete(key);
        files.set(key, { ...entry, usedAtMs: now.getTime() });
        // The order outlives a restart.
        await utimes(path, now, now).catch(() => {});
        return { bytes, mimeType: mimeTypeOf(entry.file) };
      } catch {
        files.delete(key);
        return null;
      }
    },

    async write(name, { bytes, mimeType }) {
      const extension = extensions[mimeType];
      if (!extension || bytes.length > maxBytes) return;
      const key = keyOf(name);
      const file = `${key}.${extension}`;
      const part = join(folder, `${key}.${randomBytes(6).toString('hex')}.part`);
      try {
        await mkdir(folder, { recursive: true });
        const { bavail, bsize } = await statfs(folder);
        if (bavail * bsize - bytes.length < freeBytesLeft) return;
        await writeFile(part, bytes, { mode: 0o600 });
        await rename(part, join(folder, file));
        const files = await index();
        files.delete(key);
        files.set(key, { file, bytes: bytes.length, usedAtMs: Date.now() });
        await makeRoom(files);
      } catch {
        await rm(part, { force: true }).catch(() => {});
      }
    },

    async remove(name) {
      await drop(await index(), keyOf(name));
    },
  };
}

/** The names hold what people typed; the files' names tell nothing of it. */
const keyOf = (name: string): string => sha256(name);

function mimeTypeOf(file: string): string {
  const found = Object.entries(extensions).find(([, extension]) => file.endsWith(`.${extension}`));
  return found?.[0] ?? 'application/octet-stream';
}

/** What an earlier start left; halves of files go away. */
async function listKept(folder: string): Promise<Map<string, KeptFile>> {
  const found: [string, KeptFile][] = [];
  for (const file of await readdir(folder).catch(() => [])) {
    const path = join(folder, file);
    const key = /^([0-9a-f]{64})\.(?:wav|mp3|ogg|flac)$/.exec(file)?.[1];
    const info = await stat(path).catch(() => null);
    if (!info) continue;
    if (key) found.push([key, { file, bytes: info.size, usedAtMs: info.mtimeMs }]);
    else if (file.endsWith('.part') && Date.now() - info.mtimeMs > partMaxAgeMs) {
      await rm(path, { force: true }).catch(() => {});
    }
  }
  found.sort(([, one], [, other]) => one.usedAtMs - other.usedAtMs);
  return new Map(found);
}

/** Another process may be writing a younger one. */
const partMaxAgeMs = 60 * 60 * 1000;
