// A simulated call: idle, incoming, in progress, ended or declined (spec 4).
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast } from '#web/lib/toast-store.ts';
import { messages as toasts } from '#web/messages.ts';
import { callDuration } from './call-duration.ts';
import { type CallReport, summarizeCall } from './summarize-call.ts';
import type { Conversation } from './use-conversation.ts';

export type CallState = 'idle' | 'incoming' | 'in-progress' | 'ended' | 'declined';

export interface Call {
  state: CallState;
  /** Whether there has been a call since the screen was opened. */
  hasRung: boolean;
  /** Since it was answered. */
  seconds: number;
  answeredAt: Date | null;
  /** Of the last call that was ended. */
  report: CallReport | null;
  onRing: () => void;
  onAnswer: () => void;
  onDecline: () => void;
  onEnd: () => void;
}

/** From the end of a call until the conversation begins anew. */
export const resetDelayMs = 500;
const tickMs = 1000;

export function useCall({ session }: Conversation, onCompleted?: () => void): Call {
  const [state, setState] = useState<CallState>('idle');
  const [answeredAt, setAnsweredAt] = useState<Date | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [report, setReport] = useState<CallReport | null>(null);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(reset.current), []);
  // Another assistant was chosen, or another screen: who is talking is told that the call is over.
  const onLeave = useEffectEvent(() => {
    if (state === 'in-progress') showToast(endedToast());
  });
  useEffect(() => () => onLeave(), []);
  useEffect(() => {
    if (state !== 'in-progress' || !answeredAt) return;
    const timer = setInterval(() => setSeconds(secondsSince(answeredAt)), tickMs);
    return () => clearInterval(timer);
  }, [state, answeredAt]);

  function endedToast() {
    const lasted = answeredAt ? secondsSince(answeredAt) : 0;
    return toasts.callEnded(`Duration: ${callDuration(lasted)}`);
  }
  function onRing() {
    session.bargeIn();
    setState('incoming');
  }
  function onAnswer() {
    clearTimeout(reset.current);
    setAnsweredAt(new Date());
    setSeconds(0);
    setReport(null);
    setState('in-progress');
    void session.begin({ isSpoken: true });
  }
  function onDecline() {
    setState('declined');
    showToast(toasts.callDeclined);
  }
  function onEnd() {
    const lasted = answeredAt ? secondsSince(answeredAt) : 0;
    session.stop();
    setReport(summarizeCall(session.getState().messages, lasted));
    setState('ended');
    showToast(endedToast());
    reset.current = setTimeout(() => void session.begin({ isSpoken: false }), resetDelayMs);
    onCompleted?.();
  }
  return {
    state,
    hasRung: state !== 'idle',
    seconds,
    answeredAt,
    report,
    onRing,
    onAnswer,
    onDecline,
    onEnd,
  };
}

/** A timer of the browser may tick a little early or late. */
function secondsSince(moment: Date): number {
  return Math.round((Date.now() - moment.getTime()) / 1000);
}
