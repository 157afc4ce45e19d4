// When choosing a voice also moves on: 500 ms after a click, Enter or Space, never while arrow keys walk
// through the cards (spec 2, 9; product decision).
import { type KeyboardEvent, useEffect, useRef } from 'react';

const switchDelayMs = 500;

interface VoiceChoiceOptions {
  onSelect: (voiceId: string) => void;
  onMoveOn: () => void;
}

/** Handlers for the radio of one voice. */
export function useVoiceChoice({ onSelect, onMoveOn }: VoiceChoiceOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Browsers report an arrow key as a click on the radio that it reaches.
  const isWalking = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function choose(voiceId: string) {
    onSelect(voiceId);
    clearTimeout(timer.current);
    timer.current = setTimeout(onMoveOn, switchDelayMs);
  }

  return (voiceId: string) => ({
    onKeyDown: (event: KeyboardEvent) => {
      isWalking.current = event.key.startsWith('Arrow');
      // Enter would send the form, Space would do nothing on a radio that is already chosen.
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose(voiceId);
    },
    // A click on the words of a card reaches the radio without a pointer event of its own.
    onKeyUp: () => {
      isWalking.current = false;
    },
    onClick: () => {
      if (!isWalking.current) choose(voiceId);
    },
    onChange: () => {
      // Comes after onClick, whose wait it must leave alone.
      if (isWalking.current) clearTimeout(timer.current);
      onSelect(voiceId);
    },
  });
}
