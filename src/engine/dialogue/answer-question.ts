// Answers one question from the knowledge base, the settings or the scripts; asks back when it is
// not sure; says nothing when nothing is known.
import type { Passage } from '#engine/conversation.ts';
import { contentWords } from '#engine/retrieval/content-words.ts';
import {
  answerSureness,
  hoursFaqSureness,
  paymentFaqSureness,
} from '#engine/retrieval/thresholds.ts';
import { hoursAnswer, hoursTopic } from './answer-hours.ts';
import { clipQuote } from './clip-quote.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import type { Intent } from './intents/intent.ts';
import { intentOf } from './intents/intent-of.ts';
import { isAboutAccount } from './intents/is-about-account.ts';
import { type Finding, findKnowledge, quoteFrom, topicOf } from './knowledge.ts';
import { phrase, quoted, quotedIn, type Said } from './said.ts';
import { linkOrStatement, topicalLine } from './script-answers.ts';
import type { Answer, TurnContext } from './turn-context.ts';

const longest = 420;
const longestAside = 300;

/** null when the company told nothing that answers it. `max` characters of quotation. */
export function answerQuestion(
  context: TurnContext,
  question: string,
  max = longest,
): Answer | null {
  const intent = intentOf(question);
  const found = findKnowledge(context.index, question, context.state.topic);
  context.trace.push(
    `question: intent ${intent ?? 'none'}, ${found === null ? 'nothing found' : `${found.band} ${found.passage.id} ${found.score.toFixed(2)}`}`,
  );
  const byHours = intent === 'hours' ? answerHours(context, question, found) : null;
  if (byHours !== null) return byHours;
  if (found?.band === 'answer') {
    // 'Parking': a bare word may mean anything on the subject.
    if (isBareWord(question) && !isExact(found, question)) {
      return { kind: 'clarify', passage: found.passage };
    }
    return fromSetting(context, found.passage, question) ?? fromPassage(found, max);
  }
  if (comesBeforeOthers(found, intent)) return askedBack(found);
  return (
    answerSubject(context, question, intent) ??
    (context.state.topic === hoursTopic && isAboutDays(question)
      ? answerHours(context, question, null)
      : null) ??
    topicalLine(context, question) ??
    askedBack(found)
  );
}

/**
 * An FAQ that is asked about, before settings and scripts that only share the subject: 'How late can I
 * pay without a fee?' is about more than where to pay.
 */
function comesBeforeOthers(found: Finding | null, intent: Intent | null): found is Finding {
  if (found?.band !== 'clarify' || found.passage.kind !== 'faq') return false;
  return intent === null || (intent === 'payment' && found.score >= paymentFaqSureness);
}

function askedBack(found: Finding | null): Answer | null {
  if (found === null) return null;
  const { band, passage } = found;
  if (band === 'clarify') return { kind: 'clarify', passage };
  return band === 'suggest' && passage.kind === 'faq' ? { kind: 'suggest', passage } : null;
}

/** What an FAQ that surely is on this matter says, to be told before a question of ours; empty without one. */
export function faqBefore({ index }: TurnContext, matter: string): readonly Said[] {
  const found = findKnowledge(index, matter, '');
  const isSure = found?.passage.kind === 'faq' && found.score >= answerSureness;
  return isSure ? [quoted(found.passage, quoteFrom(found.passage, matter, longestAside))] : [];
}

/** What is said of a passage the caller has just agreed to. */
export function answerFrom(context: TurnContext, passage: Passage): Answer {
  const query = passage.keys[0] ?? context.utterance;
  return (
    fromSetting(context, passage, query) ?? {
      kind: 'answer',
      say: [quoted(passage, quoteFrom(passage, query, longest))],
      topic: topicOf(passage),
    }
  );
}

/** Settings have words of their own around them. */
function fromSetting(context: TurnContext, { id }: Passage, question: string): Answer | null {
  if (id === 'setting:businessHours') return answerHours(context, question, null);
  const intent = settingIntents.get(id);
  return intent === undefined ? null : answerSubject(context, question, intent);
}

const settingIntents = new Map<string, Intent>([
  ['setting:companyWebsite', 'website'],
  ['setting:residentPortal', 'portal'],
  ['setting:emergencyNumber', 'emergency-number'],
]);

