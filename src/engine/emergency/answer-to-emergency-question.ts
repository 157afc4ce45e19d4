// What the caller's answer to the one emergency question comes to: danger, none, or still unclear.
import type { EmergencyFinding, EmergencyLevel } from '#engine/conversation.ts';
import { noEmergency } from './emergency-level.ts';
import { lifeCategories } from './emergency-policy.ts';
import { type DangerReply, readDangerReply } from './read-danger-reply.ts';

/**
 * `category` is that of the question that was asked, `told` what assessEmergency() finds in the answer
 * itself. The level is 'none' after a no, what the category means after a yes, what the new words tell
 * if that is worse, and 'possible' while it is neither. Without a category ('other') a mere yes is
 * urgent: nothing told of a danger to life. `means` is the reply as its language reads it.
 */
export function answerToEmergencyQuestion(
  utterance: string,
  category: string,
  told: EmergencyFinding,
  means: DangerReply = readDangerReply(utterance, category),
): EmergencyFinding {
  const isTold = told.level === 'life' || told.level === 'urgent';
  // 'No flames, no smoke, nothing' sounds like danger and denies it; other bad news stands.
  const isDenied = means === 'no' && (told.category === 'other' || told.category === category);
  if (isTold && !isDenied) return told;
  const evidence = utterance.trim() === '' ? null : utterance.trim();
  switch (means) {
    case 'no':
      return noEmergency;
    case 'unclear':
      return { level: 'possible', category, evidence };
    case 'yes': {
      const level: EmergencyLevel = lifeCategories.has(category) ? 'life' : 'urgent';
      return { level, category, evidence };
    }
  }
}
