// The phone of a call in progress: timer, state, wave, the two questions, mute and hang-up (spec 2, 4).
import { PhoneOff, Siren } from 'lucide-react';
import { useReplySpeaker } from '#web/lib/use-reply-speaker.ts';
import { callDuration } from './call-duration.ts';
import { LiveWave } from './live-wave.tsx';
import { MuteButton } from './mute-button.tsx';
import { PhoneLamp } from './phone-lamp.tsx';
import type { QuickQuestion } from './quick-chips.tsx';
import { isAlarming } from './reply-notice.tsx';
import { SpeakButton } from './speak-button.tsx';
import { talkStateOf, talkStateWords } from './talk-state.ts';
import type { Call } from './use-call.ts';
import type { Conversation } from './use-conversation.ts';
import { useSpeakingLevel } from './use-speaking-level.ts';
import type { VoiceInput } from './use-voice-input.ts';

interface CallPhoneProps {
  call: Call;
  conversation: Conversation;
  voice: VoiceInput;
}

export function CallPhone({ call, conversation, voice }: CallPhoneProps) {
  const { companyName, isReplying, messages, session } = conversation;
  const { speakingId, audioUrl } = useReplySpeaker();
  const readSpeakingLevel = useSpeakingLevel(audioUrl);
  const { isListening } = voice;
  const isSpeaking = speakingId !== null;
  const state = talkStateOf(conversation, { isListening, isSpeaking });
  const isAlarm = messages.some(({ reply }) => reply && isAlarming(reply.emergency.level));
  const isWaiting = isReplying || isListening;
  return (
    <div className="phone on-night">
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
      <LiveWave
        key={state}
        readLevel={isListening ? voice.readLevel : readSpeakingLevel}
        isLive={isListening || isSpeaking}
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
        <span className="ctl">
          <button
            type="button"
            className="rnd rnd--hang"
            aria-label="End Call"
            onClick={call.onEnd}
          >
            <PhoneOff />
          </button>
          <span aria-hidden="true">End Call</span>
        </span>
      </div>
    </div>
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
