// How a match was said: denied, over, supposed, about a rule, or already mended. What was merely
// talked about is no emergency; when in doubt the match stands.
import { asksAboutService } from './asks-about-service.ts';
import type { CallerWord } from './caller-words.ts';
import { groupOf, type Hit, type RuleMatch } from './emergency-rule.ts';
import { isFigureOfSpeech } from './figure-of-speech.ts';
import { supposes } from './supposes.ts';
import { tellsAStory } from './tells-a-story.ts';

export interface SaidHow {
  /** 'There is no smoke.' */
  isDenied: boolean;
  /** 'I don't think it is gas': denied without being sure. */
  isDoubted: boolean;
  /** 'Last year', 'when I moved in'; also what was in the news. */
  isLongAgo: boolean;
  /** 'Yesterday', 'last night'. */
  isRecent: boolean;
  /** 'What if', 'in case of', 'who do I call when'. */
  isSupposed: boolean;
  /** 'Is … covered', 'rules for …', 'how often is … inspected'. */
  isAboutRules: boolean;
  /** 'Do you …', 'how often …', 'is there …'. */
  isQuestion: boolean;
  /** 'The leak you fixed', 'the heat is back on'. */
  isOver: boolean;
  /** 'Drowning in forms', 'my last name is Blood', 'Fire Street'. */
  isPicture: boolean;
}

/** Sees the match in its sentence; `found` is what findGroups() found there. */
export function saidHow(
  sentence: readonly CallerWord[],
  found: ReadonlyMap<number, readonly Hit[]>,
  match: Pick<RuleMatch, 'first' | 'last' | 'hits'>,
): SaidHow {
  const words = sentence.map(({ text }) => text);
  const clause = clauseAround(sentence, match);
  const inSentence = (group: number) => found.has(group);
  const inClause = (group: number) =>
    found.get(group)?.some(({ first, last }) => clause.first <= first && last <= clause.last) ??
    false;
  const isNow = inSentence(now);
  const said = words.join(' ');
  const denial = denialOf(words, match);
  return {
    isDenied: denial === 'denied',
    isDoubted: denial === 'doubted',
    isLongAgo: !isNow && (inClause(longAgo) || namesYear(words) || tellsAStory(said)),
    isRecent: !isNow && inClause(recent),
    isSupposed: !isNow && supposes(words.slice(0, match.first + 1).join(' '), said),
    isAboutRules: !isNow && inClause(rules),
    isQuestion: asks(said) || asksAboutService(sentence),
    isOver:
      !inSentence(again) &&
      (inClause(over) || inSentence(overAll) || (!isNow && onlyThought.test(` ${said} `))),
    isPicture: isFigureOfSpeech(said) || namesThing(words, match),
  };
}

/** From the last comma or 'but' before the match to the first one after it. */
function clauseAround(sentence: readonly CallerWord[], match: Hit): Hit {
  let first = match.first;
  while (first > 0 && !isOpening(sentence, first)) first--;
  let last = match.last;
  while (last + 1 < sentence.length && !isOpening(sentence, last + 1)) last++;
  return { first, last };
}

// Without punctuation a new thought often begins with 'and there is', 'and now', 'my …'.
function isOpening(sentence: readonly CallerWord[], at: number): boolean {
  const word = sentence[at];
  if (word?.opensClause) return true;
  if (word?.text === 'and' || word?.text === 'so' || word?.text === 'because') {
    return opensThought.has(sentence[at + 1]?.text ?? '');
  }
  return (
    word?.text === 'there' &&
    sentence[at + 1]?.text === 'is' &&
    at > 2 &&
    sentence[at - 1]?.text !== 'if' &&
    sentence[at - 1]?.text !== 'when' &&
    sentence[at - 1]?.text !== 'case'
  );
}
const opensThought = new Set(
  'there now i it my we he she they the also someone somebody water um uh its'.split(' '),
);

/**
 * A 'no' reaches the match only over words that carry no meaning of their own: 'no sign of any smoke'
 * denies, 'I am not feeling well there is smoke' does not.
 */
function denialOf(
  words: readonly string[],
  match: Pick<RuleMatch, 'first' | 'hits'>,
): 'denied' | 'doubted' | null {
  const isPart = (at: number) => match.hits.some(({ first, last }) => first <= at && at <= last);
  let isDoubted = false;
  for (const hit of match.hits) {
    for (let at = hit.first - 1, steps = 0; at >= 0 && steps < 8; at--, steps++) {
      const word = words[at] ?? '';
      if (isPart(at)) {
        if (at < match.first || !carries.has(word)) break;
        continue;
      }
      if (deniers.has(word)) {
        if (controls.has(words[at + 1] ?? '')) break;
        return isDoubted ? 'doubted' : 'denied';
      }
      if (doubts.has(word)) isDoubted = true;
      else if (word === 'or') at--;
      else if (!carries.has(word)) break;
    }
  }
  return null;
}
const deniers = new Set('not no never nothing nobody none without neither nor noone'.split(' '));
const controls = new Set(
  'stop stopping turn shut know sure idea find get out only matter wake joke kidding put see close breathe breathing sleep wait want clue doubt working kidding lie drill answer'.split(
    ' ',
  ),
);
const doubts = new Set(['think', 'believe', 'guess', 'suppose', 'sure']);
const carries = new Set(
  'a an any the on in is are am be being been have has had having having smell smelling see seeing hear hearing currently really that like of sign signs more kind sort even my our this there it visible active danger risk actual was were i one do does did at all currently exactly actually anything'.split(
    ' ',
  ),
);

