// 'Phone Simulation' (spec 2, Test page): the first words of a call, then the reply on each topic.
import { useState } from 'react';
import { unnamedAssistant } from '#shared/domain/assistant-status.ts';
import type { ListedAssistant } from '#web/api/assistants.ts';
import type { VoiceResponseTopic } from '#web/api/conversation.ts';
import { PhoneLamp } from './phone-lamp.tsx';
import { ReplyText } from './reply-text.tsx';

const topics: readonly { topic: VoiceResponseTopic; label: string }[] = [
  { topic: 'maintenance', label: 'Maintenance' },
  { topic: 'payment', label: 'Payments' },
  { topic: 'emergency', label: 'Emergency' },
  { topic: 'hours', label: 'Office hours' },
  { topic: 'faq', label: 'Common question' },
  { topic: 'transfer', label: 'Asking for a person' },
  { topic: 'custom', label: 'Special request' },
  { topic: 'default', label: 'Anything else' },
];

export function PhoneSimulation({ assistant }: { assistant: ListedAssistant }) {
  const [topic, setTopic] = useState<VoiceResponseTopic>('maintenance');
  return (
    <div className="sim">
      <div className="phone on-night sim__phone">
        <PhoneLamp />
        <p className="name">{assistant.companyName.trim() || unnamedAssistant}</p>
        <p className="state">First words of every call</p>
        <div className="sim__greeting" role="status">
          <ReplyText assistantId={assistant.id} topic="greeting" />
        </div>
      </div>
      <div className="sim__topics">
        <p className="mute">
          What a caller hears, topic by topic, shown as text. It is made from what you saved in the
          setup.
        </p>
        <fieldset className="chips">
          <legend className="sr">Topic of the caller</legend>
          {topics.map(({ topic: name, label }) => (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={name === topic}
              onClick={() => setTopic(name)}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <div className="msg" role="status">
          <p className="msg__who">Reply</p>
          <div className="bub">
            <ReplyText key={topic} assistantId={assistant.id} topic={topic} />
          </div>
        </div>
      </div>
    </div>
  );
}
