// Whether what was found is said, offered or left alone.
import type { RankedPassage } from './retrieve.ts';
import {
  answerSureness,
  answerSurenessMissing,
  missingRarity,
  offerSureness,
  suggestSureness,
} from './thresholds.ts';

export type Band = 'answer' | 'clarify' | 'suggest' | 'none';

/**
 * 'answer': the first passage is quoted. 'clarify': the caller is asked whether it was meant.
 * 'suggest': it is not what was asked, as far as can be told, but the nearest there is. 'none': nothing
 * is known of it.
 *
 * @param ranked as retrieve() gives it
 */
export function bandOf([best]: readonly RankedPassage[]): Band {
  if (best === undefined) return 'none';
  if (best.evidence.isExact) return 'answer';
  // 'When does the sauna open?' is much like a question on the pool, and the pool is no answer.
  const isMissing = best.evidence.missing > missingRarity;
  if (best.score >= (isMissing ? answerSurenessMissing : answerSureness)) return 'answer';
  if (best.score >= offerSureness) return 'clarify';
  return best.score >= suggestSureness ? 'suggest' : 'none';
}
