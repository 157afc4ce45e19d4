// Tells a full disk from other failures; such a write answers 507 while reading goes on.

export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  // SQLite on its own file, a file of ours, and PostgreSQL's disk_full.
  return ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'].includes(String(error.code));
}
