// The intent that an utterance shows.
import { phraseMatcher } from '#engine/phrases/phrase-matcher.ts';
import {
  emergencyHelpPhrases,
  emergencyNumberPhrases,
  hoursPhrases,
  portalPhrases,
  websitePhrases,
} from './company-phrases.ts';
import type { Intent } from './intent.ts';
import {
  companyPhrases,
  goodbyePhrases,
  helloPhrases,
  helpPhrases,
  holdPhrases,
  rejectionPhrases,
  repeatPhrases,
  robotPhrases,
  thanksPhrases,
} from './small-talk-phrases.ts';
import { asksForSomeoneByName } from './someone-by-name.ts';
import {
  maintenancePhrases,
  messagePhrases,
  noPerson,
  noRobotPhrases,
  paymentPhrases,
  personPhrases,
  putThroughPhrases,
} from './wish-phrases.ts';
import { wordLists } from './word-lists.ts';

const openers = 'hi, hello, hey, ok, okay, um, uh, yes, yeah, well, so, no, please, sorry';
const closers = 'please';

// The first one that an utterance shows is meant.
const matchers = [
  repeatPhrases,
  robotPhrases,
  noRobotPhrases,
  personPhrases,
  putThroughPhrases,
  rejectionPhrases,
  goodbyePhrases,
  thanksPhrases,
  helloPhrases,
  holdPhrases,
  companyPhrases,
  helpPhrases,
  messagePhrases,
  emergencyNumberPhrases,
  emergencyHelpPhrases,
  hoursPhrases,
  portalPhrases,
  websitePhrases,
  maintenancePhrases,
  paymentPhrases,
].map(({ intent, unless, ...table }) => ({
  intent,
  shows: phraseMatcher(
    {
      ...table,
      before: `${openers}, ${table.before ?? ''}`,
      after: `${closers}, ${table.after ?? ''}`,
    },
    wordLists,
  ),
  denies: unless === undefined ? null : phraseMatcher({ contains: unless }, wordLists),
}));

/** The first intent the utterance shows, or null. `utterance` as normaliseUtterance() gives it. */
export function intentOf(utterance: string): Intent | null {
  if (saysGoodbye(utterance)) return 'goodbye';
  if (asksForSomeoneByName(utterance) && !wantsNoPerson.test(utterance)) return 'human';
  const found = matchers.find(
    ({ shows, denies }) => shows.test(utterance) && !denies?.test(utterance),
  );
  return found?.intent ?? null;
}

const wantsNoPerson = phraseMatcher({ contains: noPerson });
const farewell = phraseMatcher({ contains: 'bye, goodbye, good bye' });
const question = phraseMatcher({ contains: 'what, when, how, where, can, is' });
const longestFarewell = 9;

/** 'Alright bye now', 'thank you dear, good bye'. */
function saysGoodbye(utterance: string): boolean {
  return (
    farewell.test(utterance) &&
    utterance.split(/\s+/).length <= longestFarewell &&
    !utterance.includes('?') &&
    !question.test(utterance)
  );
}
