// 'It stopped', 'false alarm', 'no, I only want to know about parking': the emergency is over or never
// was. Read only while one is going on, so that a plain 'it is fine now' is enough.
import { callerWords } from './caller-words.ts';

const things =
  '(?:it|that|this|everything|all|things|(?:the |my |our )?(?:fire|flames|leak|water|smoke|alarm|smell|gas|flood|flooding|emergency|danger|problem|situation|intruder|guy|man|person|toilet|pipe|sewage))';
const stopped =
  '(?:over|out(?! of| cold)|stopped|off|gone|fixed|handled|sorted|resolved|under control|taken care of|fine|okay|ok|alright|all right|cleared|shut off|turned off|put out|dealt with|good)';
const over = new RegExp(
  ` (?:${things} (?:\\w+ ){0,2}(?:is|are|has|have|was|were|got) (?:\\w+ ){0,2}${stopped}|(?:it|that|leak|leaking|water|alarm|smell|smoke) (?:\\w+ )?(?:stopped|quit|went (?:away|out|off by)|cleared)|(?:i|we|they|he|she|someone|firemen|firefighters|maintenance|plumber) (?:\\w+ ){0,3}(?:put it out|fixed it|shut it off|turned it off|stopped it|took care of it|handled it)|all (?:good|clear|fine|sorted|set)|false alarm|never ?mind|no longer (?:an emergency|a problem|needed)) `,
  'u',
);
const neverWas =
  / (?:(?:am|was|were|are) (?:only |just )?(?:joking|kidding|testing)|just kidding|by mistake|(?:a|my) mistake|wrong number|misunderst\w+|(?:no|not|never|isnt|there is no|there was no|no real|not really) (?:(?:an|a|any|really|actually|is|was|in|real|such|having|have|talking about|about|there|with) ){0,5}(?:emergency|danger|fire|leak|flood|smoke)|(?:not|never) (?:\w+ )?(?:what|say|said|mean|meant) (?:i |that |it |there |an? )?(?:said|meant|asked|was|mean|emergency|like that)|nothing (?:is |has )?(?:wrong|happen\w*|going on|like that)|i was (?:only |just )?(?:asking|talking|calling|wondering) about) /u;
const stillOn =
  / (?:still|again|back|(?:not|never) (?:\w+ ){0,2}(?:over|out|stop\w*|off|gone|fixed|under control|fine|okay|ok|good|handled|cleared)|getting worse|or (?:not|what)|until|when (?:it|the)) /u;

/** True when nothing in the words takes it back. */
export function saysEmergencyIsOver(utterance: string): boolean {
  if (utterance.includes('?') && !/[.,!].+\?/u.test(utterance)) return false;
  const said = ` ${callerWords(utterance)
    .map((sentence) => sentence.map(({ text }) => text).join(' '))
    .join(' . ')} `;
  return (neverWas.test(said) || over.test(said)) && !stillOn.test(said);
}
