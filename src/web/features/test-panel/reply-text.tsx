// The text of one reply, its loading state, and a word about where it comes from when the server is away.
import type { VoiceResponseTopic } from '#web/api/conversation.ts';
import { useTopicReply } from './use-topic-reply.ts';

interface ReplyTextProps {
  assistantId: number;
  topic: VoiceResponseTopic;
}

export function ReplyText({ assistantId, topic }: ReplyTextProps) {
  const { text, isBuiltIn } = useTopicReply(assistantId, topic);
  if (text === null) {
    return (
      <span className="typing">
        <span className="sr">Reading the reply...</span>
        <i />
        <i />
        <i />
      </span>
    );
  }
  return (
    <>
      <span className="reply">{text}</span>
      {isBuiltIn && (
        <small className="reply__note">
          The server did not answer. This is the built-in reply for such a moment.
        </small>
      )}
    </>
  );
}
