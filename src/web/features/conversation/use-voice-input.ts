// Speaking as the caller: record or recognise, then say it in the conversation (spec 2, 5, 8).
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { recognizeSpeech } from '#web/lib/browser-speech-recognition.ts';
import { MicrophoneError } from '#web/lib/microphone-error.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import type { ConversationSession } from './conversation-session.ts';
import { useVoiceMeans, type VoiceMeans } from './voice-means.ts';

export interface VoiceInput {
  means: VoiceMeans;
  isListening: boolean;
  /** What the browser has understood so far. */
  interim: string;
  onStart: () => void;
  /** Sends what was said. */
  onStop: () => void;
  /** Forgets what was said. */
  onCancel: () => void;
  /** Loudness just now, 0 to 1. */
  readLevel: () => number;
}

/** Softer than this all the time was silence: about -48 dB. */
const softestSpeech = 0.2;

interface Listening {
  stop: () => void;
  abort: AbortController;
}

/** `isShown`: false while another tab hides it; then nobody listens and nobody speaks. */
export function useVoiceInput(session: ConversationSession, isShown = true): VoiceInput {
  const means = useVoiceMeans();
  const [isListening, setIsListening] = useState(false);
  const [interim, setInterim] = useState('');
  const listening = useRef<Listening | null>(null);
  const level = useRef(0);

  const onCancel = () => {
    listening.current?.abort.abort();
    listening.current = null;
    level.current = 0;
    setIsListening(false);
  };
  useEffect(() => () => listening.current?.abort.abort(), []);
  const onHide = useEffectEvent(onCancel);
  useEffect(() => {
    session.setHeard(isShown);
    if (!isShown) onHide();
  }, [session, isShown]);

  function onStart() {
    if (listening.current || means.by === 'nothing') return;
    session.bargeIn();
    setInterim('');
    setIsListening(true);
    const abort = new AbortController();
    const run = means.by === 'server' ? record : recognise;
    run(abort)
      .catch((error: unknown) => {
        if (!abort.signal.aborted) showToast(failureMessage(error));
      })
      .finally(() => {
        if (!abort.signal.aborted) onCancel();
      });
  }

  async function record(abort: AbortController) {
    let loudest = 0;
    let stop = () => {};
    const isStopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    listening.current = { abort, stop };
    // The recorder loads when somebody speaks.
    const { startRecording } = await import('#web/lib/microphone.ts');
    const recording = await startRecording({
      signal: abort.signal,
      onLevel: (heard) => {
        level.current = heard;
        loudest = Math.max(loudest, heard);
      },
      onEnd: stop,
    });
    await isStopped;
    const sound = await recording.stop();
    if (loudest < softestSpeech) throw new NothingSaid();
    session.sayRecorded(sound);
  }

  async function recognise(abort: AbortController) {
    const recognition = recognizeSpeech({ signal: abort.signal, onInterim: setInterim });
    listening.current = { abort, stop: recognition.stop };
    const text = await recognition.result;
    if (!session.say(text)) throw new NothingSaid();
  }

  return {
    means,
    isListening,
    interim,
    onStart,
    onStop: () => listening.current?.stop(),
    onCancel,
    readLevel: () => level.current,
  };
}

class NothingSaid extends Error {}

function failureMessage(error: unknown) {
  if (!(error instanceof MicrophoneError)) return messages.voiceMessageFailed;
  return error.problem === 'MicrophoneMissing' ? noMicrophone : messages.microphoneDenied;
}

const noMicrophone = {
  title: 'No microphone was found',
  description: 'Connect one and try again, or type your message.',
  tone: 'bad',
} as const;
