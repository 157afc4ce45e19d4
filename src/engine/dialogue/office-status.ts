// Whether the office is open while this call is held, and whether the assistant stands in for it.
import {
  type OfficeState,
  officeState,
  officeTime,
} from '#shared/domain/business-hours/office-state.ts';
import { isClosed } from '#shared/domain/who-picks-up.ts';
import type { TurnContext } from './turn-context.ts';

type Moment = Pick<TurnContext, 'index' | 'at'>;

export function officeNow({ index, at }: Moment): OfficeState {
  return officeState(index.hours, index.setup.timeZone, at);
}

/** True when the assistant stands in for a closed office: by its type, else by hours (spec 1). */
export function isAfterHours({ index, at }: Moment): boolean {
  const { setup, hours } = index;
  if (setup.setupType === 'receptionist') return false;
  if (setup.setupType === 'after-hours') return true;
  const office = officeNow({ index, at });
  if (office.state !== 'unknown') return isClosed(office);
  const local = officeTime(hours, setup.timeZone, at);
  const start = clockMinutes(setup.afterHoursStartTime);
  const end = clockMinutes(setup.afterHoursEndTime);
  if (local === null || start === null || end === null) return false;
  const isWeekend = local.weekday === 0 || local.weekday === 6;
  return (
    isWeekend ||
    (start > end
      ? local.minutes >= start || local.minutes < end
      : local.minutes >= start && local.minutes < end)
  );
}

function clockMinutes(time: string): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}
