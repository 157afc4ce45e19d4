// Every number that decides what retrieval finds and how sure it is. Measured by `npm run evals`;
// change one only together with its figures.

/** What each part of the evidence weighs; together with `bias` the log-odds of being the right passage. */
export interface EvidenceWeights {
  bias: number;
  terms: number;
  average: number;
  alignment: number;
  rarestMatch: number;
}

/** Fitted on the development part of the property-management set, so that kinds are comparable. */
export const questionWeights: EvidenceWeights = {
  bias: -6,
  terms: 3,
  average: 2,
  alignment: 3.2,
  rarestMatch: 0.6,
};
/** Averages over a long text mean nothing. */
export const documentWeights: EvidenceWeights = {
  bias: -9.4,
  terms: 0.4,
  average: 0,
  alignment: 5.6,
  rarestMatch: 3.4,
};

/** From these scores on a passage is quoted, or offered with 'Is that what you mean?'. */
export const answerScore = 0.3;
export const clarifyScore = 0.06;
/** An answer has to be so much surer than the next one. */
export const answerMargin = 0.02;
/** The question's rarest known word has to be found this well in what answers it. */
export const neededRarestMatch = 0.6;
/** For being offered, less will do: the caller decides. */
export const offeredRarestMatch = 0.4;

/** BM25: how fast repetition stops to count, and how much long texts pay for their length. */
export const bm25 = { saturation: 1.2, lengthShare: 0.6 };

/** What a word of an FAQ's answer counts next to one of its question. */
export const answerWordWeight = 0.7;
/** A synonym and a corrected word next to the word itself. */
export const synonymWeight = 0.85;
/** A word of the same subject. */
export const relatedWeight = 0.55;
export const correctedWeight = 0.9;
/** What a stop word counts in word alignment; it counts nowhere else. */
export const stopWordWeight = 0.25;
/** Rarity (0 to 1) of a word that neither the vectors nor the knowledge base know. */
export const unknownRarity = 0.8;
/** How much of a word's weight is its rarity in English; the rest is its rarity in this knowledge base. */
export const englishShare = 0.5;
/** Averages of unrelated short texts are this similar; it counts as nothing. */
export const averageFloor = 0.2;
/** Words as common as one in this many thousandths and more count little in averages. */
export const averageSmoothing = 3e-4;
/** So many imagined neutral keys keep the mean of a small knowledge base from being its only key. */
export const neutralKeys = 5;

/** Word alignment is slow on long texts: only for so many by BM25. */
export const alignedDocuments = 50;
export const maxResults = 10;
/** A caller's longest question; further words are not looked at. */
export const maxQueryWords = 60;
/** Characters of a quotation: what a caller can take in by ear. */
export const maxQuoteLength = 300;
