// How the caller can speak here, who hears it then, or why it is not possible.
import { useEffect, useState } from 'react';
import { useConfig } from '#web/api/config.ts';
import {
  hasSpeechRecognition,
  type SpeechListener,
  whoHearsSpeech,
} from '#web/lib/browser-speech-recognition.ts';
import { canUseMicrophone } from '#web/lib/microphone-error.ts';

export interface VoiceMeans {
  /** `server`: a recording is sent. `browser`: the browser itself turns speech into text. */
  by: 'server' | 'browser' | 'nothing';
  /** For the user: who hears them, or why speaking is off. '' until it is known. */
  note: string;
}

export function useVoiceMeans(): VoiceMeans {
  const { data: config, isPending } = useConfig();
  const isServer = config?.hasTranscription === true;
  const isBrowser = !isServer && hasSpeechRecognition();
  const listener = useSpeechListener(isBrowser);
  if (!canUseMicrophone()) return { by: 'nothing', note: notes.insecure };
  if (isPending) return { by: 'nothing', note: '' };
  if (isServer) return { by: 'server', note: notes.server };
  if (!isBrowser) return { by: 'nothing', note: notes.impossible };
  return { by: 'browser', note: listener === null ? '' : notes[listener] };
}

function useSpeechListener(isWanted: boolean): SpeechListener | null {
  const [listener, setListener] = useState<SpeechListener | null>(null);
  useEffect(() => {
    if (isWanted) void whoHearsSpeech().then(setListener);
  }, [isWanted]);
  return listener;
}

const notes = {
  insecure:
    'The microphone is off because this page was opened over plain http, where browsers do not allow it. Open it over https to speak; until then, please type.',
  impossible:
    'Speaking is off: neither this server nor this browser turns speech into text. Please type.',
  server: 'Your recording goes to this server, which has it transcribed.',
  device: 'Your browser transcribes your voice on this device; we only receive the text.',
  'browser-maker':
    'Your browser (Google, Apple or Microsoft) transcribes your voice; we only receive the text.',
};
