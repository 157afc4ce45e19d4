// What the help tooltip of each call-script tab says (spec 2, step 4).
import type { ScriptKindId } from '#shared/domain/call-scripts.ts';

export const scriptHelp: Record<ScriptKindId, string> = {
  ownerRequests:
    'How to help owners and residents who ask about their home, the rules, meetings or amenities: what to ask, what to say, and when to take a message.',
  maintenanceRequests:
    'What to ask when something is broken, how to tell an urgent problem from one that can wait, and what to promise.',
  paymentRequests:
    'Where callers can pay, which payment questions go to your team, and what must never be asked on the phone.',
  urgentIssues:
    'What counts as an emergency, what the assistant says first, and whom it reaches next.',
};
