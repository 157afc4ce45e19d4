// What a caller can want, as far as words alone tell it. Only subjects that every company has; all
// else is a question for retrieval.
import type { PhraseTable } from '#engine/phrases/phrase-matcher.ts';

export type Intent =
  | 'repeat'
  | 'goodbye'
  | 'thanks'
  | 'hello'
  | 'hold'
  | 'robot'
  | 'company'
  | 'help'
  | 'rejection'
  | 'human'
  | 'message'
  | 'hours'
  | 'portal'
  | 'website'
  | 'emergency-number'
  | 'emergency-help'
  | 'maintenance'
  | 'payment';

/** The phrases that show an intent. */
export interface IntentPhrases extends PhraseTable {
  intent: Intent;
  /** With one of these in the utterance they show nothing. */
  unless?: string;
}
