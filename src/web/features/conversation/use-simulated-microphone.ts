// The simulated microphone: it listens for 3 s, then hands over one of three questions (spec 9).
import { useEffect, useRef, useState } from 'react';
import { pickSampleQuestion } from './sample-questions.ts';

export const simulatedListeningMs = 3000;

interface SimulatedMicrophone {
  isListening: boolean;
  /** Starts, or stops without a question. */
  onToggle: () => void;
}

export function useSimulatedMicrophone(
  onQuestion: (question: string) => void,
  random: () => number = Math.random,
): SimulatedMicrophone {
  const [isListening, setIsListening] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function onToggle() {
    clearTimeout(timer.current);
    setIsListening(!isListening);
    if (isListening) return;
    timer.current = setTimeout(() => {
      setIsListening(false);
      onQuestion(pickSampleQuestion(random));
    }, simulatedListeningMs);
  }
  return { isListening, onToggle };
}
