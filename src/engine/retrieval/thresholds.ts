// Every number that decides what retrieval finds and how sure it is. Measured by `npm run evals`;
// change one only together with its figures.

/** What each part of the evidence weighs; together with `bias` the odds of being the right passage. */
export interface EvidenceWeights {
  bias: number;
  terms: number;
  alignment: number;
  closeAlignment: number;
  rarestMatch: number;
  meaning: number;
  closeMeaning: number;
  answerMeaning: number;
  subject: number;
  subjectLikeness: number;
  subjectPart: number;
}

/** These and `surenessWeights` come from `npx tsx evals/fit/fit-weights.ts`. */
export const questionWeights: EvidenceWeights = {
  bias: 0,
  terms: 2.92,
  alignment: 3.03,
  closeAlignment: 1.91,
  rarestMatch: 1.49,
  meaning: 4.4,
  closeMeaning: 0.96,
  answerMeaning: 1.58,
  subject: 1.89,
  subjectLikeness: 2.95,
  subjectPart: 2.74,
};
/** Settings are asked for in many ways from the start. */
export const settingBias = -1.79;
export const documentWeights: EvidenceWeights = {
  bias: 0.7,
  terms: 3.45,
  alignment: 4.06,
  closeAlignment: 0,
  rarestMatch: 2.59,
  meaning: 0,
  closeMeaning: 0,
  answerMeaning: 0,
  subject: 6.8,
  subjectLikeness: 0,
  subjectPart: 0,
};
/** How sure the best one is the right one: by its odds and by how far the next one is behind. */
export const surenessWeights = { bias: -4.62, odds: 0.35, lead: 0.59, isDocument: 0.46 };
/** From here on alignment and meaning count a second time: it is what was asked, only worded otherwise. */
export const closeFrom = 0.8;
/** A lead that is greater says no more. */
export const mostLead = 4;

/** A passage is quoted from this sureness on, and offered with 'Is that what you mean?' from less. */
export const answerSureness = 0.6;
export const offerSureness = 0.2;
/** From here on it is named as the nearest there is, after 'I don't have an answer to exactly that'. */
export const suggestSureness = 0.08;
/**
 * Needed instead of answerSureness when the question holds a word rarer than missingRarity for which
 * the passage has nothing alike.
 */
export const answerSurenessMissing = 0.9;
export const missingRarity = 0.6;
/** An FAQ that may be meant comes before how to pay in general when it is this sure. */
export const paymentFaqSureness = 0.5;
/** An FAQ on the hours that is this sure knows more than the hours of the settings. */
export const hoursFaqSureness = 0.8;
/** A script's subject is meant when this share of its words is said: two of three. */
export const topicShareFrom = 0.6;
/** From this similarity on a word is an equal: itself, a synonym, a form of it. */
export const foundFrom = 0.65;

/** BM25: how fast repetition stops to count, and how much long texts pay for their length. */
export const bm25 = { saturation: 1.2, lengthShare: 0.6 };

/** What a word of an FAQ's answer counts next to one of its question. */
export const answerWordWeight = 0.7;
/** What another word counts next to the word itself: a synonym, a corrected one, one of the same subject. */
export const synonymWeight = 0.85;
export const correctedWeight = 0.9;
export const relatedWeight = 0.55;
/** What a stop word counts in word alignment; it counts nowhere else. */
export const stopWordWeight = 0.25;
/** Rarity (0 to 1) of a word that neither the vectors nor the knowledge base know. */
export const unknownRarity = 0.8;
/** How much of a word's weight is its rarity in English; the rest is its rarity in this knowledge base. */
export const englishShare = 0.5;
/** So many imagined neutral keys keep the mean of a small knowledge base from being its only key. */
export const neutralKeys = 5;

/** Word alignment is slow on long texts: only for so many by BM25. */
export const alignedDocuments = 50;
export const maxResults = 10;
/** A caller's longest question; further words are not looked at. */
export const maxQueryWords = 60;
/** Characters of a quotation: what a caller can take in by ear. */
export const maxQuoteLength = 300;
