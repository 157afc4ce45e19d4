// What a caller wants, as far as words alone tell it. Only subjects that every company has; all else
// is a question for retrieval.

export type Intent =
  | 'repeat'
  | 'goodbye'
  | 'thanks'
  | 'hello'
  | 'hold'
  | 'robot'
  | 'company'
  | 'help'
  | 'rejection'
  | 'human'
  | 'message'
  | 'hours'
  | 'portal'
  | 'website'
  | 'emergency-number'
  | 'emergency-help'
  | 'maintenance'
  | 'payment';

const person =
  '(?:(?:real |live |actual |human )?(?:person|human|human being|representative|rep|agent|operator|receptionist|someone|somebody|anyone|anybody|manager|property manager|supervisor|staff(?: member)?|team member|office|employee))';
const opening = '^(?:(?:hi|hello|hey|ok|okay|um|uh|yes|yeah|well|so|no|please|sorry)[,.!]?\\s+)*';

const patterns: readonly [Intent, RegExp][] = [
  [
    'repeat',
    /^(?:(?:i'm )?sorry|pardon(?: me)?|excuse me|what|huh|come again)[?.!]*$|\b(?:repeat (?:that|it|yourself|the)|say (?:that|it) (?:again|one more time|once more)|what did you (?:just )?say|didn't (?:catch|hear|get) (?:that|you|it)|can't hear you|one more time,? please|can you repeat)\b/i,
  ],
  [
    'robot',
    /\b(?:are|am) (?:you|i (?:talking|speaking) (?:to|with)) (?:a |an |some )?(?:real |actual |live )?(?:robot|bot|machine|computer|ai|recording|human|person|automated)[?.! ]*$|\bis this (?:a |an )?(?:robot|bot|machine|recording|ai|automated|real person)[?.! ]*$/i,
  ],
  [
    'human',
    new RegExp(
      `\\b(?:(?:talk|speak|chat)(?:ing)? (?:to|with) (?:a |an |the |your |some )?${person}|(?:transfer|connect|forward|put) me(?: through)?\\b(?!.*\\bportal)|(?:get|give|want|need) (?:me )?(?:a |an |the )(?:real |live |actual |human )?(?:person|human|representative|agent|operator|receptionist)\\b|(?:real|live|actual) (?:person|human|agent)|(?:is there|can i (?:have|get|reach)) (?:a |an |the )?(?:real |live )?(?:person|human|someone|somebody|anyone|anybody|manager|representative) (?:there|i can (?:talk|speak)|to (?:talk|speak)|available|on the line)|human please|(?:don't|do not) want to (?:talk|speak) (?:to|with) (?:a |an )?(?:robot|machine|computer|bot|ai)|^(?:representative|operator|agent|human|person)[.!]*$|let me (?:talk|speak) (?:to|with))`,
      'i',
    ),
  ],
  [
    'rejection',
    /\b(?:that(?:'s| is) not (?:what i (?:asked|meant|said|wanted)|my question|it|helpful|right|the answer)|(?:doesn't|does not|didn't) (?:answer|help)|not what i(?:'m| am)? (?:asked|asking|looking|meant)|i already (?:know|tried) that|wrong answer|you(?:'re| are) not (?:listening|helping|understanding)|you (?:don't|didn't) understand|i didn't ask (?:that|about))\b/i,
  ],
  [
    'goodbye',
    /^(?:(?:no|ok|okay|great|alright|all right|perfect|good|thanks|thank you(?: so much| very much)?|that's (?:it|all|everything)(?: for (?:now|today))?|nothing else|nope|i'm (?:good|all set)|cool|well)[,.! ]+)*(?:good ?bye|bye(?:[ -]bye)?|see you|have a (?:good|great|nice) (?:day|one|night|evening|weekend)|(?:that's|that is|that will be|that'll be) (?:it|all|everything)(?: for (?:now|today))?|nothing else|hang up|i'm all set)(?:[,.! ]+(?:thanks|thank you|bye|goodbye))*[.! ]*$/i,
  ],
  [
    'thanks',
    /^(?:ok|okay|great|perfect|awesome|cool|good|alright|all right|got it|,|\.|!|\s)*(?:thanks|thank you|thx|appreciate it|i appreciate it)(?: (?:so much|very much|a lot|again|for (?:that|your help|the help|the info)))?[.! ]*$|^(?:ok|okay|great|perfect|got it|awesome|cool|good to know)[.! ]*$/i,
  ],
  [
    'hello',
    /^(?:hi|hello|hey|yo|good (?:morning|afternoon|evening)|howdy|hi there|hello there|anybody there|are you there|is anyone there)(?:[,.!? ]+(?:there|hi|hello|how are you(?: doing)?(?: today)?|good (?:morning|afternoon|evening)))*[.!? ]*$/i,
  ],
  [
    'hold',
    /^(?:(?:ok|okay|um|uh|yeah|please)[, ]+)?(?:hold on|hang on|one (?:second|sec|moment|minute)|just (?:a|one) (?:second|sec|moment|minute)|wait(?: a (?:second|sec|minute|moment))?|give me a (?:second|sec|minute|moment)|let me (?:check|look|see|think))\b[^?]{0,30}$/i,
  ],
  [
    'company',
    /\b(?:who (?:is|am) (?:this|i (?:talking|speaking) (?:to|with)|calling)|what company is this|who have i reached|who did i (?:reach|call)|what (?:number|place) (?:is this|did i (?:call|reach)))\b/i,
  ],
  [
    'help',
    /^(?:help|help me|options|menu|i need (?:some )?help|can you help(?: me)?|i have (?:a )?(?:question|questions))(?: please| with something)?[.!? ]*$|\bwhat (?:can|do) you (?:do|help (?:me )?with|know)\b|\bhow can you help\b/i,
  ],
  [
    'message',
    /\b(?:(?:take|leave|give|pass (?:on|along)) (?:a |the |my |him |her |them |you )*message|(?:have|get|want|ask|need) (?:\w+ )?(?:someone|somebody|a person|the manager|them|him|her|anyone|the office) (?:to )?(?:call|ring|phone|contact) me|(?:call|ring|phone) me back|can (?:someone|somebody) (?:call|ring|get back to) me|(?:schedule|request) a call ?back)\b/i,
  ],
  [
    'emergency-number',
    /\b(?:emergency|after[- ]hours?|on[- ]call) (?:phone |contact |maintenance )?(?:number|line|contact)\b|\bnumber (?:for|to call (?:for|in)) (?:an? )?emergenc/i,
  ],
  ['emergency-help', /^(?:(?:an |it's an |i have an |this is an )?emergency)[.! ]*$/i],
  [
    'hours',
    /\b(?:(?:office|business|opening|working|operating|your|normal|regular) hours|hours of (?:operation|business)|(?:what|which) (?:time|hours|days?) (?:do|does|are|is) (?:you|you guys|you all|y'all|the (?:leasing |management |rental |main |front |property |association |hoa )?office|your office|the leasing office|the management office)(?: \w+)? ?(?:open|close|closed|there|in|available|opening|closing)?|when (?:do|does|are|is|will|can) (?:you|you guys|y'all|the (?:leasing |management |rental |main |front |property |association |hoa )?office|your office|someone be in the office)(?: \w+)? ?(?:open|close|closed|there|opening)|(?:are|r) (?:you|you guys|u|y'all|the office) (?:still )?(?:open|closed)|is (?:the|your) (?:leasing |management |rental |main |front |property |association |hoa )?office (?:still )?(?:open|closed)|how late (?:are|is|do|does) (?:you|the (?:leasing |management |rental |main |front |property |association |hoa )?office|the office)|hours for the office)\b|^(?:the )?(?:office )?hours[.?! ]*$|^when are you open|^open (?:today|now|tomorrow|right now)[?.! ]*$/i,
  ],
  [
    'portal',
    /\b(?:resident|tenant|owner|online|homeowner) portal\b.*\b(?:address|link|url|website|where|find|site)\b|\b(?:link|address|url|website|where) (?:is|to|of|for|do i find) (?:the |your )?(?:\w+ )?portal\b|\bwhat(?:'s| is) (?:the |your )?(?:\w+ )?portal(?: address| link| url)?[?.! ]*$|\bwhere is (?:the|your) (?:\w+ )?portal\b/i,
  ],
  [
    'website',
    /\b(?:what(?:'s| is)|do you have|where is|tell me|give me) (?:a |the |your |you're )*(?:company )?(?:web ?site|web ?page|web address|url)\b|\b(?:your|the) (?:web ?site|web address)[?.! ]*$/i,
  ],
  [
    'maintenance',
    /^(?:(?:can you |could you )?(?:ask about|request|need|i need|i want|i(?:'d| would) like|i have|help(?: me)? with|schedule|report|submit|make|put in)\s+)*(?:a |an |some |to (?:report|submit|request|make|put in|schedule) (?:a |an )?)*(?:maintenance|repairs?|work order|service request|repair request|maintenance request)(?:,? (?:help|request|issue|problem|service|please|order))*[.!? ]*$|^(?:i (?:want|need|would like|have)|i'd like)?(?: to)? ?(?:report|have|got)? ?(?:a|an) (?:problem|issue)(?: (?:with|in) (?:my|the) (?:apartment|unit|home|house|place))?[.! ]*$|^something (?:is|'s) (?:broken|wrong)[^?]{0,30}$|^i need something (?:fixed|repaired)[.! ]*$/i,
  ],
  [
    'payment',
    /\b(?:payment options?|ask about payments?|how (?:do|can|should|would) i (?:make (?:a |my )?payments?|pay(?! attention))|(?:make|making|send|submit|mail) (?:a |my |the )?(?:rent )?payments?|pay (?:my|the|our) (?:rent|dues|bill|balance|assessment|hoa|fees?|invoice)|(?:rent|dues|hoa|assessment) payments?|pay(?:ing)? (?:rent|dues|online|by (?:card|check|phone|credit))|where (?:do|can|should) i (?:pay|send (?:my|the) (?:check|rent|payment)))\b|^(?:payments?|billing|pay rent|rent|dues)(?: (?:help|question|please|info))?[.?! ]*$/i,
  ],
];

/** The first intent the utterance shows, or null. */
export function intentOf(utterance: string): Intent | null {
  const text = utterance.replace(new RegExp(opening, 'i'), (skipped) =>
    skipped.length < utterance.length ? '' : skipped,
  );
  if (saysGoodbye(utterance)) return 'goodbye';
  if (asksForSomeoneByName(utterance)) return 'human';
  for (const [intent, pattern] of patterns) {
    if (pattern.test(text) || pattern.test(utterance)) {
      if (intent === 'human' && isNoHumanWish(utterance)) continue;
      return intent;
    }
  }
  return null;
}

/** 'I need to speak with Rosa', 'put Rosa on the phone'. */
function asksForSomeoneByName(utterance: string): boolean {
  return (
    /\b(?:speak|talk)(?:ing)? (?:to|with) (?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}\p{Ll}+/u.test(
      utterance,
    ) || /\b(?:put|get) [\p{L}.]+(?: [\p{L}]+)? on the (?:phone|line)\b/iu.test(utterance)
  );
}

/** 'Alright bye now', 'thank you dear, good bye'. */
function saysGoodbye(utterance: string): boolean {
  return (
    /\b(?:good ?bye|bye)\b/i.test(utterance) &&
    utterance.split(/\s+/).length <= 9 &&
    !/\?|\b(?:what|when|how|where|can|is)\b/i.test(utterance)
  );
}

/** 'I don't need to talk to a person', 'I talked to someone yesterday'. */
function isNoHumanWish(utterance: string): boolean {
  return (
    /\b(?:don't|do not|didn't|rather not|no need to|without)\b[^.?!]{0,30}\b(?:talk|speak)/i.test(
      utterance,
    ) && !/\b(?:robot|machine|computer|bot|ai)\b/i.test(utterance)
  );
}

/** Asks about an account rather than how to pay: someone must look at it. */
export function isAboutAccount(utterance: string): boolean {
  return /\b(?:balance|late (?:fee|charge)|refund|overcharged|double charged|charged (?:me|twice)|payment plan|owe|waive|didn't go through|statement|ledger|past due|wrong (?:charge|amount)|my account|portal (?:is |was )?(?:not|isn't|won't|down|broken|gives?|says?|keeps?)|(?:can't|cannot|couldn't) (?:log|sign) ?in|error)\b/i.test(
    utterance,
  );
}

const thing =
  '(?:sink|faucet|tap|toilet|shower|tub|bathtub|drain|pipe|hose|water heater|hot water|water|heat|heater|heating|furnace|boiler|radiator|thermostat|ac|a\\/c|a\\.c\\.|air ?con(?:ditioner|ditioning)?|air|hvac|fan|vent|fridge|refrigerator|freezer|stove|oven|range|microwave|dishwasher|washer|washing machine|dryer|disposal|garbage disposal|light|lights|bulb|outlet|outlets|switch|breaker|power|electricity|smoke (?:detector|alarm)|detector|doorbell|intercom|door|doors|lock|locks|key|deadbolt|window|windows|screen|blinds?|ceiling|roof|wall|floor|carpet|tile|cabinet|drawer|closet|garage(?: door)?|gate|elevator|mailbox|gutter|sprinklers?|fence|balcony|deck|stairs?|railing|pump|shelf|internet|wifi|bugs|roaches|cockroaches|ants|mice|mouse|rats?|bed ?bugs|mold|mildew|leak)';
const fault =
  "(?:leak(?:s|ing|ed|y)?|drip(?:s|ping)?|broke(?:n)?|break(?:s|ing)?|not working|isn't working|doesn't work|don't work|won't|will not|stopped|stop working|quit|died|dead|clog(?:ged|s)?|backed up|backing up|stuck|jam(?:med)?|out|off|cracked|loose|fell|falling|came off|overflow(?:s|ing|ed)?|flood(?:ed|ing)?|flicker(?:s|ing)?|buzz(?:es|ing)?|beep(?:s|ing)?|chirp(?:s|ing)?|noisy|loud|noise|smell(?:s|ing|y)?|run(?:s|ning)?|no longer|doesn't|isn't|not (?:cooling|heating|draining|turning|closing|opening|locking|flushing)|busted|shattered|rattl(?:es|ing)|peeling|sagging|infest(?:ed|ation)|crawling|everywhere|cold|lukewarm|slow|low|weak|stinks?|wobbly|torn|missing|went out|goes out|tripp(?:ed|ing)|trips|frozen|froze|spark(?:s|ing)|acting up|messed up|problem|issue|trouble)";
const report = new RegExp(
  `\\b(?:my|our|the|a|an|there(?:'s| is| are)|this|one of (?:my|the)|some)\\b[^?]{0,40}?\\b${thing}\\b[^?]{0,40}?\\b${fault}\\b|\\b${fault}\\b[^?]{0,20}\\b${thing}\\b|\\b(?:no|don't have|have no|without|lost) (?:any )?(?:hot water|heat|water|power|electricity|ac|a\\/c|air|internet)\\b|\\b(?:i (?:have|see|saw|found|got)|we (?:have|got)|there(?:'s| is| are)|full of)\\b[^?]{0,25}\\b(?:leak|mold|mildew|roaches|cockroaches|ants|mice|mouse|rats?|bed ?bugs|bugs|hole|water damage|drip)\\b|^(?:a |the )?${thing} (?:is |are |has |keeps )?${fault}\\b|\\b(?:fix|repair|replace|unclog|look at)\\b[^?]{0,25}\\b${thing}\\b|\\b${thing}\\b[^?]{0,25}\\b(?:fixed|repaired|replaced|serviced|unclogged)\\b`,
  'i',
);

/** The caller tells of something to repair: 'my sink is leaking', 'can someone fix the gate?'. */
export function reportsFault(utterance: string): boolean {
  return report.test(utterance);
}

/** Asks to be told something, rather than for something to be done. */
export function asksForInformation(utterance: string): boolean {
  if (
    /\b(?:can|could|would|will) (?:you|someone|somebody|anyone|y'all|you guys|they|the \w+) (?:please )?(?:come|send|fix|repair|replace|look|check|help|get|take)\b/i.test(
      utterance,
    )
  ) {
    return false;
  }
  return /(?:^|[,.;:!?]\s*|\b(?:and|but|so|hi|hello|wondering|know|tell me|ask|asking|question|about)\s+)(?:what|what's|when|when's|where|where's|who|who's|whose|which|why|how|how's|is|are|am i|do|does|did|can|could|may|should|would|will|if|whether)\b/i.test(
    utterance,
  );
}
