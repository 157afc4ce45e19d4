// Under the field of the business hours: how they were read, and what they make of this moment.
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { describeHours } from '#shared/domain/business-hours/describe-hours.ts';
import { agreedZone } from '#shared/domain/business-hours/named-zone.ts';
import type { OfficeHours } from '#shared/domain/business-hours/office-hours.ts';
import { officeState } from '#shared/domain/business-hours/office-state.ts';
import { readBusinessHours } from '#shared/domain/business-hours/read-business-hours.ts';

interface HoursReadingProps {
  businessHours: string;
  timeZone: string;
}

/** Announced when the reading changes, not with every letter. */
export function HoursReading({ businessHours, timeZone }: HoursReadingProps) {
  const now = useMinute();
  const isEmpty = businessHours.trim() === '';
  const hours = isEmpty ? null : readBusinessHours(businessHours);
  return (
    <p className="reading" role="status" data-read={isEmpty ? undefined : hours !== null}>
      {!isEmpty && (
        <>
          {hours === null ? (
            <TriangleAlert aria-hidden="true" />
          ) : (
            <CircleCheck aria-hidden="true" />
          )}
          <span>
            {hours === null
              ? 'This could not be read as fixed hours: the assistant will read it out as written and never say that you are open or closed.'
              : `Read as: ${describeHours(hours)}. ${nowText(hours, timeZone, now)}`}
          </span>
        </>
      )}
    </p>
  );
}

function nowText(hours: OfficeHours, timeZone: string, now: string): string {
  if (agreedZone(hours.zone, timeZone) === null) {
    return timeZone === ''
      ? 'Choose a time zone, and the assistant can say whether you are open.'
      : 'They name another time zone than the one below, so the assistant cannot say whether you are open.';
  }
  switch (officeState(hours, timeZone, now).state) {
    case 'open':
      return 'Now open.';
    case 'closed':
      return 'Now closed.';
    case 'holiday':
      return 'Now closed for a holiday.';
    case 'unknown':
      return 'Today is a public holiday of which they say nothing, so the assistant will not say that you are open.';
  }
}

const minuteMs = 60_000;

/** This moment, told anew each minute. */
function useMinute(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
