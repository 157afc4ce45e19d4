// The American time zones as people write them behind hours, and whether an IANA zone is that one.

/** Patterns for the beginning of a lower-case text; 'CST' is written all the year round. */
export const zoneWords: readonly (readonly [pattern: string, zone: string])[] = [
  ['e[sd]?t|eastern(?: standard| daylight)?(?: time)?', 'America/New_York'],
  ['c[sd]?t|central(?: standard| daylight)?(?: time)?', 'America/Chicago'],
  ['m[sd]?t|mountain(?: standard| daylight)?(?: time)?', 'America/Denver'],
  ['p[sd]?t|pacific(?: standard| daylight)?(?: time)?', 'America/Los_Angeles'],
  ['arizona time', 'America/Phoenix'],
  ['ak[sd]?t|alaska(?: standard| daylight)?(?: time)?', 'America/Anchorage'],
  ['hst|hawaii(?:an)?(?: standard)?(?: time)?', 'Pacific/Honolulu'],
];

/**
 * The zone by which hours are to be read: the chosen one, or the one that the text names while none is
 * chosen; null when neither is there or the two contradict each other.
 * @param named IANA name, null for none; @param chosen IANA name, '' for none
 */
export function agreedZone(named: string | null, chosen: string): string | null {
  if (named === null) return chosen === '' ? null : chosen;
  if (chosen === '' || chosen === named) return named;
  return hasSameClock(named, chosen) ? chosen : null;
}

// Any year shows it: the rule has been the same since 2007.
const winter = Date.UTC(2026, 0, 15, 12);
const summer = Date.UTC(2026, 6, 15, 12);

function hasSameClock(named: string, chosen: string): boolean {
  // Arizona keeps Mountain Standard Time and is said to be on 'MST'.
  const isArizona = named === 'America/Denver' && chosen === 'America/Phoenix';
  return isArizona || [winter, summer].every((at) => clockOf(named, at) === clockOf(chosen, at));
}

function clockOf(timeZone: string, at: number): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, day: 'numeric', hour: 'numeric' }).format(
      at,
    );
  } catch {
    return null;
  }
}
