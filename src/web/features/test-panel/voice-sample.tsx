// The voice of an assistant with its sample (spec 2: 'Listen to sample' / 'Stop preview').
import { Play, Square } from 'lucide-react';
import { Link } from 'wouter';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { useVoices } from '#web/api/voices.ts';
import { audioPlayer } from '#web/lib/audio-player.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useAudioPlayer } from '#web/lib/use-audio-player.ts';
import { messages } from '#web/messages.ts';
import { setupPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { voiceLabel } from './voice-label.ts';

export function VoiceSample({ assistant }: { assistant: ListedAssistant }) {
  const { data: voices } = useVoices();
  const playingUrl = useAudioPlayer().url;
  const { id, selectedVoice } = assistant;
  if (selectedVoice === '') {
    return (
      <p className="voice-row">
        <span>
          No voice chosen yet.{' '}
          <Link href={setupPath(id, 'voice-settings')}>Choose a voice in the setup</Link>
        </span>
      </p>
    );
  }
  const name = voiceLabel(selectedVoice);
  const url = voices?.find((voice) => voice.id === selectedVoice)?.previewUrl;
  const isPlaying = url !== undefined && url === playingUrl;
  const onToggle = () => {
    if (url === undefined) return;
    if (isPlaying) audioPlayer.stop();
    else audioPlayer.play(url).catch(() => showToast(messages.voicePreviewUnavailable));
  };
  return (
    <div className={isPlaying ? 'voice-row is-playing' : 'voice-row'}>
      <span className="avatar" aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <p className="grow">
        <b>{name}</b>
        <span className="small mute"> the voice callers hear</span>
      </p>
      {url !== undefined && (
        <Button variant="line" icon={isPlaying ? <Square /> : <Play />} onClick={onToggle}>
          {isPlaying ? 'Stop preview' : 'Listen to sample'}
        </Button>
      )}
    </div>
  );
}
