// One message of the log: who, when, the words, and for a reply what it rests on and sets off.
import clsx from 'clsx';
import type { ChatMessage } from './chat-message.ts';
import { PlayButton } from './play-button.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { ReplySources } from './reply-sources.tsx';

interface MessageBubbleProps {
  message: ChatMessage;
  /** Name of the assistant's voice. */
  speaker: string;
  /** The moment of a message as it is shown. */
  timeOf: (moment: Date) => string;
}

export function MessageBubble({ message, speaker, timeOf }: MessageBubbleProps) {
  const { sender, status, text, language, timestamp, reply, isBuiltIn } = message;
  const isCaller = sender === 'user';
  const isTyping = status === 'typing';
  return (
    <>
      {reply && <ReplyNotice reply={reply} />}
      <div className={clsx('msg', isCaller && 'msg--me')}>
        <div className="msg__who">
          <span>{isCaller ? 'Caller' : speaker}</span>
          {!isTyping && (
            <time className="num" dateTime={timestamp.toISOString()}>
              {timeOf(timestamp)}
            </time>
          )}
          {!isCaller && status === 'complete' && <PlayButton message={message} />}
        </div>
        <div className={clsx('bub', status === 'error' && 'bub--error')}>
          {isTyping && !isCaller ? (
            <Typing />
          ) : (
            <span className="reply" lang={language}>
              {text}
            </span>
          )}
          {isBuiltIn && (
            <small className="reply__note">
              The server did not answer. This is the built-in reply for such a moment.
            </small>
          )}
        </div>
        {reply && <ReplySources sources={reply.sources} />}
      </div>
    </>
  );
}

function Typing() {
  return (
    <span className="typing">
      <span className="sr">The assistant is thinking...</span>
      <i />
      <i />
      <i />
    </span>
  );
}
