// The day by which a phone number is expected (spec 1), as the calendar on this computer's wall has it.

export interface ExpectedDay {
  day: Date;
  /** True once the whole day has gone by. */
  isOver: boolean;
}

/** @param expectedBy such as '2026-03-11' */
export function expectedDay(expectedBy: string, now: Date): ExpectedDay {
  const day = new Date(`${expectedBy}T00:00:00`);
  const nextDay = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
  return { day, isOver: now >= nextDay };
}
