// The three assistant types as step 1 shows them: words, hours on the dial, features (spec 2, step 1).
import { type SetupType, setupTypeNames } from '#shared/domain/setup-type.ts';

export interface AssistantTypeFacts {
  type: SetupType;
  name: string;
  when: string;
  isRecommended: boolean;
  /** Covered part of the day; null covers all of it. Hours 0 to 24. */
  covered: { fromHour: number; toHour: number } | null;
  points: readonly string[];
}

export const assistantTypes: readonly AssistantTypeFacts[] = [
  {
    type: 'receptionist',
    name: setupTypeNames.receptionist,
    when: 'Business hours',
    isRecommended: false,
    covered: { fromHour: 9, toHour: 17 },
    points: ['Transfers calls to your team', 'Answers common questions'],
  },
  {
    type: 'after-hours',
    name: setupTypeNames['after-hours'],
    when: 'Non-business hours',
    isRecommended: false,
    covered: { fromHour: 17, toHour: 9 },
    points: ['Tells an emergency from a request', 'Notifies on-call maintenance'],
  },
  {
    type: 'both',
    name: setupTypeNames.both,
    when: '24/7',
    isRecommended: true,
    covered: null,
    points: ['Everything the other two do', 'Knows when you are open'],
  },
];

/** Where one stands below the other, the recommended one must not be the last to be seen. */
export const recommendedFirst = assistantTypes.toSorted(
  (one, other) => Number(other.isRecommended) - Number(one.isRecommended),
);

/** Rows of the comparison table; the cards say the same in fewer words. */
export const featureRows: readonly { feature: string; offeredBy: readonly SetupType[] }[] = [
  { feature: 'Call transfers', offeredBy: ['receptionist', 'both'] },
  { feature: 'FAQ handling', offeredBy: ['receptionist', 'both'] },
  { feature: 'Emergency maintenance triage', offeredBy: ['after-hours', 'both'] },
  { feature: 'On-call maintenance notifications', offeredBy: ['after-hours', 'both'] },
  { feature: 'Business-hours awareness', offeredBy: ['both'] },
];
