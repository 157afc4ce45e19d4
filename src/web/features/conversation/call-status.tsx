// The head of a call in progress: whose phone it is, for how long, and what is going on.
import { Siren } from 'lucide-react';
import { callDuration } from './call-duration.ts';
import { PhoneLamp } from './phone-lamp.tsx';
import { isAlarming } from './reply-notice.tsx';
import { type TalkState, talkStateWords } from './talk-state.ts';
import type { Call } from './use-call.ts';
import type { Conversation } from './use-conversation.ts';

interface CallStatusProps {
  call: Call;
  conversation: Conversation;
  state: TalkState;
}

export function CallStatus({ call, conversation, state }: CallStatusProps) {
  const { companyName, messages } = conversation;
  const isAlarm = messages.some(({ reply }) => reply && isAlarming(reply.emergency.level));
  return (
    <>
      {isAlarm && (
        <span className="phone__flag">
          <Siren />
          Emergency
        </span>
      )}
      <PhoneLamp />
      <p className="name">{companyName}</p>
      <div className="phone__meta">
        <p className="time" role="timer" aria-label="Call time">
          {callDuration(call.seconds)}
        </p>
        <p className="state" role="status">
          {talkStateWords[state]}
        </p>
      </div>
    </>
  );
}
