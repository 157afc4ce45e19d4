// Time zones by their IANA names, and how people call them.

/** Whether this computer knows a name such as 'America/Chicago'. */
export function isTimeZone(name: string): boolean {
  try {
    return name !== '' && Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** 'America/Chicago' as 'Central Time'; a zone that this computer does not know stays as it is. */
export function timeZoneInWords(zone: string): string {
  if (!isTimeZone(zone)) return zone;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
