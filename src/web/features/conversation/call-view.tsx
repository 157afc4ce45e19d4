// A call in progress: the phone, the transcript and a field to type what the caller says. Side by side where
// there is room; on a small screen phone and transcript are tabs, under a head that can always hang up.
import '#web/styles/pages/phone.css';
import '#web/styles/pages/test-call.css';
import { useEffect, useRef, useState } from 'react';
import { narrowScreen, useMediaQuery } from '#web/lib/use-media-query.ts';
import { useReplySpeaker } from '#web/lib/use-reply-speaker.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { CallControls } from './call-controls.tsx';
import { CallStatus } from './call-status.tsx';
import { ComposeBar } from './compose-bar.tsx';
import { HangUpButton } from './hang-up-button.tsx';
import { MessageLog } from './message-log.tsx';
import { talkStateOf } from './talk-state.ts';
import type { Call } from './use-call.ts';
import type { Conversation } from './use-conversation.ts';
import { useVoiceInput } from './use-voice-input.ts';

export interface CallViewProps {
  call: Call;
  conversation: Conversation;
  /** Where no dialog does it, the call itself takes the focus. */
  takesFocus?: boolean;
  /** False while another tab hides the call, which goes on. */
  isShown?: boolean;
}

export function CallView({
  call,
  conversation,
  takesFocus = false,
  isShown = true,
}: CallViewProps) {
  const { session, isReplying } = conversation;
  const voice = useVoiceInput(session, isShown);
  const isSpeaking = useReplySpeaker().speakingId !== null;
  const [text, setText] = useState('');
  const [tab, setTab] = useState<'transcript' | 'phone'>('transcript');
  const isNarrow = useMediaQuery(narrowScreen);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const state = talkStateOf(conversation, { isListening: voice.isListening, isSpeaking });
  const status = <CallStatus call={call} conversation={conversation} state={state} />;
  const hangUp = <HangUpButton onEnd={call.onEnd} />;
  const transcript = (
    <MessageLog
      conversation={conversation}
      label="Transcript"
      timeOf={(moment) => sinceAnswer(moment, call.answeredAt)}
    />
  );
  const input = (
    <>
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
        fieldRef={field}
      />
      {voice.means.note !== '' && <p className="talk__note">{voice.means.note}</p>}
    </>
  );
  if (isNarrow) {
    return (
      <div className="call call--tabs">
        <div className="phone on-night">
          {status}
          {hangUp}
        </div>
        <Tabs
          className="call__tabs"
          label="Parts of the call"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'transcript', label: 'Transcript', content: transcript },
            {
              value: 'phone',
              label: 'Phone',
              // Its wave takes the width that it finds when it appears.
              content: tab === 'phone' && (
                <div className="phone on-night">
                  <CallControls conversation={conversation} voice={voice} state={state} />
                </div>
              ),
            },
          ]}
        />
        <div>{input}</div>
      </div>
    );
  }
  return (
    <div className="call">
      <div className="call__phone">
        <div className="phone on-night">
          {status}
          <CallControls conversation={conversation} voice={voice} state={state}>
            {hangUp}
          </CallControls>
        </div>
      </div>
      <div className="call__log">
        {transcript}
        {input}
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
