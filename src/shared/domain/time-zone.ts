// Time zones by their IANA names.

/** Whether this computer knows a name such as 'America/Chicago'. */
export function isTimeZone(name: string): boolean {
  try {
    return name !== '' && Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
