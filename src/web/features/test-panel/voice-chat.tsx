// 'Voice Chat' (spec 2, Test page): the chosen voice, and quick questions answered in text.
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListedAssistant } from '#web/api/assistants.ts';
import type { VoiceResponseTopic } from '#web/api/conversation.ts';
import { ChosenVoice } from './chosen-voice.tsx';
import { ReplyText } from './reply-text.tsx';
import { voiceLabel } from './voice-label.ts';

interface Question {
  topic: VoiceResponseTopic;
  label: string;
}

export function VoiceChat({ assistant }: { assistant: ListedAssistant }) {
  const [asked, setAsked] = useState<readonly Question[]>([]);
  const log = useRef<HTMLDivElement>(null);
  const speaker =
    assistant.selectedVoice === '' ? 'Assistant' : voiceLabel(assistant.selectedVoice);
  const talk = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // To the newest line, also when a reply arrives after its question.
    const observer = new ResizeObserver(() => {
      if (log.current) log.current.scrollTop = log.current.scrollHeight;
    });
    if (talk.current) observer.observe(talk.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="talk">
      <ChosenVoice assistant={assistant} />
      <p className="mute talk__note">Choose a question and read what the assistant answers.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="talk__log" role="log" aria-label="Replies" tabIndex={0} ref={log}>
        <div className="chat" ref={talk}>
          <Message who={speaker}>
            <ReplyText assistantId={assistant.id} topic="greeting" />
          </Message>
          {asked.map(({ topic, label }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end
            <Fragment key={index}>
              <Message who="Caller" isCaller>
                {label}
              </Message>
              <Message who={speaker}>
                <ReplyText assistantId={assistant.id} topic={topic} />
              </Message>
            </Fragment>
          ))}
        </div>
      </div>
      <fieldset className="chips talk__ask">
        <legend className="sr">Quick questions</legend>
        {questions.map((question) => (
          <button
            key={question.topic}
            type="button"
            className="chip"
            onClick={() => setAsked([...asked, question])}
          >
            {question.label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

const questions: readonly Question[] = [
  { topic: 'maintenance', label: 'Maintenance help' },
  { topic: 'payment', label: 'Payment options' },
  { topic: 'emergency', label: 'Emergency' },
  { topic: 'hours', label: 'Office hours' },
];

interface MessageProps {
  who: string;
  isCaller?: boolean;
  children: ReactNode;
}

function Message({ who, isCaller = false, children }: MessageProps) {
  return (
    <div className={isCaller ? 'msg msg--me' : 'msg'}>
      <p className="msg__who">{who}</p>
      <div className="bub">{children}</div>
    </div>
  );
}
