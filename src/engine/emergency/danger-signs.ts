// Words that state what a danger question asks for, by the category of the question: 'I see an orange
// glow' says yes to 'Is there a fire?' without a yes.
const fire =
  'smok\\w*|fire|fires|flames?|burn\\w*|glow\\w*|smolder\\w*|smoulder\\w*|spark\\w*|blaze|blazing|embers?|scorch\\w*|charred|singed|catching|caught|spreading|bigger|black (?:soot|marks)|ablaze|hot to|red hot|popping|crackl\\w*|melt\\w*';
const gas =
  'smell\\w*|stinks?|stank|stench|reeks?|odor|rotten|sulfur|eggs?|hiss\\w*|fumes?|strong|dizzy|headaches?|nause\\w*|light ?headed|everywhere|all over|whole (?:house|place|unit|apartment|building|kitchen|floor)|leaking';
const water =
  'running|pour\\w*|gush\\w*|spray\\w*|leak\\w*|drip\\w*|flow\\w*|flood\\w*|spread\\w*|rising|coming (?:out|in|down|up|through|from)|comes (?:out|in|down|up|through|from)|overflow\\w*|spew\\w*|squirt\\w*|stream\\w*|everywhere|all over|soak\\w*|full blast|puddles?|inch\\w*|ankles?|can not find|knee deep|nonstop|non stop|constant\\w*|buckets?|fill(?:ing|s)|backing up|bubbl\\w*|trickl\\w*|wide open|wet|worse|keeps (?:on|coming|going|running)|like a (?:faucet|river|waterfall|fountain)';
const frail =
  'infants?|newborns?|baby|babies|toddlers?|months? old|weeks? old|days? old|(?:\\d|one|two|three|four|five|six) years? old|elderly|old (?:man|lady|woman|people|person|folks)|grand(?:ma|pa|mother|father|parents?|dad|mom)|nana|granny|seniors?|sick|ill|unwell|pneumonia|cancer|asthma\\w*|oxygen|disab\\w*|pregnant|chemo|dialysis|heart (?:condition|problem|disease)|diabet\\w*|wheelchair|bedridden|feverish|fever|flu|copd|recovering|surgery|alzheimers?|dementia|handicapped|premature|preemie|kids?|child|children|little (?:ones?|boy|girl)|(?:6[5-9]|[7-9]\\d|1[01]\\d)|(?:seventy|eighty|ninety|seventies|eighties|nineties)(?: \\w+)?|sixty (?:five|six|seven|eight|nine)|over (?:70|80|90)|retired|(?:he|she|son|daughter|baby|youngest|boy|girl|kid) is (?:only |just |almost )?(?:one|two|three|four|five|[1-5])(?! (?:bed|hundred))|very (?:young|old)|too (?:young|old)|i am (?:old|ill|sick)';
const cold =
  'freezing|shivering|very cold|so cold|icy|frost\\w*|ice cold|turning blue|see (?:my|our) breath';
const hot = 'sweltering|so hot|very hot|boiling|heat ?stroke|faint\\w*|passing out|unbearable';
const hurt =
  'hurts?|hurting|injur\\w*|bleed\\w*|blood|bloody|cut|cuts|burn(?:ed|t|s)|broke|broken|fell|fallen|passed out|unconscious|knocked out|dizzy|faint\\w*|(?:can|could) not (?:breathe|move|get (?:up|out)|walk|feel)|trouble breathing|trapped|stuck|pinned|scream\\w*|pain|dying|dead|collapsed|chok\\w*|shaking|danger|dangerous|threat\\w*|knife|gun|weapon|hit|attack\\w*|fight\\w*|beaten|seizure|wound\\w*|sick|vomit\\w*|ambulance|hospital|doctor|paramedics?|unsafe|scared|terrified|swollen|swelling|pale|confused|limp\\w*|on the (?:floor|ground)|stabbed|shot|shock|shocked|electrocuted|dazed|concussion|(?:still|people|someone|somebody) inside|inside still|cough\\w*|locked in|barely';
const breaking =
  'fall(?:ing|en)?|fell|collaps\\w*|sagg\\w*|loose|crack\\w*|hanging|dangling|about to|leaning|crumbl\\w*|caving|bulging|dropping|pieces|chunks';
const inside =
  'inside|trying|break\\w*|broke|kick\\w*|bang\\w*|pound\\w*|window|at (?:my|the) door|in (?:my|the) (?:house|home|apartment|unit|hallway|yard|closet)|upstairs|downstairs|climb\\w*|knife|gun|hear (?:him|them|her|someone|footsteps)';
const open =
  'open|unlocked|not (?:lock|close|latch|shut)|wide open|anyone can|anybody can|broken|busted|kicked in';
const dark =
  'everything|all of it|all out|whole|entire|every (?:room|outlet)|nothing works|oxygen|medical|machine|ventilator|cpap|insulin';
const animal = 'inside|in (?:my|the|our)|bit|bitten|stung|scratched|attacked|loose';

const byCategory: Readonly<Record<string, string>> = {
  fire,
  electrical: `${fire}|shock\\w*|zapp?\\w*|jolt\\w*`,
  gas,
  'carbon-monoxide': `dizzy|sick|headaches?|nause\\w*|beep\\w*|going off|sounding|blaring|sleepy|faint\\w*`,
  chemical: `${gas}|breath\\w*|cough\\w*|burns?`,
  water,
  sewage: `${water}|coming up|came up|sewage|poop|brown|toilet|tub`,
  'hot-water': `no water|leak\\w*|nothing comes out|dry`,
  toilet: `overflow\\w*|only (?:one|toilet)|spill\\w*|all over|running over`,
  heat: `${frail}|${cold}`,
  cooling: `${frail}|${hot}`,
  power: `${dark}|${frail}`,
  medical: hurt,
  'self-harm': `${hurt}|kill\\w*|suicid\\w*|thinking about it|thought about it|want to|die|end it|every day|all the time|pills`,
  violence: hurt,
  trapped: `${hurt}|inside|locked`,
  elevator: 'stuck|trapped|inside|in (?:it|here|there)|between floors',
  structure: breaking,
  intruder: inside,
  security: open,
  'lock-out': `${frail}|stove|oven|burner|candle|iron|dog|cat|pet|alone|unsafe|scared|freezing|dark|inside`,
  animal,
};

/** Matches the words wherever they stand; each begins after a blank. */
export function dangerSigns(category: string): readonly RegExp[] {
  const known = compiled.get(category) ?? compiled.get('other');
  return known === undefined ? [] : [known];
}

const everything = `${hurt}|${fire}|${water}|${gas}`;
const compiled = new Map(
  [...Object.entries(byCategory), ['other', everything] as const].map(([category, words]) => [
    category,
    new RegExp(`(?<= )(?:${words})(?= )`, 'gu'),
  ]),
);

/** Who may be hurt, and who may need warmth, as parts of regular expressions. */
export const frailPerson =
  'mother|mom|mama|mum|dad|father|papa|parents|son|daughter|boy|girl|boys|girls|infants?|babies|baby|toddlers?|twins|grand(?:ma|pa|mother|father|parents|son|daughter|kids)';
export const anyPerson = `${frailPerson}|me|myself|wife|husband|brother|sister|uncle|aunt|nephew|niece|cousin|neighbou?rs?|roommate|friend|boyfriend|girlfriend|partner|kids?|child|children|man|men|woman|women|guys?|lady|person|people|somebody|someone|everybody|everyone|worker|passenger|driver|of (?:us|them)`;
