// Answers about the hours of the office: open or closed now, the day that is asked for, and the hours as
// they were typed. What is not certain is never told.
import type { OfficeHours } from '#shared/domain/business-hours/office-hours.ts';
import { type DayState, dayState, officeTime } from '#shared/domain/business-hours/office-state.ts';
import type { AskedDay } from './asked-days.ts';
import { clipQuote } from './clip-quote.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { officeNow } from './office-status.ts';
import { fromHours, phrase, quotedIn, type Said } from './said.ts';
import type { Answer, TurnContext } from './turn-context.ts';

export const hoursTopic = 'office hours open';
const longest = 420;

/** What the hours say of this question; `isSure` is false when they leave it open. */
export function hoursAnswer(
  context: TurnContext,
  question: string,
): Extract<Answer, { kind: 'answer' }> & { isSure: boolean } {
  const hours = context.index.passages.get('setting:businessHours');
  if (hours === undefined) {
    const say = [phrase(dialoguePhrases.noHours)];
    return { kind: 'answer', say, topic: hoursTopic, offersMessage: true, isSure: false };
  }
  const { index, at, reader } = context;
  const days = reader.hours.askedDays(question, officeTime(index.hours, index.setup.timeZone, at));
  const told =
    days.length > 0
      ? days.map((day) => daySaid(context, day))
      : reader.hours.isAboutHolidays(question)
        ? []
        : nowSaid(context);
  const whole = index.hours === null ? null : reader.hours.whole(index.hours);
  const quote =
    whole === null
      ? quotedIn(dialoguePhrases.hours, 'hours', hours, clipQuote(hours.text, longest))
      : fromHours(dialoguePhrases.hours, { hours: whole }, hours);
  const certain = told.filter((said) => said !== null);
  const isSure = certain.length === told.length;
  const lead = isSure || index.hours === null ? certain : [phrase(dialoguePhrases.notSure)];
  return { kind: 'answer', say: [...lead, quote], topic: hoursTopic, isSure };
}

function nowSaid(context: TurnContext): Said[] {
  const { openNow, closedNow, closedToday } = dialoguePhrases;
  switch (officeNow(context).state) {
    case 'open':
      return [phrase(openNow)];
    case 'closed':
      return [phrase(closedNow), ...opensAgain(context)];
    case 'holiday':
      return [phrase(closedToday), ...opensAgain(context)];
    case 'unknown':
      return [];
  }
}

/** When a closed office opens; empty while it is open or when that is not certain. */
export function opensAgain(context: TurnContext): Said[] {
  const { opensAt } = officeNow(context);
  const hours = context.index.passages.get('setting:businessHours');
  if (opensAt === null || hours === undefined) return [];
  return [
    fromHours(
      dialoguePhrases.opensAgain,
      { opensAt: context.reader.hours.opening(opensAt) },
      hours,
    ),
  ];
}

function daySaid({ index, reader }: TurnContext, asked: AskedDay): Said | null {
  const hours = index.passages.get('setting:businessHours');
  const day = index.hours === null ? null : stateOf(index.hours, asked);
  if (hours === undefined || day === null || day.state === 'unknown') return null;
  const { openOn, closedOn, appointmentOn } = dialoguePhrases;
  const words = { day: asked.words };
  if (day.state === 'open') {
    return fromHours(openOn, { ...words, times: reader.hours.spans(day.spans) }, hours);
  }
  return fromHours(day.state === 'appointment' ? appointmentOn : closedOn, words, hours);
}

/** Without a calendar a weekday is known by its usual hours, and a holiday by its name. */
function stateOf(hours: OfficeHours, { date, weekday, holiday }: AskedDay): DayState | null {
  if (date !== null) return dayState(hours, date);
  if (holiday !== null) {
    return hours.closedHolidays.includes(holiday) ? { state: 'holiday', name: holiday } : null;
  }
  if (weekday === null) return null;
  if (hours.byAppointment.includes(weekday)) return { state: 'appointment' };
  const spans = hours.week[weekday] ?? [];
  return spans.length === 0 ? { state: 'closed' } : { state: 'open', spans };
}
