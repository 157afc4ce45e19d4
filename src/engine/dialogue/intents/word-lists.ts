// Lists that the phrases of several intents refer to as <name>.
import type { WordLists } from '#engine/phrases/phrase-pattern.ts';

/** Who callers ask for when they ask for a human being. */
const person = `
  [real|live|actual|human] (person|human|human being)
  [real|live|actual|human] (representative|rep|agent|operator|receptionist)
  someone, somebody, anyone, anybody
  [property|community|building|office|general] manager
  supervisor, superintendent, landlord
  staff [member], team member, board member, employee
  [leasing|management|rental|main|front] office
`;

/** Named alone, it says that the caller wants one. */
const role = `
  [real|live|actual] (person|human|human being)
  [live|customer service] (representative|rep|agent|operator)
  receptionist, customer service
`;

const robot = 'robot, bot, machine, computer, ai, recording';

/** The office, or those who answer for it. */
const office = `
  [the|your] [leasing|management|rental|main|front|property|association|hoa] office
`;
const you = `
  you, you guys, you all, y'all, u
  <office>
`;

const someone = `
  someone, somebody, anyone, anybody, a person, a human
  them, him, her, the manager, the office
`;

const weekday = '(mon|tues|wednes|thurs|fri|satur|sun)day[s]';

const portal = '(resident|tenant|owner|online|homeowner|payment) portal';

/** Something to repair, without saying what. */
const trouble = '(a|an) (problem|issue) [(with|in) (my|the|our) (apartment|unit|home|house|place)]';

/** What payments are made for. */
const dues = 'rent, dues, bill[s], balance, assessment[s], hoa, fee[s], invoice';

export const wordLists: WordLists = {
  person,
  role,
  robot,
  office,
  you,
  someone,
  weekday,
  portal,
  dues,
  trouble,
};
