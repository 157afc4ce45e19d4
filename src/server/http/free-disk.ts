// The free-disk floor: before the disk is full, writes are refused (507) and deleting still works.
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { AppError } from './app-error.ts';

export function registerFreeDiskFloor(
  app: FastifyInstance,
  { config, dialect }: Pick<Services, 'config' | 'dialect'>,
): void {
  // PostgreSQL looks after its own disk and says so by its error.
  if (dialect !== 'sqlite') return;
  let isLow = false;
  let checkedAtMs = 0;
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST' && request.method !== 'PATCH') return;
    if (Date.now() - checkedAtMs > checkEveryMs) {
      checkedAtMs = Date.now();
      const { freeBytes, floorBytes } = await freeDisk(config.dataDir);
      isLow = freeBytes < floorBytes;
    }
    if (isLow) throw new AppError('storage-full');
  });
}

export async function freeDisk(folder: string): Promise<{ freeBytes: number; floorBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, floorBytes: Math.min(maxFloorBytes, blocks * bsize * 0.02) };
}

const checkEveryMs = 1_000;
const maxFloorBytes = 50 * 1024 * 1024;
