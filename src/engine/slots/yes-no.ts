// Whether an answer means yes or no. Anything else is null and is treated as something new.
import { phraseMatcher } from '#engine/phrases/phrase-matcher.ts';

const noise = /\b(?:uh|um|er|well|oh|so|please(?! do)|thanks|thank you)\b/g;
const turnsToYes =
  /^no,? (?:worries,? (?:yes|go)|yeah|yes|problem|that's (?:right|correct|fine))\b/;
const turnsToNo = /^(?:ok|okay|oh|yeah|well|alright|actually)[,.]? (?:no\b|never ?mind|forget it)/;
const no = phraseMatcher({
  starts: `
    no, nope, nah, not, none, nothing, negative, false, wrong, incorrect, almost, cancel
    never mind, nevermind
    absolutely not, hell no, uh uh
    [i|please] don't
    that's (not|wrong|incorrect|all|it|everything)
    it's (not|wrong)
    it isn't
    i'm (good|fine|all set|okay|ok)
  `,
});
const yes = phraseMatcher({
  starts: `
    yes, yeah, yep, yup, ya, si, affirmative, hell yes, you bet
    sure, of course, absolutely, definitely, exactly, totally, true, why not
    uh huh, mm hmm, mhm
    ok, okay, alright, fine, great, perfect, good, correct, right
    go ahead, go for it, do that, do it, please do
    i guess so, i think so, i do, i would
    i'd (like|love) (that|to)
    i would (like|love)
    it is, it's right
    that's (right|correct|it|fine|good|me)
    that'd be (great|good|nice|fine|perfect|wonderful)
    [it|that|all] (looks|sounds) (good|right|great|fine)
    all (correct|good|right)
    everything's (right|correct|fine|good)
    [that] works
  `,
});
const takenBack = /\b(?:but|except|however)\b|\b(?:is|are|'s) (?:wrong|not right|incorrect)\b/;

/** The caller's answer to a yes-or-no question. */
export function yesOrNo(text: string): 'yes' | 'no' | null {
  const plain = text.toLowerCase().replace(/[’]/g, "'").trim();
  // 'Uh huh' and 'uh uh' are made of what is noise elsewhere.
  const bare = /^(?:uh|mm)/.test(plain) ? plain : plain.replace(noise, ' ').replace(/\s+/g, ' ');
  const start = bare.replace(/^[\s,.!]+/, '') || plain;
  if (turnsToYes.test(start)) return 'yes';
  if (turnsToNo.test(start)) return 'no';
  if (/^mm?-?hm+/.test(plain)) return 'yes';
  if (no.test(start)) return isBriefOrClear(start) ? 'no' : null;
  if (yes.test(start)) return takenBack.test(start) ? 'no' : 'yes';
  return /^please$/.test(plain) ? 'yes' : null;
}

const plainNo = phraseMatcher({
  starts: `
    never mind, nevermind
    (no|not|nothing|none) (thank[s]|that|it|i|we|not|no|really|right|correct|at|now|today|the|my|you)
    (no|not|nothing|none) (sir|ma'am|yet|else|more|need|worries|way|never|quite)
  `,
});
const knowsNot = phraseMatcher({
  starts: "[i] don't (know|have|understand|remember|see|care|like)",
});

/** 'No heat in here' and 'nothing works' begin like a no and are none. */
function isBriefOrClear(start: string): boolean {
  if (/^(?:no|not|nothing|none|never)\b/.test(start)) {
    return /^(?:no|not|nothing|none)\s*(?:$|[,.!])/.test(start) || plainNo.test(start);
  }
  return !knowsNot.test(start);
}
