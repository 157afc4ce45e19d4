// Turns the assistant's voice off and on (spec 2).
import { Volume2, VolumeX } from 'lucide-react';
import { replySpeaker } from '#web/lib/reply-speaker.ts';
import { useReplySpeaker } from '#web/lib/use-reply-speaker.ts';

export function MuteButton({ className }: { className: string }) {
  const { isMuted } = useReplySpeaker();
  return (
    <button
      type="button"
      className={className}
      aria-label="Mute"
      aria-pressed={isMuted}
      title={isMuted ? 'Unmute' : 'Mute'}
      onClick={() => replySpeaker.setMuted(!isMuted)}
    >
      {isMuted ? <VolumeX /> : <Volume2 />}
    </button>
  );
}