/** Also 'hi, I wanted to know if …'. */
function asks(whole: string): boolean {
  const said = ` ${whole} `;
  return (
    /^ (?:(?:hi|hello|hey|so|um|uh|yes|yeah|and|ok|okay|good|morning|afternoon|evening|please|well|no|i|was|am|just|wondering|calling|about) ){0,6}(?:what|who|where|when|why|how|which|do|does|did|is|are|am|can|could|will|would|should|may|whose) /u.test(
      said,
    ) ||
    / (?:question|wondering|want to know|wanted to know|like to know|tell me|curious|asking|about the|need a copy|need the|wants|waiting on|update|complain\w*|claim) /u.test(
      said,
    )
  );
}

/** 'I thought I smelled gas but it was paint'; not 'I thought it was nothing but it is smoke'. */
const onlyThought =
  / thought (?:\w+ ){1,8}but (?:it|that|this) (?:was|turned|ended) (?!getting|too|worse)/u;

function namesThing(words: readonly string[], match: Hit): boolean {
  const before = words.slice(Math.max(0, match.first - 4), match.first).join(' ');
  return (
    /(?:^| )name is(?: \w+){0,2}$/u.test(before) ||
    (match.first === match.last && placeNames.has(words[match.last + 1] ?? ''))
  );
}
const placeNames = new Set('street avenue ave lane circle boulevard blvd'.split(' '));

/** A year such as 2019, or 'in 2021'; not the 2024 of an address. */
function namesYear(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      /^(?:19|20)\d\d$/u.test(word) &&
      /^(?:in|since|of|back|from|year)$/u.test(words[at - 1] ?? ''),
  );
}

const now = groupOf(
  'right now|currently|at the moment|as we speak|this minute|hurry*|help me|everywhere|since|still leak*|still not|still no|still going|still here|still coming|still smell*|still there and|and now|now i|now there|now the|now my|now it|keeps|getting worse|please come|send someone|immediately|started again|again now|coming in|is coming|are coming',
);
const again = groupOf(
  'again|came back|back again|needs to be|need to be|has to be|have to be|must be|get it|not fixed|not stopped|still|not off|is back|worse',
);
const longAgo = groupOf(
  `last year|last month|last winter|last summer|last spring|last autumn|last season|last january|last february|last march|
  last april|last may|last june|last july|last august|last september|last october|last november|last december|last christmas|
  years ago|year ago|months ago|month ago|weeks ago|winters ago|summers ago|long ago|a while ago|while back|back in|used to|
  previous*|in the past|when i moved|when we moved|when i was|in may|in january|in february|in march|in april|in june|in july|in august|in september|
  in october|in november|in december|the time when|last thanksgiving|last christmas|last easter|last halloween|last labor day|last fourth|one time|before i moved|before we moved|before my time|history of|years back|few years|in college|growing up|once had|last week|week ago|couple weeks`,
);
const recent = groupOf(
  `yesterday|last night|days ago|day ago|the other day|other night|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|
  over the weekend|last weekend|last monday|last tuesday|last wednesday|last thursday|last friday|last saturday|last sunday|this past|earlier this week`,
);
const rules = groupOf(
  `insurance|insure*|policy|policies|coverage|covered|does cover|cover water|cover flood*|cover fire|cover damage|rule|rules|allowed|permitted|bylaw*|
  building code|up to code|deductible|reimburse*|claim|who pays|pays for|pays if|responsible|responsibility|require|required|requirement*|inspect*|drill|quote|estimate|
  install*|how often|how many|how much|do you have|do they have|is there a|are there|included|invoice|photos|procedure*|scheduled|
  report from|copy of|the report|get reports|replaced|replacing|brochure|definition|define|mean|means|meaning|spell|movie|song|in the news|video game|joke|recipe|article|documentary|deposit cover*|security deposit|complain about|complaint about|file a complaint|
  for sale|buy|purchase|order|gift|learn|teach|history|translate|upgrade|serviced|service my|tune up|hook up|hooking up|maintenance fee|dues|do you charge|charge for|background check*|do you do|owners|on the agenda|proposal|the project|certificate|discount*|do the units|does the unit|come with`,
);
const over = groupOf(
  `fixed|repaired|all good now|back on|came back on|is back|was a false|resolved|no longer|taken care of|already came|never mind|nevermind|holding up|under control|
  turned out to be nothing|been repaired|cleared|all clear|it was just|it was only|old leak|old flood|when did|when was|what date|thank you for fixing|working again|works again|stopped already|false alarm|works now|working now|all good|all sorted|is sorted|was sorted|been sorted|was dealt with|been dealt with|all handled|been handled|got handled`,
);
/** Said anywhere in the sentence, these end the matter. */
const overAll = groupOf(
  `all good|all sorted|been sorted|is sorted|was taken care of|been taken care of|was handled|been handled|was dealt with|been dealt with|on record|
  for my records|everything is fine|everything is ok|everything is okay|been cleaned up|all cleaned up|never mind|nevermind|false alarm`,
);
