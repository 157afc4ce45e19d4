// Playing the sample of a voice through the page's one player (spec 2, 8).
import { useEffect, useState } from 'react';
import { audioPlayer } from '#web/lib/audio-player.ts';
import { readSoundShape, type SoundShape } from '#web/lib/sound-shape.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useAudioPlayer } from '#web/lib/use-audio-player.ts';
import { messages } from '#web/messages.ts';

export const barCount = 58;

export interface VoiceSample {
  isPlaying: boolean;
  /** 0 to 1. */
  progress: number;
  positionSeconds: number;
  /** 0 until the sample has been read. */
  durationSeconds: number;
  /** null until the sample has been heard once. */
  peaks: SoundShape['peaks'] | null;
  play: () => void;
  stop: () => void;
  pause: () => void;
}

const tellFailure = () => showToast(messages.voicePreviewUnavailable);

export function useVoiceSample(url: string): VoiceSample {
  const player = useAudioPlayer();
  const [shape, setShape] = useState<SoundShape | null>(null);
  const isMine = player.url === url && url !== '';
  const isPlaying = isMine && player.isPlaying;
  const durationSeconds = (isMine && player.durationSeconds) || (shape?.durationSeconds ?? 0);
  const positionSeconds = isMine ? player.positionSeconds : 0;

  useEffect(() => {
    // Only what plays is read, so that looking at the voices costs no sound files.
    if (!isPlaying || !durationSeconds) return;
    let isShown = true;
    readSoundShape(url, barCount).then(
      (read) => isShown && setShape(read),
      // The sample plays all the same, over a still wave.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isPlaying, durationSeconds, url]);

  return {
    isPlaying,
    progress: durationSeconds === 0 ? 0 : Math.min(1, positionSeconds / durationSeconds),
    positionSeconds,
    durationSeconds,
    peaks: shape?.peaks ?? null,
    play: () => void audioPlayer.play(url, tellFailure).catch(tellFailure),
    stop: () => audioPlayer.stop(),
    pause: () => audioPlayer.pause(),
  };
}
