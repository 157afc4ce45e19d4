// Time zones to choose from: those of the United States by their everyday names, then all of them.
const common = [
  { zone: 'America/New_York', label: 'Eastern Time (New York)' },
  { zone: 'America/Chicago', label: 'Central Time (Chicago)' },
  { zone: 'America/Denver', label: 'Mountain Time (Denver)' },
  { zone: 'America/Phoenix', label: 'Mountain Time, no summer time (Phoenix)' },
  { zone: 'America/Los_Angeles', label: 'Pacific Time (Los Angeles)' },
  { zone: 'America/Anchorage', label: 'Alaska Time (Anchorage)' },
  { zone: 'Pacific/Honolulu', label: 'Hawaii Time (Honolulu)' },
] as const;

/** `stored` is always among them, also where this browser does not know it. */
export function timeZoneChoices(stored: string) {
  const listed = new Set([...Intl.supportedValuesOf('timeZone'), stored].filter(Boolean));
  for (const { zone } of common) listed.delete(zone);
  return { common, others: [...listed].sort() };
}

/** 'America/New_York' as 'Eastern Time (New York)', any other as 'Europe / Zurich'. */
export function timeZoneLabel(zone: string): string {
  const known = common.find((entry) => entry.zone === zone);
  return known?.label ?? zone.replaceAll('_', ' ').replaceAll('/', ' / ');
}

/** The zone of this computer; empty where the browser does not tell, or names no place. */
export function browserTimeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  return zone.includes('/') && !zone.startsWith('Etc/') ? zone : '';
}
