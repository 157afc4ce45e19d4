// Weak points of wizard step 2: a greeting that callers talk over, hours that say less than they seem to.
import { agreedZone } from './business-hours/named-zone.ts';
import { readBusinessHours } from './business-hours/read-business-hours.ts';
import { placeholderIn } from './placeholder-text.ts';
import { requiresAfterHours } from './setup-type.ts';
import { spokenSeconds } from './spoken-time.ts';
import { stillHolds, type WeakPoint, type WeakPointSubject } from './weak-point.ts';

/** Longer greetings are talked over or hung up on. */
const longestGreetingSeconds = 15;

const labels = {
  greeting: 'Initial Greeting',
  companyWebsite: 'Company Website',
  residentPortal: 'Resident portal URL',
  businessHours: 'Business Hours',
  timeZone: 'Time Zone',
  afterHoursStartTime: 'After hours',
} as const;

export function weakCompany(subject: WeakPointSubject): WeakPoint[] {
  return [
    ...weakGreeting(subject),
    ...weakAddress('companyWebsite', 'company website', subject.companyWebsite),
    ...weakAddress('residentPortal', 'resident portal', subject.residentPortal),
    ...weakHours(subject),
    ...weakAfterHours(subject),
  ];
}

function weakGreeting({ greeting, companyName }: WeakPointSubject): WeakPoint[] {
  if (greeting.trim() === '') return [];
  const points: WeakPoint[] = [];
  const placeholder = placeholderIn(greeting);
  if (placeholder) points.push(point('greeting', stillHolds('The greeting', placeholder)));
  const seconds = spokenSeconds(greeting);
  if (seconds > longestGreetingSeconds) {
    points.push(
      point(
        'greeting',
        `The greeting takes about ${seconds} seconds to say. After ${longestGreetingSeconds} many callers talk over it or hang up: say who you are, offer help, and move the rest to the FAQs.`,
      ),
    );
  }
  if (!namesCompany(greeting, companyName)) {
    points.push(
      point(
        'greeting',
        `The greeting does not name ${companyName.trim()}, so callers cannot tell whom they have reached.`,
      ),
    );
  }
  return points;
}

// Words that tell no company from another.
const commonWords = new Set(
  'the and of for at property properties management company group services homeowners homeowner association residences apartments inc llc ltd corp hoa'.split(
    ' ',
  ),
);

function namesCompany(greeting: string, companyName: string): boolean {
  const words = wordsOf(companyName);
  const own = words.filter((word) => !commonWords.has(word));
  const said = new Set(wordsOf(greeting));
  const initials = words.map(([first]) => first).join('');
  return own.length === 0 || own.some((word) => said.has(word)) || said.has(initials);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function weakAddress(
  field: 'companyWebsite' | 'residentPortal',
  name: string,
  address: string,
): WeakPoint[] {
  const text = address.trim();
  if (text === '' || /[^\s.]\.[^\s.]/.test(text)) return [];
  return [
    point(
      field,
      `The ${name} “${text}” does not look like a web address. Callers are told it as it stands.`,
    ),
  ];
}

function weakHours({ businessHours, timeZone }: WeakPointSubject): WeakPoint[] {
  if (businessHours.trim() === '') return [];
  const points: WeakPoint[] = [];
  const hours = readBusinessHours(businessHours);
  const placeholder = placeholderIn(businessHours);
  if (placeholder) {
    points.push(point('businessHours', stillHolds('The business hours text', placeholder)));
  } else if (hours === null) {
    points.push(
      point(
        'businessHours',
        'The business hours could not be read as fixed hours. The assistant reads them out as written and never says whether the office is open. Wording such as “Monday to Friday, 9 AM to 5 PM” can be read.',
      ),
    );
  } else if (timeZone !== '' && agreedZone(hours.zone, timeZone) === null) {
    points.push(
      point(
        'timeZone',
        'The business hours name another time zone than the one chosen here, so the assistant cannot tell a caller whether the office is open right now.',
      ),
    );
  }
  if (timeZone === '' && (hours === null || hours.zone === null)) {
    points.push(
      point(
        'timeZone',
        'The business hours have no time zone, so the assistant cannot tell a caller whether the office is open right now.',
      ),
    );
  }
  return points;
}

function weakAfterHours(subject: WeakPointSubject): WeakPoint[] {
  const { setupType, afterHoursStartTime, afterHoursEndTime } = subject;
  if (!requiresAfterHours(setupType) || afterHoursStartTime === '') return [];
  if (afterHoursStartTime !== afterHoursEndTime) return [];
  return [
    point(
      'afterHoursStartTime',
      'After hours begin and end at the same time, so there are none. Enter when the office closes and when it opens.',
    ),
  ];
}

function point(field: keyof typeof labels, message: string): WeakPoint {
  return { step: 'company-details', field, label: labels[field], message };
}
