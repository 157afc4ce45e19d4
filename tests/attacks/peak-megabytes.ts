// The most memory that a process took so far. Only Linux keeps count of it.
import { existsSync, readFileSync } from 'node:fs';

/** Null where nobody counts, and for a process that is gone. */
export function peakMegabytes(pid: number): number | null {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}
