// English callers: how their utterances are understood, and what they are told in an emergency.
import { answerToEmergencyQuestion } from '#engine/emergency/answer-to-emergency-question.ts';
import { assessEmergency } from '#engine/emergency/assess-emergency.ts';
import { claimsEmergency } from '#engine/emergency/calls-it-emergency.ts';
import { emergencyQuestion, emergencyQuestionAgain } from '#engine/emergency/emergency-question.ts';
import { emergencyReply } from '#engine/emergency/emergency-reply.ts';
import { careSentences } from '#engine/emergency/emergency-sentences.ts';
import { opensWithAnswer } from '#engine/emergency/read-danger-reply.ts';
import { saysEmergencyIsOver } from '#engine/emergency/says-emergency-is-over.ts';
import { fillSlots } from '#engine/slots/fill-slots.ts';
import { findProblem } from '#engine/slots/problem.ts';
import { yesOrNo } from '#engine/slots/yes-no.ts';
import { answerQuestion, faqBefore } from './answer-question.ts';
import { askedDays } from './asked-days.ts';
import { dialsForHelp, givesOnlyDetail } from './gives-only-a-detail.ts';
import { asksForInformation } from './intents/asks-for-information.ts';
import { intentOf } from './intents/intent-of.ts';
import { newMatter } from './new-matter.ts';
import { spokenOpening, spokenSpans } from './opening-words.ts';
import { otherMatter } from './other-matter.ts';
import { pendingAnswer } from './pending-answer.ts';
import { isQuestion } from './split-questions.ts';
import { isComplex } from './transfer-decision.ts';
import type { LanguageReader } from './turn-context.ts';

const bareCry =
  /\b(?:emergenc(?:y|ies)|help|urgent(?:ly)?|hurry|quick(?:ly)?|911|sos|real|here)\b/giu;
/** 'I'm seventy eight' answers whether anyone is old. */
const ofAge = /^\W*(?:i'?m|i am|(?:s?he|they)(?:'s| is| are)|(?:s?he|they)) (?!at\b|in\b)/iu;

export const englishReader: LanguageReader = {
  assess: (utterance, policy) => {
    const { question: _, ...told } = assessEmergency(utterance, policy);
    return told;
  },
  callsForHelp: (utterance) => claimsEmergency(utterance) || dialsForHelp(utterance),
  claimsEmergency,
  givesOnlyDetail,
  repliesOnlyDetail: (utterance) =>
    givesOnlyDetail(utterance) && !opensWithAnswer(utterance) && !ofAge.test(utterance),
  answerTo: (utterance, category, told) => answerToEmergencyQuestion(utterance, category, told),
  saysIsOver: saysEmergencyIsOver,
  takesBack: (utterance) => /\bnever ?mind\b|\bfalse alarm\b/iu.test(utterance),
  otherMatter,
  saysOnly: (utterance) => /\bonly\b|\bjust\b/iu.test(utterance),
  asks: (utterance) => isQuestion(utterance) || asksForInformation(utterance),
  isComplex,
  intentOf,
  yesOrNo,
  details: fillSlots,
  matterOf: (utterance) =>
    findProblem(utterance.replace(bareCry, ' ')) === null ? null : utterance,
  advice: (finding, emergencyNumber) => emergencyReply(finding, { emergencyNumber }),
  dangerQuestion: emergencyQuestion,
  dangerQuestionAgain: emergencyQuestionAgain,
  careSentences,
  hours: {
    askedDays,
    isAboutHolidays: (question) => /\bholidays?\b/i.test(question),
    opening: spokenOpening,
    spans: spokenSpans,
    whole: () => null,
  },
  pendingAnswer,
  newMatter,
  aside: (context) => {
    const alone = { ...context, state: { ...context.state, topic: '' } };
    const answer = answerQuestion(alone, context.utterance, 200);
    return answer?.kind === 'answer' ? answer.say : [];
  },
  toldBefore: (context) => faqBefore(context, context.utterance),
};
