// What stands behind 'Last updated:' on the dashboard card (spec 2, Dashboard).

/** The creation date in the form of this computer, or 'Never'. */
export function lastUpdated(createdAt: string): string {
  const date = new Date(createdAt);
  return createdAt === '' || Number.isNaN(date.getTime()) ? 'Never' : date.toLocaleDateString();
}
