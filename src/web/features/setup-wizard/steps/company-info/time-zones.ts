// Time zones to choose from: those of the United States by their everyday names, then all others by region.
const unitedStates = [
  { zone: 'America/New_York', label: 'Eastern Time (New York)' },
  { zone: 'America/Chicago', label: 'Central Time (Chicago)' },
  { zone: 'America/Denver', label: 'Mountain Time (Denver)' },
  { zone: 'America/Phoenix', label: 'Mountain Time, no daylight saving (Phoenix)' },
  { zone: 'America/Los_Angeles', label: 'Pacific Time (Los Angeles)' },
  { zone: 'America/Anchorage', label: 'Alaska Time (Anchorage)' },
  { zone: 'Pacific/Honolulu', label: 'Hawaii Time (Honolulu)' },
  { zone: 'America/Puerto_Rico', label: 'Atlantic Time (Puerto Rico)' },
  { zone: 'Pacific/Guam', label: 'Chamorro Time (Guam)' },
] as const;

interface ZoneGroup {
  name: string;
  zones: { zone: string; label: string }[];
}

/** Regions nobody manages property in come last. */
const lastRegions = ['Antarctica', 'Arctic', 'Etc'];

/** `stored` is always among them, also where this browser does not know it. */
export function timeZoneGroups(stored: string): ZoneGroup[] {
  const others = new Set([...Intl.supportedValuesOf('timeZone'), stored].filter(Boolean));
  for (const { zone } of unitedStates) others.delete(zone);
  const regions = new Map<string, ZoneGroup['zones']>();
  for (const zone of [...others].sort()) {
    const region = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Etc';
    const zones = regions.get(region) ?? [];
    zones.push({ zone, label: placeIn(zone) });
    regions.set(region, zones);
  }
  return [
    { name: 'United States', zones: [...unitedStates] },
    ...[...regions]
      .sort(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other))
      .map(([region, zones]) => ({ name: regionNames[region] ?? region, zones })),
  ];
}

const regionNames: Record<string, string> = {
  America: 'Americas',
  Atlantic: 'Atlantic Ocean',
  Indian: 'Indian Ocean',
  Pacific: 'Pacific Ocean',
  Etc: 'Other',
};

function rank(region: string): number {
  if (region === 'America') return -1;
  return lastRegions.indexOf(region) + 1;
}

/** 'America/Argentina/Buenos_Aires' as 'Argentina / Buenos Aires': its region stands over it. */
function placeIn(zone: string): string {
  const place = zone.slice(zone.indexOf('/') + 1);
  return place.replaceAll('_', ' ').replaceAll('/', ' / ');
}

/** 'America/New_York' as 'Eastern Time (New York)', any other as 'Europe / Zurich'. */
export function timeZoneLabel(zone: string): string {
  const known = unitedStates.find((entry) => entry.zone === zone);
  return known?.label ?? zone.replaceAll('_', ' ').replaceAll('/', ' / ');
}

/** The zone of this device; empty where the browser does not tell, or names no place. */
export function browserTimeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  return zone.includes('/') && !zone.startsWith('Etc/') ? zone : '';
}
