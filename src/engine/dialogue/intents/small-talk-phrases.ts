// How callers greet, thank, wait, take leave, and speak of the conversation itself.
import type { IntentPhrases } from './intent.ts';

export const repeatPhrases: IntentPhrases = {
  intent: 'repeat',
  whole: `
    [i'm] sorry
    pardon [me]
    excuse me
    what
    what was that
    huh
    say what
    come again
    (one more time|once more)
  `,
  starts: `
    (didn't|couldn't) [quite] (catch|hear|get) (that|you|it)
  `,
  contains: `
    repeat (that|it|yourself|the)
    say (that|it) (again|one more time|once more)
    what did you [just] say
    i (didn't|couldn't) [quite] (catch|hear|get) (that|you|it|what you)
    can't hear you
    one more time please
    can you repeat
  `,
};

export const robotPhrases: IntentPhrases = {
  intent: 'robot',
  ends: `
    (are you|am i (talking|speaking) (to|with)) [a|an|some] [real|actual|live] (<robot>|human|person|automated)
    (are you|am i (talking|speaking) (to|with)) [a|an|some] [real|actual|live] (<robot>|human|person) or .. (<robot>|human|person)
    is this [a|an] (<robot>|automated|[real|actual|live] person|[real] human)
  `,
};

export const rejectionPhrases: IntentPhrases = {
  intent: 'rejection',
  starts: `
    (doesn't|didn't) [really] (answer|help)
  `,
  contains: `
    that's not (what i (asked|meant|said|wanted)|my question|it|helpful|right|the answer)
    (that|this|it|you) (doesn't|don't|didn't) [really] (answer|help)
    not what [i'm|i] (asked|asking|looking|meant)
    i already (know|tried) that
    wrong answer
    you're not (listening|helping|understanding)
    you (don't|didn't) understand
    i didn't ask (that|about)
  `,
};

export const goodbyePhrases: IntentPhrases = {
  intent: 'goodbye',
  before: `
    great, alright, all right, perfect, good, cool, nope
    thanks
    thank you [so much|very much]
    that's (it|all|everything) [for (now|today)]
    nothing else
    i'm (good|all set)
  `,
  whole: `
    goodbye, good bye, bye, bye bye
    see you [later|soon|tomorrow]
    take care
    have a (good|great|nice) (day|one|night|evening|weekend)
    (that's|that was|that'll be) (it|all|everything) [for (now|today)]
    (that's|that was) (all|everything) i (need|needed|wanted)
    nothing else
    no more questions
    hang up
    i'm all set
  `,
  after: `
    thanks, thank you, bye, goodbye
    [for] now
  `,
};

export const thanksPhrases: IntentPhrases = {
  intent: 'thanks',
  before: `
    great, perfect, awesome, cool, good, alright, all right, got it
  `,
  whole: `
    (thanks|thank you|thx) [so much|very much|a lot|again] [for (that|your help|the help|the info)]
    [i] appreciate it
    much appreciated
    ok, okay, great, perfect, awesome, cool, got it
    good to know
  `,
};

export const helloPhrases: IntentPhrases = {
  intent: 'hello',
  whole: `
    hi, hello, hey, yo, howdy
    good (morning|afternoon|evening|day)
    [is] (anybody|anyone|somebody|someone) there
    are you there
  `,
  after: `
    there, hi, hello
    how are you [doing] [today]
    good (morning|afternoon|evening)
  `,
};

export const holdPhrases: IntentPhrases = {
  intent: 'hold',
  whole: `
    (hold|hang) on ..
    [just] (a|one) (second|sec|moment|minute) ..
    bear with me ..
    wait
    wait (a|one) (second|sec|moment|minute) ..
    wait (up|please|hold on|let me|i (need|have) to) ..
    give me (a|one) (second|sec|moment|minute) ..
    let me (check|look|see|think) ..
  `,
  after: `
    let me ...
    i (need|have) to ...
  `,
};

export const companyPhrases: IntentPhrases = {
  intent: 'company',
  contains: `
    who's this
    who is calling
    who am i (talking|speaking) (to|with)
    who am i calling
    what company is this
    what company (am i (talking|speaking) (to|with)|did i (call|reach))
    who have i reached
    who did i (call|reach)
    what (number|place) (is this|did i (call|reach))
  `,
};

export const helpPhrases: IntentPhrases = {
  intent: 'help',
  whole: `
    help [me]
    options
    menu
    i need [some] help
    can you help [me]
    i have [a] question[s]
  `,
  ends: `
    what (can|do) you (do|know)
    what (can|do) you do for me
  `,
  contains: `
    what (can|do) you help [me] with
    how can you help
  `,
  after: `
    please
    with something
  `,
};