function isBareWord(question: string): boolean {
  return question.trim().split(/\s+/).length <= 2 && contentWords(question).length === 1;
}

function isExact({ passage }: Finding, question: string): boolean {
  return passage.keys.some((key) => key.toLowerCase() === question.toLowerCase());
}

function fromPassage({ passage, score, query }: Finding, max: number): Answer {
  return {
    kind: 'answer',
    say: [quoted(passage, quoteFrom(passage, query, max), score)],
    topic: topicOf(passage),
  };
}

/** The hours as typed; open or closed only when that is certain for the day that is asked for. */
function answerHours(context: TurnContext, question: string, found: Finding | null): Answer | null {
  // An FAQ on the very same subject knows more than the setting.
  if (
    found?.band === 'answer' &&
    intentOf(found.passage.title) === 'hours' &&
    found.score > hoursFaqSureness
  ) {
    return null;
  }
  const { isSure, ...answer } = hoursAnswer(context, question);
  const isOpenQuestion = !isSure && found?.band === 'answer' && found.passage.kind === 'faq';
  const isUnset = !context.index.passages.has('setting:businessHours');
  return isOpenQuestion || (isUnset && found?.band === 'answer') ? null : answer;
}

/** 'And on Saturday?' after the hours. */
function isAboutDays(question: string): boolean {
  return /\b(?:today|tonight|tomorrow|weekends?|weekdays?|holidays?|morning|evening|noon|lunch|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|open|close[ds]?|\d+ ?(?:am|pm|o'clock))\b/i.test(
    question,
  );
}

function answerSubject(
  context: TurnContext,
  question: string,
  intent: Intent | null,
): Answer | null {
  const { passages } = context.index;
  const setting = (field: string, text: string, name: string) => {
    const passage = passages.get(`setting:${field}`);
    return passage === undefined
      ? null
      : [quotedIn(text, name, passage, clipQuote(passage.text, longest))];
  };
  const { portal, website, emergencyNumber, dangerFirst, noWebsite } = dialoguePhrases;
  switch (intent) {
    case 'payment':
      return answerPayment(context, question);
    case 'portal':
    case 'website': {
      const preferred =
        intent === 'portal'
          ? (setting('residentPortal', portal, 'portal') ??
            setting('companyWebsite', website, 'website'))
          : setting('companyWebsite', website, 'website');
      return { kind: 'answer', say: preferred ?? [phrase(noWebsite)], topic: 'website portal' };
    }
    case 'emergency-number': {
      const number = setting('emergencyNumber', emergencyNumber, 'number');
      return (
        number && { kind: 'answer', say: [phrase(dangerFirst), ...number], topic: 'emergency' }
      );
    }
    default:
      return isAboutAccount(question) ? accountAnswer(context, question) : null;
  }
}

/** How to pay: the portal, else the website, and what the payment script states. */
function answerPayment(context: TurnContext, question: string): Answer {
  if (isAboutAccount(question)) return accountAnswer(context, question);
  const { payPortal, payWebsite, payUnknown, noCards } = dialoguePhrases;
  const { passages } = context.index;
  const portal = passages.get('setting:residentPortal');
  const website = passages.get('setting:companyWebsite');
  const where = portal
    ? quotedIn(payPortal, 'portal', portal, clipQuote(portal.text, longest))
    : website
      ? quotedIn(payWebsite, 'website', website, clipQuote(website.text, longest))
      : phrase(payUnknown);
  return {
    kind: 'answer',
    say: [
      where,
      ...linkOrStatement(context, 'paymentRequests', [portal, website]),
      phrase(noCards),
    ],
    topic: 'pay payment rent dues',
    offersMessage: portal === undefined && website === undefined,
  };
}

/** A balance or fee of one caller: someone has to look at the account. */
function accountAnswer(context: TurnContext, question: string): Answer {
  const line = topicalLine(context, question);
  return {
    kind: 'answer',
    say: line?.kind === 'answer' ? line.say : [phrase(dialoguePhrases.payMessage)],
    topic: 'account balance payment',
    offersMessage: true,
  };
}
