// Whether an answer means yes or no. Anything else is null and is treated as something new.
import { phraseMatcher } from '#engine/phrases/phrase-matcher.ts';

const before = 'oh, well, so, please, thanks, thank you, hmm, ah, actually, honestly, now, i mean';
const after = `
  please, thanks, thank you, sir, ma'am, dear, hon, honey, then, yes, yeah, right, correct, so
  though, for now, at the moment, right now, just yet, go ahead, that's (right|correct)
`;
const noise = /\b(?:uh|um|uhm|er|erm)\b[\s,.]*/g;
// 'Uh huh' and 'uh uh' are made of what is noise elsewhere.
const hums = { yes: /^(?:m+-? ?h+u?m+|u+h+-? ?hu+h+)\b/, no: /^(?:n?u+n?h-? ?u+n?h|mm-? ?mm)\b/ };
const humEnds = /^\s*(?:$|[,.!]|yes\b|yeah\b|no\b|not\b|that|it\b|i'm\b|please\b|thank)/;

const turnsToYes =
  /^no,? (?:worries,? (?:yes|go)|yeah|yes|problem|that(?:'s| is) (?:all )?(?:right|correct|fine))\b/;
const turnsToNo = phraseMatcher({
  starts: `
    (ok|okay|oh|yes|yeah|well|alright|actually) (no|never mind|nevermind|forget it)
    (of course|certainly|definitely|absolutely|probably|obviously|rather) not
    (maybe|perhaps) (later|another time|some other time|next time)
  `,
  before,
});
const no = phraseMatcher(
  {
    starts: `
    no, nope, nah, naw, not, none, nothing, negative, false, wrong, incorrect, almost, cancel
    never, never mind, nevermind, forget it, (hell|heck) no
    [i|please] don't
    that's (not|wrong|incorrect|everything|false)
    that's (it|all), that'll (be all|be it|be everything|do|do it)
    it's (not|wrong|incorrect)
    (it|there) (isn't|wasn't), there aren't
    (i'm|we're) (good|fine|all set|okay|ok|set), all set
    i'm afraid not, (i'd|i would) (rather|prefer) not, i (wouldn't|won't) be, i prefer not
    i'll pass, i (will|can) pass
    [the|my|your] <detail>'s (wrong|incorrect|not right|not correct|off)
    you (got|have|had|wrote|spelled) .. wrong, you (got|have|had) the wrong
    another time, some other time
  `,
    whole: `
      i (wouldn't|won't|can't|couldn't|haven't|hadn't|am not|'m not|didn't), i'm not
      (we|they) (don't|aren't|can't|won't|haven't|didn't), (he|she) (isn't|doesn't)
      stop, pass, skip (it|that), later, hardly, leave it
    `,
    before,
    after,
  },
  { detail: '[phone|last|first|unit] number, name, unit, address, spelling, apartment, building' },
);
// Asked before 'no', whose words these begin with.
const clearYes = phraseMatcher({
  starts: `
    (i'm|we're) (good|fine|okay|ok|happy|comfortable) with (that|it|this)
    that's (all|everything) (correct|right|good|fine)
    (not|no) (bad|a problem|an issue|problem at all|doubt), i don't (mind|see why not)
  `,
  before,
});
const yes = phraseMatcher(
  {
    starts: `
    yes, yessir, yeah, yep, yup, yah, yuh, yea, ya, aye, si, affirmative, (hell|heck) (yes|yeah)
    you bet, you betcha, roger, ten four, 10 4
    sure, of course, absolutely, definitely, certainly, exactly, precisely, totally, true, why not
    by all means, for sure, naturally, please do
    ok, okay, okey dokey, okie dokie, alright, all right, fine, great, perfect, good, correct, right
    go [right] ahead, go for it, [let's|please] do (that|it)
    i (do|would), i'd (like|love|appreciate) (that|it|to), i would [really] (like|love|appreciate)
    i (guess|suppose|think|believe|reckon) (so|that's (right|correct|fine|it)|it's (right|correct))
    it is, it's (right|correct|fine|good|okay|perfect|all right|all good)
    that's <quite> (right|correct|fine|good|me|perfect|great|okay|ok|true|accurate|it)
    (that is|that's) (<quite>|just) (right|correct|it)
    that's (right|correct|fine|good|me|perfect|great|true|accurate)
    [that's] the one, that's us
    (that'd|that would|it would|it'd|this would) be <fine>
    [it|that|this|all] (looks|sounds) <fine>
    all (correct|good|right|of it is right)
    (everything's|everything is|all of that's|it's all) (right|correct|fine|good|perfect)
    [that|this|it] works [for me], (fine|okay|good) (by|with) me
    (you|you've|you have) got (it|that) [right|correct], you (have|had|got) (it|that) right
    if you (could|would|can|don't mind|please)
  `,
    whole: `
      i (guess|suppose), (i|we) (am|do|have|can|did), there (is|are), (he|she) (is|does), they (are|do)
      k, indeed, right on, please, bet, you know it, i want (that|it), i (think|believe) it is
      send (someone|somebody|them|him|her)
    `,
    before,
    after,
  },
  {
    quite: 'exactly, absolutely, quite, perfectly, totally, completely, entirely',
    fine: 'good, great, right, fine, correct, nice, perfect, wonderful, lovely, helpful, ideal, awesome',
  },
);
const beginsOtherwise = phraseMatcher({
  starts: `
    right (now|next|above|below|by|behind|here|there|outside|under|in|after|before)
    (good|great|fair) (question|morning|afternoon|evening|day|point), correct me
  `,
});
const takenBack = phraseMatcher({
  contains: `
    but, except, however, apart from, other than, aside from
    (right|correct|good|fine|yes|yeah) only
    *'s (wrong|not right|incorrect)
    are (wrong|not right|incorrect)
  `,
});

/** The caller's answer to a yes-or-no question. */
export function yesOrNo(text: string): 'yes' | 'no' | null {
  const plain = text.toLowerCase().replace(/[’]/g, "'").replace(/^\W+/, '').trim();
  const hum = humOf(plain);
  if (hum !== null) return hum;
  const start = plain.replace(noise, ' ').replace(/\s+/g, ' ').trim();
  if (turnsToYes.test(start)) return 'yes';
  if (turnsToNo.test(start)) return 'no';
  if (clearYes.test(start)) return takenBack.test(start) ? 'no' : 'yes';
  if (no.test(start)) return isBriefOrClear(start) ? 'no' : null;
  if (beginsOtherwise.test(start)) return null;
  return yes.test(start) ? (takenBack.test(start) ? 'no' : 'yes') : null;
}

function humOf(plain: string): 'yes' | 'no' | null {
  for (const answer of ['yes', 'no'] as const) {
    const hum = hums[answer].exec(plain)?.[0];
    if (hum !== undefined && humEnds.test(plain.slice(hum.length))) return answer;
  }
  return null;
}

const begun = phraseMatcher({ starts: 'no, not, nothing, none, never', before });
const plainNo = phraseMatcher({
  starts: `
    never mind, nevermind, never
    (no|not|nothing|none) (thank[s]|that|it|i|we|not|no|really|right|correct|at|now|today|the|my|you)
    (no|not|nothing|none) (sir|ma'am|yet|else|more|need|worries|way|never|quite|for|please|don't)
    not (exactly|necessary|necessarily|particularly|especially|interested|likely|just|if|this|tonight)
    no (there|he|she|they) (isn't|aren't|doesn't|don't), no (chance|can do|dear|hon|honey)
  `,
  whole: 'no, not, nothing, none',
  before,
  after,
});
const knowsNot = phraseMatcher({
  starts: "[i] don't (know|have|understand|remember|see|care|like)",
  before,
});

/** 'No heat in here' and 'nothing works' begin like a no and are none. */
function isBriefOrClear(start: string): boolean {
  if (begun.test(start)) return plainNo.test(start) || /\b(?:no|nothing|none)\s*[,.!]/.test(start);
  return !knowsNot.test(start);
}
