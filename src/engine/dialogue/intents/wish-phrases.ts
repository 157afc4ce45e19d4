// How callers ask for a person, a message, a repair or a way to pay.
import type { IntentPhrases } from './intent.ts';

/** Denies the wish for a person. */
export const noPerson = `
  (don't|didn't) [really] [(want|need|have|like|wish) to] (talk|speak)
  (rather not|no need to) (talk|speak)
  without [having to] (talk|speak)[ing]
`;

/** Whoever refuses a machine wants a person, whatever else the sentence denies. */
export const noRobotPhrases: IntentPhrases = {
  intent: 'human',
  contains: `
    (don't|rather not) [want to|like to|like] (talk|speak)[ing] (to|with) [a|an|some|your] <robot>[s]
  `,
};

export const personPhrases: IntentPhrases = {
  intent: 'human',
  contains: `
    (talk|speak|chat)[ing] (to|with) [a|an|the|your|my|some] <person>
    (get|give|want|need) [me] (a|an|the) [real|live|actual|human] (person|human|representative|agent|operator|receptionist)
    (real|live|actual) (person|human|agent)
    (is there|can i (have|get|reach)) [a|an|the] <person> (there|available|on the line|to (talk|speak)|i can (talk|speak))
    human please
    let me (talk|speak) (to|with)
  `,
  whole: `
    [a|an|the] <role>
    person, human, representative, operator, agent
  `,
  unless: noPerson,
};

export const putThroughPhrases: IntentPhrases = {
  intent: 'human',
  contains: `
    (transfer|connect|forward|put) me [through]
  `,
  unless: `
    ${noPerson}
    (don't|no need to) [have to|need to|want to|want you to] (transfer|connect|forward|put)
    portal
  `,
};

export const messagePhrases: IntentPhrases = {
  intent: 'message',
  contains: `
    (take|leave|give|send|pass on|pass along) [him|her|them|you|(the|my) *] [a|the|my] message
    (have|get|want|ask|need) [*] <someone> [to] (call|ring|phone|contact) me
    can <someone> (call|ring|get back to) me
    (call|ring|phone) me back
    give me a (call|ring)
    (schedule|request) a (call back|callback)
  `,
};

export const maintenancePhrases: IntentPhrases = {
  intent: 'maintenance',
  before: `
    can you, could you
    i need, i want, i'd like, i have
    ask about, request, need, schedule, report, submit, make, put in
    help [me] with
    to (report|submit|request|make|put in|schedule)
    a, an, some
  `,
  whole: `
    maintenance [help|request|issue|problem|service|order]
    repair[s] [help|request|issue|problem|service|order]
    work order [request]
    service request
    <trouble>
    (i'd like|i (want|need|have)) [to] [report|have|got] <trouble>
    [to] (report|have|got) <trouble>
    something's (broken|wrong) ...
    i need something (fixed|repaired)
  `,
};

export const paymentPhrases: IntentPhrases = {
  intent: 'payment',
  contains: `
    payment option[s]
    ask about payment[s]
    how (do|can|should|would) i (pay|make [a|my] payment[s])
    (make|making|send|submit|mail) [a|my|the] [rent] payment[s]
    pay (my|the|our) <dues>
    (rent|dues|hoa|assessment) payment[s]
    pay[ing] (rent|dues|online)
    pay[ing] by (card|check|phone|credit)
    where (do|can|should) i pay
    where (do|can|should) i send (my|the) (check|rent|payment)
  `,
  whole: `
    (payment[s]|billing|pay rent|rent|dues) [help|question|info]
  `,
  unless: `
    pay attention
  `,
};
