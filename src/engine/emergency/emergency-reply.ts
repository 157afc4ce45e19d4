// What the assistant says to an emergency before anything else. Who is told of it next (transfer or
// message) is decided and said by the conversation.
import type { AssistantSetup, EmergencyFinding } from '#engine/conversation.ts';
import { ownEmergencyLine } from '#shared/domain/dialled-number.ts';
import { emergencyQuestion } from './emergency-question.ts';
import {
  careOpening,
  lifeOpening,
  lifeSentences,
  ownLineSentence,
  urgentOpening,
  urgentSentences,
} from './emergency-sentences.ts';

/**
 * The safety advice for 'life' and 'urgent', the question for 'possible', '' for 'info' and 'none'.
 * Made of emergency-sentences.ts only; 911 comes before the customer's own number.
 */
export function emergencyReply(
  finding: EmergencyFinding,
  setup: Pick<AssistantSetup, 'emergencyNumber'>,
): string {
  if (finding.level === 'possible') return emergencyQuestion(finding.category);
  if (finding.level !== 'life' && finding.level !== 'urgent') return '';
  const isLife = finding.level === 'life';
  const advice = isLife ? lifeSentences : urgentSentences;
  const line = ownEmergencyLine(setup.emergencyNumber);
  return [
    finding.category === 'self-harm' ? careOpening : isLife ? lifeOpening : urgentOpening,
    ...(advice[finding.category ?? 'other'] ?? advice.other ?? []),
    ...(line === null ? [] : [ownLineSentence(line)]),
  ].join(' ');
}
