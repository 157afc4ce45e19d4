// What callers say around their name: greetings, 'my name is', 'with a K', 'is fine'.
import { anyPhrase } from '#engine/phrases/phrase-pattern.ts';

/** 'Uh', wherever it stands. */
export const fillers = /\b(?:u+h+|u+m+|er|erm|ah|h?mm+)\b[,.]*\s*/gi;
const greeting =
  '(hi|hello|hey|howdy|yo|hola|hiya) [there|again|man|guys], good (morning|afternoon|evening|day)';
const openers = anyPhrase(
  `
  uh, um, er, ah, oh, hmm, well, so, right, alright, okay, ok, please, me, just
  yes, yeah, yep, yup, sure [thing], of course, absolutely, certainly, gladly, no problem
  fine, you bet, i (guess|suppose|think), yes (you|sure) (may|can), thanks, thank you
  hon, honey, dear, sweetie, ma'am, sir
  <greeting>
`,
  { greeting },
);
/** What an answer begins with before it comes to the name. */
export const opener = new RegExp(`^(?:${openers}[\\s,.!]+)+`, 'i');

const nickname = `
  (everybody|everyone|most people) calls me, (people|folks|they|most people|most) [all] call me
  (people|folks|they|most people|everybody|everyone) know[s] me as
  my (friends|family|kids|neighbors) call me, i [just] go by, i (like|prefer) to be called
`;
// What introduces a name beyond doubt, and what does so only before something that looks like one.
const introduces = anyPhrase(
  `
  [my] name's
  my (first|last|full|legal|whole|given) name's
  [the] name on [the|my|that] (lease|account|file|mailbox|contract|deed|paperwork)'s
  [you're] speaking (with|to), you're talking to
  (i'm|i am|i was) (called|named), the name of
  (it|that|lease|account|everything|place|unit)'s under [the name [of]]
  (put|list|file|find|look) (it|me|that) [up] under [the name [of]]
  (put|write) [me|it|my *] down [as], put me as, you can put [down]
  (use|put|take) my [first|last|full|legal|whole|given|real] name
  [me] llamo, soy, mi nombre es
  <nickname>
`,
  { nickname },
);
const notAfterCallMe = anyPhrase(
  'at, on, back, when, if, tomorrow, today, please, later, again, soon, once, as, after, before, any',
);
/** What comes before a name beyond doubt. */
export const surely = new RegExp(
  `\\b(?:${introduces}|call me(?! ${notAfterCallMe}\\b))[\\s,:]+`,
  'gi',
);
const alsoCalled = new RegExp(
  `(\\p{L})[\\s,.]+(?:but|though|and)?\\s*(?:${anyPhrase(nickname)}|(?:you can(?: just)?|but(?: just| please)?) call me)\\s.*$`,
  'isu',
);
// Only as an answer to the question: 'that'd be Tom Reed', 'Tommy is fine'.
const answers =
  /^(?:(?:that|this)(?:'|’)?d be|(?:that|this|it) would be|that(?:'|’)?s|that is|(?:name[,:]?|the (?:caller|tenant|resident) is|(?:it(?:'|’)?s |it is |it should be |it would be |look |try )?under(?: the name(?: of)?)?|(?:put|use|write|say)(?: down)?)(?! (?:is|me|it|that|my|down|him|her)\b))\s+/i;
const isFine =
  /(?:(?:'|’)s|\s+is|\s+will be|(?:'|’)ll be)\s+(?:fine|good|okay|ok|enough|all|(?:my|the) (?:first |full )?name)\b.*$/i;
// 'I'm her son David', 'this is the tenant, Leroy Watts'.
const relatives = anyPhrase(`
  son, daughter, wife, husband, mother, father, mom, dad, brother, sister, partner, roommate, friend
  neighbor, nurse, caregiver, tenant, resident, owner, renter
`);
const relation = `(?:(?:her|his|their|the|a|\\S+(?:\\s\\S+)?['’]s)\\s+${relatives}(?:\\s+in\\s+\\w+)?[\\s,]+)?`;
/** What comes before a name or something else. */
export const maybe = new RegExp(
  `\\b(?:this is|it(?:'|’)?s|it is|i(?:'|’)?m|i am)[\\s,]+${relation}`,
  'gi',
);
/** 'Hi there, it's Nadia again', with or without capitals. */
export const greeted = new RegExp(
  `^(?:${openers}[\\s,.!]+)*${anyPhrase(greeting)}[\\s,.!]+it(?:'|’)?s\\s+(?=\\S+(?:\\s+\\S+)?\\s+(?:(?:again|here|from)\\b|in\\s+(?:unit|apartment|apt|building|lot|number|\\p{L}?\\d)))`,
  'iu',
);
/** 'Yes hello, Arjun Mehta from 5F'. */
export const placed =
  /^((?:\p{Lu}[\p{L}'’-]+\s+){1,3})(?:(?:over|up|down)\s+)?(?:from|in|at)\s+(?:unit|apartment|apt|building|lot|suite|number|\p{L}?\d)/u;

/** Without what is said around a name; 'B as in boy' and 'double L' as the letters they are. */
export function plainPart(part: string, isAsked: boolean): string {
  const plain = part
    .replace(opener, '')
    .replace(/\s+with(?:out)? (?:a|an|the|one|two|double|no) \p{L}(?:(?:'|’)?s)?(?!\p{L}),?/iu, '')
    .replace(/(^|[\s,.-])(\p{L})\s+(?:as in|like|for)\s+\p{L}+/giu, '$1$2')
    .replace(/\b(?:capital|upper ?case|lower ?case|small|big|little)\s+(?=\p{L}(?!\p{L}))/giu, '')
    .replace(/\bdouble[\s-](\p{L})(?!\p{L})/giu, '$1 $1')
    .replace(/,?\s+((?:jr|sr)\b\.?|junior|senior|I{2,3}|IV)(?=[\s,.]|$)/giu, ' $1')
    .replace(/(\p{L})\s+(?:dash|hyphen)\s+(?=\p{L})/giu, '$1-')
    .replace(
      /(\p{L})\s+the (?:(second)|third)(?=[,.]|$)/giu,
      (_, last: string, second?: string) => `${last} ${second === undefined ? 'III' : 'II'}`,
    )
    // What is left of 'Sara with an H, Sara Klein', and false starts.
    .replace(/(?<![\p{L}'’-])(\p{L}{2,})\s+\1\s+(?=\p{L})/giu, '$1 ')
    // 'T J Watson', 'Patrick O Malley'
    .replace(/(?<=^|\s)o\s+(?=\p{L}{3,}(?:[\s,.]|$))/giu, "o'")
    .replace(
      /(?<![\p{L}'’-]|\p{L}[\s.,-])(\p{L})\s(?!\1|i\s)(\p{L})\s(?=\p{L}{2})/giu,
      (_, one: string, two: string) => `${one}${two} `.toUpperCase(),
    );
  // 'My neighbor's name is Carl'
  if (!isAsked)
    return plain.replace(/\b(?:his|her|their|its|your|\p{L}+['’]s)\s+name\b/giu, 'that');
  return plain.replace(alsoCalled, '$1').replace(answers, '').replace(isFine, '');
}
