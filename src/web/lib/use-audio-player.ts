// What the page's one audio player is playing, for components.
import { useSyncExternalStore } from 'react';
import { type AudioState, audioPlayer } from './audio-player.ts';

export function useAudioPlayer(): AudioState {
  return useSyncExternalStore(audioPlayer.subscribe, audioPlayer.getState);
}
