// What one does in a call besides typing: the wave, the two questions, speaking, mute (spec 2).
import type { ReactNode } from 'react';
import { useReplySpeaker } from '#web/lib/use-reply-speaker.ts';
import { LiveWave } from './live-wave.tsx';
import { MuteButton } from './mute-button.tsx';
import type { QuickQuestion } from './quick-chips.tsx';
import { SpeakButton } from './speak-button.tsx';
import type { TalkState } from './talk-state.ts';
import type { Conversation } from './use-conversation.ts';
import { useSpeakingLevel } from './use-speaking-level.ts';
import type { VoiceInput } from './use-voice-input.ts';

interface CallControlsProps {
  conversation: Conversation;
  voice: VoiceInput;
  state: TalkState;
  /** A further control, such as hanging up. */
  children?: ReactNode;
}

export function CallControls({ conversation, voice, state, children }: CallControlsProps) {
  const { isReplying, session } = conversation;
  const { speakingId, audioUrl } = useReplySpeaker();
  const readSpeakingLevel = useSpeakingLevel(audioUrl);
  const { isListening } = voice;
  const isWaiting = isReplying || isListening;
  return (
    <>
      <LiveWave
        key={state}
        readLevel={isListening ? voice.readLevel : readSpeakingLevel}
        isLive={isListening || speakingId !== null}
      />
      <div className="phone__ask">
        {callQuestions.map(({ label, says, topic }) => (
          <button
            key={label}
            type="button"
            className="chip chip--night"
            aria-disabled={isWaiting || undefined}
            onClick={() => !isWaiting && session.say(says, topic)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="phone__ctl">
        <span className="ctl">
          <SpeakButton voice={voice} isWaiting={isReplying} className="rnd" />
          <span aria-hidden="true">{isListening ? 'Send' : 'Speak'}</span>
        </span>
        <span className="ctl">
          <MuteButton className="rnd" />
          <span aria-hidden="true">Mute</span>
        </span>
        {children}
      </div>
    </>
  );
}

const callQuestions: readonly QuickQuestion[] = [
  {
    label: 'Ask about payments',
    says: 'I have a question about a payment. How can I pay?',
    topic: 'payment',
  },
  {
    label: 'Request maintenance',
    says: 'I would like to request maintenance, please.',
    topic: 'maintenance',
  },
];
