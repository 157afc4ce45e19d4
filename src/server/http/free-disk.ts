// The free-disk floor: before the disk is full, writes are refused (507) and deleting still works.
import { statfs } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reclaimSpace } from '#server/database/reclaim-space.ts';
import type { Services } from '#server/platform/services.ts';
import { AppError } from './app-error.ts';

export function registerFreeDiskFloor(
  app: FastifyInstance,
  { config, db, dialect }: Pick<Services, 'config' | 'db' | 'dialect'>,
): void {
  // PostgreSQL looks after its own disk and says so by its error.
  if (dialect !== 'sqlite') return;
  let disk = { freeBytes: 0, floorBytes: 0 };
  let checkedAtMs = 0;
  let reclaimedAtMs = 0;
  const hasRoomFor = async (bytes: number) => {
    const isPlenty = disk.freeBytes - bytes > disk.floorBytes + plentyBytes;
    if (!isPlenty || Date.now() - checkedAtMs > checkEveryMs) {
      checkedAtMs = Date.now();
      disk = await freeDisk(config.dataDir);
    }
    return disk.freeBytes - bytes >= disk.floorBytes;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'POST' && request.method !== 'PATCH') return done();
    refuseWhenFull(request).then(() => done(), done);
  });
  async function refuseWhenFull(request: FastifyRequest): Promise<void> {
    // A body is written twice, to the log and to the file.
    const neededBytes = 2 * Number(request.headers['content-length'] ?? 0);
    if (await hasRoomFor(neededBytes)) return;
    if (Date.now() - reclaimedAtMs > checkEveryMs) {
      reclaimedAtMs = Date.now();
      await reclaimSpace(db);
      if (await hasRoomFor(neededBytes)) return;
    }
    throw new AppError('storage-full');
  }
}

export async function freeDisk(folder: string): Promise<{ freeBytes: number; floorBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const floorBytes = Math.min(maxFloorBytes, Math.max(minFloorBytes, blocks * bsize * 0.05));
  return { freeBytes: bavail * bsize, floorBytes };
}

const checkEveryMs = 1_000;
/** So much more than the floor cannot be used up between two looks. */
const plentyBytes = 500 * 1024 * 1024;
/** Room to move the database's log into its file, which deleting needs as well. */
const minFloorBytes = 2 * 1024 * 1024;
const maxFloorBytes = 50 * 1024 * 1024;
