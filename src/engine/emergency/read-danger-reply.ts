// Whether the reply to the one danger question means yes or no. What is neither stays unclear: a name,
// a question, 'let me look' are no yes. A plain statement of what was asked is one in any words.
import { callerWords } from './caller-words.ts';
import { anyPerson, dangerSigns, frailPerson } from './danger-signs.ts';

export type DangerReply = 'yes' | 'no' | 'unclear';

/** `category` is that of the question; any string is fine. */
export function readDangerReply(utterance: string, category: string): DangerReply {
  const hum = humOf(utterance);
  if (hum !== null) return hum;
  const said = plainReply(utterance);
  if (said === '') return 'unclear';
  if (bothWays.test(said)) return 'unclear';
  const rest = ` ${said.replace(opening, '')}`;
  const opensYes = yesOpening.test(said);
  if (!opensYes && !noOpening.test(said)) {
    if (utterance.includes('?') || asks.test(said)) return everAsks.test(said) ? 'yes' : 'unclear';
    if (doubt.test(said)) return 'unclear';
  }
  const signs = dangerSigns(category);
  const isDenied = signs.some((sign) => matches(said, sign).some((at) => isDeniedAt(said, at)));
  const isStated =
    stillBad.test(said) ||
    signs.some((sign) =>
      matches(said, sign).some((at) => !isDeniedAt(said, at) && !isPastAt(said, at)),
    );
  const isOver = over.test(said) && !notOver.test(said);
  if (opensYes) {
    if (isOver && !isStated) return 'no';
    return elsewhere.test(rest) || (doubt.test(rest) && !isStated) ? 'unclear' : 'yes';
  }
  if (notOver.test(said)) return 'yes';
  if (noOpening.test(said))
    return isStated && !isDenied && (!isOver || turnsBad.test(said)) ? 'yes' : 'no';
  if (isOver) return isStated && turnsBad.test(said) ? 'yes' : 'no';
  if (plainYes.test(said) || / (?:yes|yeah|yep) $/u.test(said)) return 'yes';
  if (plainNo.test(said)) return 'no';
  if (isStated) return 'yes';
  if (isDenied) return 'no';
  return isBarePerson(said, category) ? 'yes' : 'unclear';
}

/** It begins with a yes or a no. */
export function opensWithAnswer(utterance: string): boolean {
  const said = plainReply(utterance);
  return humOf(utterance) !== null || yesOpening.test(said) || noOpening.test(said);
}

const hums = {
  yes: /^\W*(?:m+-? ?h+u?m+|u+h+-? ?hu+h+|mhm+)\b/iu,
  no: /^\W*(?:n?u+n?h-? ?u+n?h|mm-? ?mm|nuh-? ?uh)\b/iu,
};

function humOf(utterance: string): DangerReply | null {
  if (hums.yes.test(utterance)) return 'yes';
  return hums.no.test(utterance) ? 'no' : null;
}

/** ' yes it is . he fell ': clauses apart, fillers gone. */
function plainReply(utterance: string): string {
  const words = callerWords(utterance)
    .map((sentence) =>
      sentence
        .map(({ text, opensClause }, at) => (opensClause && at > 0 ? `. ${text}` : text))
        .join(' '),
    )
    .join(' . ')
    .split(' ')
    .filter((word, _, all) => word !== '' && !(fillers.has(word) && all.length > 1));
  const said = words.join(' ').replace(/^[. ]+|[. ]+$/gu, '');
  return said === '' ? '' : ` ${said.replace(/(?: \.)+ /gu, ' . ')} `;
}
const fillers = new Set(
  'uh um uhm er erm oh ah well hmm honestly please sir maam ma miss thank thanks god gosh jesus hey look listen anyway'.split(
    ' ',
  ),
);

const yesWord =
  '(?:yes|yeah|yep|yup|yea|yah|ya|yessir|aye|affirmative|definitely|absolutely|certainly|of course|for sure|sure|correct|exactly|totally|indeed|obviously|clearly|hell yes|heck yes|hell yeah|heck yeah|you bet|100 percent|very much|right yes|okay yes|ok yes|ok yeah|i think so|i believe so|i think yes|i guess so|i am afraid so|afraid so|i fear so|unfortunately|sadly|probably(?! not)|most likely|pretty sure(?! not))';
const noWord =
  '(?:no(?! (?:idea|clue) )(?= )|(?:nope|nah|naw|negative|none|nobody|nothing|never|nay|noone|neither)(?= )|(?:absolutely|of course|definitely|certainly|obviously|clearly) not|not (?=really|at all|now|right now|today|any|that|as far|anymore|any more|yet|at the moment|exactly|currently|here|one|even|so far|from what|anyone|anybody|a |me|us|to my|in here|i |tonight|this|no )|i do not think so|i do not believe so|do not think so|i doubt it|not $|probably not|i guess not|i think not|i am afraid not|hardly|thankfully no|luckily no|thankfully not|fortunately not|fortunately no|actually no|okay no|ok no|yeah no|yes no|all clear|all good)';
