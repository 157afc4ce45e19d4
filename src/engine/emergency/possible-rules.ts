// What managers judge differently, or what is too little to know: one question decides. Written like
// life-rules.ts; the customer's own emergency script may raise or drop these (emergency-policy.ts).
import type { RuleRows } from './emergency-rule.ts';

export const possibleRules: readonly RuleRows[] = [
  {
    level: 'possible',
    category: 'lock-out',
    within: 9,
    rows: [
      'LOCKED_OUT ! account|portal|app|login|website|online|password|phone|email|computer',
      'lost|forgot|misplaced|left|lose > key|keys|fob ! amazon|mailbox|spare|extra|moving',
      'KEYS + inside|broke|broken|snapped|not working|not open* + lock|door|unit|in|inside|building|is|standing ! mailbox|pool|gym|garage|clubhouse|car',
      'not > get in|get into|get inside|enter > my|to|apartment|home|unit|building|place|house ! account|portal|app|gym|pool|website|clubhouse|online|office|email',
      'let me in|buzz me in|let me into|get me in|lock smith|locksmith ! account|portal',
    ],
  },
  {
    level: 'possible',
    category: 'heat',
    within: 9,
    rows: [
      'HEATER + DEAD ! pool|oven|burner*|seat*|cold water|gas price*|dryer|stove|microwave',
      'no|without|lost > heat|heating',
      'HEATER > not > work*|on|come|coming|turn*|start*|heat*|hot|warm|function|run*|seem*|fire*|ignit*|blow*|kick* ! pool|oven|burner*|evenly|dryer|stove|microwave',
    ],
  },
  {
    level: 'possible',
    category: 'cooling',
    within: 8,
    rows: [
      'COOLER + DEAD ! car|gym|filter*',
      'COOLER > not > work*|on|come|turn*|start*|cool*|cold|run*|blow*|function ! car|gym',
      'COOLER > blowing|blows > hot|warm|air|nothing ! car',
      'COOLER > problem*|broken|broke|stopped|quit|issue* ! car|bill',
    ],
  },
  {
    level: 'possible',
    category: 'hot-water',
    within: 7,
    rows: [
      'no|without|not|out + HOT_WATER ! dishwasher',
      'no water|water is off|water is out|without water|no running water ! fountain|pond',
    ],
  },
  {
    level: 'possible',
    category: 'power',
    within: 7,
    rows: [
      'power|electricity|lights + out|off|no|lost|outage|gone|went|without|dead|down|blackout|not working + PLACE|again|half|tonight|morning|now|breaker ! bill|turn|christmas|street|pole|porch|bulb*|pay|parking|save|parking lot|walkway|exterior|light pole|pool|decorat*',
      'power > out|outage|off|went|gone|down|is out|has been out ! bill|pay|turn|walk*',
      'no|lost|without > power|electricity ! bill|pay|outlet',
      'lights|light|power > DIM ! street|parking|porch|bulb',
      'POWER_LINE ! high',
    ],
  },
  {
    level: 'possible',
    category: 'toilet',
    within: 8,
    rows: ['TOILET + CLOG ! sink|fan|door|mirror|paper towel|tile|vanity|cabinet'],
  },
  {
    level: 'possible',
    category: 'water',
    within: 8,
    rows: [
      'leak|leaks|leaking|leaked|leakage ! came back|faucet*|tap|taps|shower head|showerhead|oil|facet|gas|battery|information|data|memory|news',
      'water + floor|wall|walls|carpet|ceiling|inside|window|basement|stain* + getting|stain|wet|bigger|under|on|in|growing|spot ! heater|bill|filter|mop|clean|pressure|bottle',
      'ac|air conditioner|unit > drip*|leak*',
      'pipe*|valve|hose + loose|dripping|cracked|frozen|rusted|noise ! hubcap',
      'puddle|puddles ! dog|parking|street|yard',
      'WATER_TANK + LEAK|drip*',
      'wet|damp > carpet|ceiling|wall|floor|drywall ! paint|mop',
      'mold|mould + spreading|everywhere|black|sick',
    ],
  },
  {
    level: 'possible',
    category: 'sewage',
    within: 8,
    rows: [
      'sink*|tub|shower|drain* + backing up|backs up|backed up|back up|gurgl*|bubbl* ! slow',
      'sewage|sewer|septic + SMELL ! fee|bill',
      'sewage|raw waste ! fee|bill|treatment|rate|charge*|project',
    ],
  },
  {
    level: 'possible',
    category: 'electrical',
    within: 7,
    rows: [
      'breaker|breakers > trip*|flip*|pop* > again|keeps|keep|every|not reset|all + again|lights|panel|smell|not',
      'outlet*|switch*|panel + smell*|sound*|loose wire*|noise ! install',
      'sparking|sparked|sparky|arcing|arced|zapped|zapping',
    ],
  },
  {
    level: 'possible',
    category: 'fire',
    within: 7,
    rows: [
      'FIRE ! kindle|tablet|amazon|truck toy|emoji|movie|song|team|game|employee*|boss|staff|job',
      'SMOKE_ALARM ! CHIRP + test*|check*|inspect*',
      'explo*|blew up|boom ! phone|app|bottle|popularity',
      'loud + bang|boom|explosion|pop',
      'ALARM > going off|went off|goes off|sounding|blaring|ringing|will not stop|beeping nonstop ! clock|wake|set|morning|car|phone|oclock|tomorrow|timer|am|pm|for|snooze',
      'hazy|haze|fumes ! purple',
      'weird|strange|funny|bad|strong|chemical > smell|odor ! dishwasher|fridge|refrigerator|carpet|trash|garbage|disposal|cat|dog|pet|urine',
    ],
  },
  {
    level: 'possible',
    category: 'carbon-monoxide',
    within: 8,
    rows: ['CO ! CHIRP + policy|replac*|install*|check*|inspect*|required'],
  },
  {
    level: 'possible',
    category: 'medical',
    within: 8,
    rows: [
      'PERSON > fell|fallen|collapsed|slipped ! love|asleep|behind|through|apart|for|short|off the wall|my car|into the|on my list|package*|cabinet|tree|leaf|sticker|sign|screen',
      'PERSON + hurt|injured|bleeding|blood|dizzy|faint|unwell ! feelings|test|donat*|type|drive|pressure|wallet|credit|score|back hurts from|tire',
      'ambulance|paramedic*|blood ! bill|test|donat*|type|drive|pressure|cost|insurance|sugar|orange',
      'burned|burnt|cut|broke|broken + my|his|her + hand|arm|finger*|leg|wrist|ankle|hip|foot',
    ],
  },
  {
    level: 'possible',
    category: 'intruder',
    within: 8,
    rows: [
      'BREAK_IN ! period|policy|code|computer|account|system|lease|shoes|software|new',
      'INTRUDER ! policy|identity|danger|fee|movie|account|card|credit|bank|song|game',
      'someone|somebody|man|guy|person|people|homeless > sleeping|hanging around|wandering|loitering|lurking|hanging out|following|staring|passed out|peeking|looking in|camping|living + PLACE|mailbox*|night|garage|parking|car|pool ! dog|pet|above me|next to',
      'vandal*|broken glass|window > broken|smashed|shattered|busted + car|clubhouse|glass|lobby ! screen|blind*|seal',
      'suspicious|prowling|loitering > person|man|guy|people|someone|package|noise*|men|woman|vehicle|around|outside',
    ],
  },
  {
    level: 'possible',
    category: 'violence',
    within: 8,
    rows: [
      'scream*|yelling|shouting|fighting|fight ! kids play*|club|movie|cancer|traffic|ticket|fine|board|playground|pool|dispute|charge|cat|cats',
      'threat*|attack*|assault*|weapon*|violent|violence|harass* ! letter|lawsuit|sue|legal|court|fine|evict*|lien|heart|ants|policy|fraud|cyber',
    ],
  },
  {
    level: 'possible',
    category: 'elevator',
    within: 8,
    rows: [
      'ELEVATOR + STUCK|grind*|jerk*|shak*|out|broken|down|not working|making|drop* + wheelchair|walker|noise*|elderly|jerk*|grind*|stuck|stopped|can not|disabled|oxygen|upstairs|stairs ! gum|slow',
      'ELEVATOR > stuck|jerk*|shak*|grind*|drop*|bounc* ! gum|key|button',
    ],
  },
  {
    level: 'possible',
    category: 'structure',
    within: 8,
    rows: [
      'GIVES_WAY + ceiling|roof|balcony|deck|stairs|wall|railing|tree|beam|chimney ! paint|picture*|asleep|shelf|behind|price*',
      'tree|branch|limb > fell|down|fallen|leaning|hanging|dangling ! trim*|christmas|family|plant*',
      'tornado|hurricane|earthquake|lightning|landslide|storm > damage*|hit|here|coming|struck|took|destroyed',
      'hole > roof|ceiling|floor ! sock|golf',
      'railing|balcony|step|stair|stairs|deck > loose|wobbl*|rotten|rotting|broken|unstable|shaky|cracked',
    ],
  },
  {
    level: 'possible',
    category: 'security',
    within: 8,
    rows: [
      'front door|back door|sliding door|entry door|main door|building door > broken|not|stuck|open|damaged ! paint|color|wreath|sign|decorat*|match|leave',
      'stolen|stole|robbed|theft + package*|car|bike|home|apartment|mail|unit|keys|catalytic ! card|identity|credit|wallet|bank|debit|phone|account|luggage|purse',
    ],
  },
  {
    level: 'possible',
    category: 'animal',
    within: 8,
    rows: [
      'snake*|bat|bats|bees|wasps|hornets|raccoon*|coyote*|bear + in|inside|nest|swarm*|at|loose|parking|pool ! softball|baseball|market|chicago|teddy|bear with|gummy|with me|in mind',
    ],
  },
  {
    level: 'possible',
    category: 'other',
    within: 8,
    rows: [
      'EMERGENCY > please|now|help|hurry|here|send|someone|call',
      'this is|there is|it is|have|having|is > emergency|urgent|emergancy|urgency|urgent emergency|life threatening|life or death|real emergency ! fund|contact|surgery|room|what',
      'need|want|is > help|someone|somebody|person > right now|now|immediately|fast|quick* ! account|bill|office|rent',
      'urgent > urgent|help|please|problem|need|situation|issue|matter',
      'emergency line|emergency service*|emergency maintenance|on call > now|right now|immediately|please|tonight ! number|what',
      'sos|mayday|nine one one|911|call the police|call police|calling the police|need police|in danger|very danger|big danger|something terrible|something horrible|something bad happened|terrible happened|send help|send someone now|come quick*|come fast|come right now|please hurry|hurry please|hurry up please',
      'oh my god|oh god|omg > please|help|hurry|what|is|my|the|there|pick|i ! love|amazing|thank*|cute|great|funny|awesome',
      'scared|terrified|frighten* + really|so|very|am|is|here|alone|help|i ! not|of heights|of flying|price|movie|dog|dogs|spider*|of the dark|be late',
      'dangerous|hazard*|unsafe|not safe + PLACE|situation|very|kids|children|someone|wires|people|get hurt|here|it is|fix ! travel|neighborhood|intersection|speed*|country|safe to|drive|website',
      'evacuat*|trapped|terrible accident|bad accident|been an accident|accident happened|horrible accident|dying|dead person ! plan|route|map|phone|battery',
      'come > now|quick|quickly|fast|immediately|right away > please|help|danger|hurry|emergency ! today',
    ],
  },
];
