// The button to speak: hold it while speaking, or press it once to begin and once more to send.
import clsx from 'clsx';
import { Mic, SendHorizontal } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import type { VoiceInput } from './use-voice-input.ts';

interface SpeakButtonProps {
  voice: VoiceInput;
  /** A reply is on its way. */
  isWaiting: boolean;
  className: string;
}

/** Held longer than this, letting go sends. */
const holdMs = 400;

export function SpeakButton({ voice, isWaiting, className }: SpeakButtonProps) {
  const { isListening, onStart, onStop, onCancel } = voice;
  const pressedAt = useRef(0);
  const isOff = voice.means.by === 'nothing' || (isWaiting && !isListening);

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (isOff || event.button !== 0) return;
    if (isListening) {
      onStop();
      return;
    }
    pressedAt.current = event.timeStamp;
    // Letting go counts wherever the pointer is by then.
    event.currentTarget.setPointerCapture(event.pointerId);
    onStart();
  }
  function onPointerUp(event: PointerEvent<HTMLButtonElement>) {
    if (!isListening || pressedAt.current === 0) return;
    const isHeld = event.timeStamp - pressedAt.current > holdMs;
    pressedAt.current = 0;
    if (isHeld) onStop();
  }
  return (
    <button
      type="button"
      className={clsx(className, isListening && 'is-live')}
      aria-label={isListening ? 'Stop and send' : 'Speak'}
      aria-disabled={isOff || undefined}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      // A finger that begins to scroll does not mean to speak.
      onPointerCancel={() => isListening && onCancel()}
      onClick={(event) => {
        // Pointers have done it already; keys and assistive tools come without one.
        if (event.detail !== 0 || isOff) return;
        if (isListening) onStop();
        else onStart();
      }}
    >
      {isListening ? <SendHorizontal /> : <Mic />}
    </button>
  );
}