const yesOpening = new RegExp(
  `^ (?:ok |okay |right |actually |but |and |. )?${yesWord} (?!not )`,
  'u',
);
const noOpening = new RegExp(`^ (?:ok |okay |right |actually |but |and |. )?${noWord}`, 'u');
const opening = new RegExp(`^ (?:ok |okay |actually )?(?:(?:${yesWord}) ?(?:\\. )?)+`, 'u');
const bothWays =
  /^ (?:yes and no|yes no maybe|yes or no|yeah and no|yes . and no|no and yes) |^ yeah right $/u;
const asks =
  /^ (?:(?:ok|okay|and|but|right|wait|excuse me|sorry) )*(?:\. )?(?:what|who|where|when|why|how|which|whose|(?:is|are|do|does|did|can|could|will|would|should|may|has)(?! not )|have you|come again|say again|repeat|pardon|define|sorry|huh) /u;
const everAsks =
  /^ (?:is it ever|is there ever|does it ever|do i ever|are you kidding (?:yes|of course)) /u;
const doubt =
  / (?:not (?:really )?(?:sure|certain|know)(?! (?:what to do|how to|who to|why|where to))|no idea|no clue|unsure|uncertain|dunno|maybe|might|perhaps|possibly|could be|hard to (?:say|tell)|depends|who knows|beats me|(?:can|could) not (?:really )?(?:tell|say|see|remember|smell|hear|check)(?! (?:any|anything|it|no))|(?:can|could) not see anything|let me (?:check|look|see|go|think|ask)|(?:will|would|need to|have to|going to) (?:have to )?(?:check|look|go (?:down|up|and|see|check|look)|ask|find out)|hold on|hang on|wait|one (?:sec|second|moment|minute)|(?:a|give me a) (?:sec|second|moment|minute)|not there|not (?:at )?home|not looked|not checked|nowhere near|just got here|only (?:he|she|they) (?:know|can)) /u;
const elsewhere =
  /^ (?:\. )?(?:hello|hi|hey|what|who|where|when|why|how|this is|my (?:name|number|unit|address|apartment)|i have a question|i am calling|i wanted|i want to|can i|could i|and no|right|whatever) /u;

/** 'It is', 'there is', 'we are': nothing else is said, or only how much. */
const much =
  '(?:still|too|now|right now|yes|yeah|indeed|unfortunately|sadly|bad|badly|really|very|sure|all of us|some|a lot|there|here|in here|also|both|definitely|for sure|actually|in fact|just a (?:little|bit)|a (?:little|bit)|afraid|getting)';
const plainYes = new RegExp(
  `^ (?:(?:yes|but|and|actually) )?(?:(?:it|there|that|they|he|she|we|i|you|one of them|some of them|somebody|someone) (?:${much} )*(?:is|are|am|do|does|have|has|can|sure is|sure does|sure are)|i am afraid (?:it|there|he|she|they|we|i) (?:is|are|do|does|can|am)|i think (?:it|there|he|she|they) (?:is|are|does)|seems (?:so|like it|that way)|(?:it )?(?:looks|sounds|feels|smells|seems) (?:like it|that way|so)|i (?:would )?say so|that is (?:right|correct|true|it)|true|a (?:little|bit|lot|ton|little bit)|a little bit|some|slightly|faintly|a few|both|all of (?:it|them|us)|(?:more|worse) than (?:ever|before)|lots|tons|big time|badly|very|very much|still|not yet off|everyone|everybody|several|many|most of us|more and more|constantly|non ?stop|bad|faster|stronger|worse|heavier|(?:very|really|pretty|so|quite) (?:bad|strong|much|fast|heavy)) (?:(?:\\. )?${much} ?)*$`,
  'u',
);
const plainNo =
  /^ (?:(?:it|there|that|they|he|she|we|i|you) (?:is|are|am|do|does|has|have|did|was) not|(?:we|i|they|he|she|it|all|everybody|everyone|everything|both|things)(?: of us| of them| here| in here)? (?:\w+ )?(?:is |are |am |all )?(?:\w+ )?(?:fine|okay|ok|good|safe|alright|all right|well|healthy|calm|under control))(?: |$)/u;
