// A call in progress: the phone, and beside it the transcript with a field to type what the caller says.
import { type Ref, useState } from 'react';
import { CallPhone } from './call-phone.tsx';
import { ComposeBar } from './compose-bar.tsx';
import { MessageLog } from './message-log.tsx';
import type { Call } from './use-call.ts';
import type { Conversation } from './use-conversation.ts';
import { useVoiceInput } from './use-voice-input.ts';

interface CallViewProps {
  call: Call;
  conversation: Conversation;
  fieldRef?: Ref<HTMLTextAreaElement>;
  /** False while another tab hides the call, which goes on. */
  isShown?: boolean;
}

export function CallView({ call, conversation, fieldRef, isShown = true }: CallViewProps) {
  const { session, isReplying } = conversation;
  const voice = useVoiceInput(session, isShown);
  const [text, setText] = useState('');
  return (
    <div className="call">
      <div className="call__phone">
        <CallPhone call={call} conversation={conversation} voice={voice} />
      </div>
      <div className="call__log">
        <MessageLog
          conversation={conversation}
          label="Transcript"
          timeOf={(moment) => sinceAnswer(moment, call.answeredAt)}
        />
        {voice.interim !== '' && voice.isListening && (
          <p className="call__interim">{voice.interim}</p>
        )}
        <ComposeBar
          text={text}
          onTextChange={(typed) => {
            session.bargeIn();
            setText(typed);
          }}
          onSend={session.say}
          isWaiting={isReplying || voice.isListening}
          fieldRef={fieldRef}
        />
        {voice.means.note !== '' && <p className="talk__note">{voice.means.note}</p>}
      </div>
    </div>
  );
}

/** Minutes and seconds into the call, such as 0:14. */
function sinceAnswer(moment: Date, answeredAt: Date | null): string {
  const seconds = Math.max(
    0,
    Math.round((moment.getTime() - (answeredAt ?? moment).getTime()) / 1000),
  );
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
