// The chat: log, quick chips and the field to type in, 650 px high (spec 2, 9).
import { Mic, MicOff } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useReplySpeaker } from '#web/lib/use-reply-speaker.ts';
import { ComposeBar } from './compose-bar.tsx';
import { ListeningRow } from './listening-row.tsx';
import { MessageLog } from './message-log.tsx';
import { MuteButton } from './mute-button.tsx';
import { QuickChips } from './quick-chips.tsx';
import { SpeakButton } from './speak-button.tsx';
import { talkStateOf, talkStateWords } from './talk-state.ts';
import type { Conversation } from './use-conversation.ts';
import { useSimulatedMicrophone } from './use-simulated-microphone.ts';
import type { VoiceInput } from './use-voice-input.ts';

interface ChatAreaProps {
  conversation: Conversation;
  /** The real microphone; without it a simulated one asks sample questions. */
  voice?: VoiceInput;
  /** For the choice of the sample question. */
  random?: () => number;
  /** At the right of the head. */
  children?: ReactNode;
}

export function ChatArea({ conversation, voice, random, children }: ChatAreaProps) {
  const { session, messages, isReplying } = conversation;
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const simulated = useSimulatedMicrophone((question) => {
    setText((typed) => [typed.trim(), question].filter(Boolean).join(' '));
    field.current?.focus();
  }, random);
  const { speakingId } = useReplySpeaker();
  const isListening = simulated.isListening || voice?.isListening === true;
  const isSpeaking = messages.some(({ id }) => id === speakingId);
  const state = talkStateOf(conversation, { isListening, isSpeaking });
  const isWaiting = isReplying || voice?.isListening === true;

  function onType(typed: string) {
    session.bargeIn();
    setText(typed);
  }
  function onSimulate() {
    session.bargeIn();
    simulated.onToggle();
  }
  return (
    <div className="talk">
      <div className="talk__head">
        <p className="talk__state" data-state={state} role="status">
          {talkStateWords[state]}
        </p>
        <MuteButton className="btn btn--icon" />
        {children}
      </div>
      <MessageLog conversation={conversation} label="Conversation" />
      <QuickChips session={session} isWaiting={isWaiting} />
      {voice?.isListening && (
        <ListeningRow
          interim={voice.interim}
          readLevel={voice.readLevel}
          onCancel={voice.onCancel}
        />
      )}
      <ComposeBar
        text={text}
        onTextChange={onType}
        onSend={session.say}
        isWaiting={isWaiting}
        fieldRef={field}
      >
        {voice ? (
          <SpeakButton
            voice={voice}
            isWaiting={isReplying}
            className="btn btn--icon compose__mic"
          />
        ) : (
          <button
            type="button"
            className={
              simulated.isListening
                ? 'btn btn--icon compose__mic is-live'
                : 'btn btn--icon compose__mic'
            }
            aria-label="Simulated microphone"
            aria-pressed={simulated.isListening}
            title="Simulated microphone: asks a sample question"
            onClick={onSimulate}
          >
            {simulated.isListening ? <MicOff /> : <Mic />}
          </button>
        )}
      </ComposeBar>
      {voice && voice.means.note !== '' && <p className="talk__note">{voice.means.note}</p>}
    </div>
  );
}