/** Bad, whatever was asked. */
const stillBad =
  / (?:still (?:is|are|does|do|there|going|running|coming|leaking|burning|smells?|on|has|have|pouring|dripping|hurts?|bleeding|smoking|flowing|spraying|strong|the same|here)|getting (?:worse|bigger|stronger|higher|deeper|hotter|colder|harder)|gets worse|(?:much|even|way|a lot) (?:worse|more|stronger)|more than before|like crazy|hurry|send (?:someone|somebody|help|them)|help (?:me|us)|as bad as|does not look good|it is (?:really |very |so |pretty )?bad) /u;
const over =
  / (?:stopped(?! (?:breathing|moving|talking|responding))|quit(?! (?:breathing|working))|(?:is|are|it|turned|shut|switched|went|cut|came|all|water|gas|power|stove|now|them|that|been) off|(?:got|made it|walked|all|everyone|everybody) out|(?:turned|shut|switched|cut|closed|put) (?:\w+ ){1,3}(?:off|out)|aired out|cleared up|blew away|dissipated|wore off|gone|(?:is|it|all) over(?! (?:the|my|here|there|our|everything))|fixed|closed|shut(?= | \.)|went away|out now|(?:is|are|went) out(?! of)|put (?:it|them) out|no longer|(?<!can )not (?:any ?more|any longer)|all clear|false alarm|under control|cleared|died down|dried up|(?:just|only) (?:\w+ ){0,2}(?:steam|toast|cooking|dust|drill|test|candles?|incense|barbecue|bbq|grill|a bad battery|low battery)|taken care of|all (?:right|good|fine|safe|well|okay|ok)|(?:is|are|am|was|were|feels?|seems?|looks?|doing|walked away|got (?:out|away)|came back|turned out|all|back to) (?:\w+ )?(?:fine|okay|ok|normal|safe|unhurt|healthy|dry|working again|alright)|everyone here has|have heat|has heat|all adults|grown ups|(?:i am|we are|both) (?:in (?:my|our) )?(?:twenty|thirty|forty|fifty|twenties|thirties|forties|fifties)|in our (?:twenties|thirties|forties)|nobody else|used to) /u;
const notOver =
  / (?:not|never|can not|will not|does not|has not|have not|did not|is not) (?:\w+ ){0,4}(?:stopped|stop|stopping|quit|off|gone|over|fixed|closed|close|shut|shutting|turn|turned|out yet|slow\w*|let up|letting up|under control|okay|ok|fine|safe|good|well|wake|waking|respond\w*|breath\w*|mov(?:e|ing)|go(?:ing)? away) /u;
const turnsBad = / (?:but|again|back|now|started|and now) /u;

function matches(said: string, sign: RegExp): number[] {
  return [...said.matchAll(sign)].map(({ index }) => index);
}

/** A 'no' or 'not' shortly before, in the same clause. */
function isDeniedAt(said: string, at: number): boolean {
  const clause = clauseBefore(said, at);
  return /(?:^| )(?:no|not|nobody|no one|none|nothing|never|without|neither|nor|any)(?: \w+){0,3} ?$/u.test(
    clause,
  );
}

function isPastAt(said: string, at: number): boolean {
  const clause = `${clauseBefore(said, at)} ${said.slice(at).split(/ \. | and | but /u)[0] ?? ''} `;
  return (
    / (?:was|were|did|had|before|earlier|yesterday|last (?:night|week|month)|on \w+day|ago) /u.test(
      ` ${clause} `,
    ) && !/ (?:still|now|again|is|are|am|keeps) /u.test(` ${clause} `)
  );
}

function clauseBefore(said: string, at: number): string {
  return (
    said
      .slice(0, at)
      .split(/ \. | and | but /u)
      .at(-1) ?? ''
  );
}

/** 'My wife', 'two people', 'the guy upstairs', to a question about anyone. */
function isBarePerson(said: string, category: string): boolean {
  const who = barePersons.get(category);
  return who !== undefined && said.trim().split(' ').length <= 8 && who.test(said);
}
const place =
  '(?:(?:upstairs|downstairs|next door|outside|inside|here|there)|(?:in|on|from|at|of|with|by) (?:\\w+ ?){1,4})';
const bare = (persons: string) => {
  const one = `(?:(?:it is|just|only|one of|a couple of|there is|there are|and|also|both|my|our|the|a|an|one|two|three|four|some|several|his|her|old|little|poor|young) )*(?:\\w+ )?(?:${persons})`;
  return new RegExp(`^ ${one}(?: (?:\\. )?(?:and )?${one})?(?: ${place})? ?$`, 'u');
};
const anybody = bare(anyPerson);
const needsWarmth = bare(frailPerson);
const barePersons = new Map([
  ...[
    'other',
    'medical',
    'self-harm',
    'violence',
    'trapped',
    'elevator',
    'chemical',
    'structure',
  ].map((category) => [category, anybody] as const),
  ...['heat', 'cooling', 'power', 'lock-out'].map((category) => [category, needsWarmth] as const),
]);
