// Says a reply again, or stops it: for what was muted, or refused by the browser before the first click.
import { Square, Volume1 } from 'lucide-react';
import { replySpeaker } from '#web/lib/reply-speaker.ts';
import { useReplySpeaker } from '#web/lib/use-reply-speaker.ts';
import type { ChatMessage } from './chat-message.ts';

export function PlayButton({ message }: { message: ChatMessage }) {
  const { speakingId, isMuted } = useReplySpeaker();
  if (isMuted) return null;
  const isSpeaking = speakingId === message.id;
  function onClick() {
    replySpeaker.stop();
    if (!isSpeaking) replySpeaker.say(message);
  }
  return (
    <button
      type="button"
      className="msg__play"
      aria-label={isSpeaking ? 'Stop this reply' : 'Play this reply'}
      onClick={onClick}
    >
      {isSpeaking ? <Square /> : <Volume1 />}
    </button>
  );
}
