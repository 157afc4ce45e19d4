// What the assistant's voice is doing, for components.
import { useSyncExternalStore } from 'react';
import { replySpeaker, type SpeakerState } from './reply-speaker.ts';

export function useReplySpeaker(): SpeakerState {
  return useSyncExternalStore(replySpeaker.subscribe, replySpeaker.getState);
}
