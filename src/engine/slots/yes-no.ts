// Whether an answer means yes or no. Anything else is null and is treated as something new.

const noise = /\b(?:uh|um|er|well|oh|so|please(?! do)|thanks|thank you)\b/g;
const turnsToYes =
  /^no,? (?:worries,? (?:yes|go)|yeah|yes|problem|that's (?:right|correct|fine))\b/;
const turnsToNo = /^(?:ok|okay|oh|yeah|well|alright|actually)[,.]? (?:no\b|never ?mind|forget it)/;
const no =
  /^(?:no|nope|nah|not|never mind|nevermind|cancel|wrong|incorrect|negative|uh uh|uh-uh|absolutely not|i don'?t|i do not|that'?s (?:not|wrong|incorrect|all|it)|that is (?:not|wrong)|it'?s (?:not|wrong)|it isn'?t|none|nothing|don'?t|please don'?t|false|almost|hell no|not quite|i'?m (?:good|fine|all set|okay|ok)|i am (?:good|fine|all set)|that is incorrect|it is(?: not|n'?t)|that'?s everything)\b/;
const yes =
  /^(?:yes|yeah|yep|yup|ya|sure|correct|right|ok|okay|alright|absolutely|definitely|of course|exactly|fine|great|perfect|good|go ahead|do that|do it|please do|sounds good|sounds right|uh huh|uh-huh|mm-hmm|mhm|mm hmm|i guess so|i think so|i do|i would|it is|it's right|that'?s (?:right|correct|it|fine|good|me)|that is (?:right|correct)|you bet|si|hell yes|totally|true|why not|that(?:'?d| would) be (?:great|good|nice|fine|perfect|wonderful)|(?:it |that |all )?(?:looks|sounds) (?:good|right|great|fine)|all (?:correct|good|right)|go for it|(?:that )?works|everything(?:'?s| is) (?:right|correct|fine|good)|i'?d (?:like|love) (?:that|to)|i would (?:like|love)|affirmative)\b/;
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

/** 'No heat in here' and 'nothing works' begin like a no and are none. */
function isBriefOrClear(start: string): boolean {
  if (/^(?:no|not|nothing|none|never)\b/.test(start)) {
    return (
      /^(?:no|not|nothing|none)(?:$|[,.!]|\s+(?:thanks?|that|it|i|we|not|no|really|right|correct|at|now|today|the|my|you|sir|ma'am|yet|else|more|need|worries|way|never|quite)\b)/.test(
        `${start} `.trim(),
      ) || /^never ?mind/.test(start)
    );
  }
  return !/^(?:i don'?t|i do not|don'?t) (?:know|have|understand|remember|see|care|like)\b/.test(
    start,
  );
}
