// The conversation as a log: it stays at the newest line unless the reader has scrolled up (spec 2, 9).
import { ArrowDown } from 'lucide-react';
import { useEffect } from 'react';
import { MessageBubble } from './message-bubble.tsx';
import type { Conversation } from './use-conversation.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';

interface MessageLogProps {
  conversation: Conversation;
  label: string;
  timeOf?: (moment: Date) => string;
}

export function MessageLog({ conversation, label, timeOf = timeOfDay }: MessageLogProps) {
  const { messages, speaker } = conversation;
  const { frame, content, isAtBottom, onScroll, toBottom } = useStickToBottom();
  const lastOwnId = messages.findLast(({ sender }) => sender === 'user')?.id;
  useEffect(() => {
    // Whoever says something wants to see the reply.
    if (lastOwnId !== undefined) toBottom();
  }, [lastOwnId, toBottom]);
  return (
    <div className="log">
      <div
        className="log__frame"
        role="log"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        ref={frame}
        onScroll={onScroll}
      >
        <div className="chat" ref={content}>
          {messages.map((message) => (
            <MessageBubble key={message.id} message={message} speaker={speaker} timeOf={timeOf} />
          ))}
        </div>
      </div>
      {!isAtBottom && (
        <button type="button" className="log__latest" onClick={toBottom}>
          <ArrowDown />
          To latest
        </button>
      )}
    </div>
  );
}

function timeOfDay(moment: Date): string {
  return moment.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
}
