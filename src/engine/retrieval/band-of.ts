// Whether what was found is said, offered or left alone.
import type { RankedPassage } from './retrieve.ts';
import {
  answerMargin,
  answerScore,
  clarifyScore,
  neededRarestMatch,
  offeredRarestMatch,
} from './thresholds.ts';

export type Band = 'answer' | 'clarify' | 'none';

/**
 * 'answer': the first passage is quoted. 'clarify': the caller is asked whether it was meant. 'none':
 * nothing is known of it.
 *
 * @param ranked as retrieve() gives it
 */
export function bandOf(ranked: readonly RankedPassage[]): Band {
  const [best, next] = ranked;
  if (best === undefined || best.score < clarifyScore) return 'none';
  if (best.evidence.isExact) return 'answer';
  // A word that nothing here comes near is what the question is about.
  if (best.rarestMatch < offeredRarestMatch) return 'none';
  // An FAQ and the handbook may say the same: only an equal of its own kind makes it doubtful.
  const isDoubtful =
    best.margin < answerMargin && best.passage.kind === next?.passage.kind && best.score < 0.9;
  const isSure = best.score >= answerScore && best.rarestMatch >= neededRarestMatch;
  return isSure && !isDoubtful ? 'answer' : 'clarify';
}
