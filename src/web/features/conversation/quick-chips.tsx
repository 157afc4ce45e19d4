// The four quick questions (spec 2). Each says a whole sentence, as a caller would.
import type { VoiceResponseTopic } from '#web/api/conversation.ts';
import type { ConversationSession } from './conversation-session.ts';

export interface QuickQuestion {
  label: string;
  says: string;
  topic: VoiceResponseTopic;
}

const quickQuestions: readonly QuickQuestion[] = [
  {
    label: 'Maintenance help',
    says: 'I need help with a maintenance problem.',
    topic: 'maintenance',
  },
  { label: 'Payment options', says: 'What are my payment options?', topic: 'payment' },
  { label: 'Emergency', says: 'I have an emergency.', topic: 'emergency' },
  { label: 'Office hours', says: 'What are your office hours?', topic: 'hours' },
];

interface QuickChipsProps {
  session: ConversationSession;
  /** A reply is on its way, or the caller is speaking. */
  isWaiting: boolean;
}

export function QuickChips({ session, isWaiting }: QuickChipsProps) {
  return (
    <fieldset className="chips talk__chips">
      <legend className="sr">Quick questions</legend>
      {quickQuestions.map(({ label, says, topic }) => (
        <button
          key={label}
          type="button"
          className="chip"
          aria-disabled={isWaiting || undefined}
          onClick={() => !isWaiting && session.say(says, topic)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
