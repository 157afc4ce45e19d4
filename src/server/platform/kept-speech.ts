// An engine whose sounds are kept: what was spoken once is read, and what several want at once is made once.
import type { SpeechFiles } from './speech-files.ts';
import type { Speech, SpeechRequest, TextToSpeech } from './text-to-speech.ts';

export interface KeptTextToSpeech extends TextToSpeech {
  /** Deletes what is kept of a sound; whoever still wants it has it made again. */
  forget(request: SpeechRequest): Promise<void>;
}

export interface KeptSpeechParts {
  engine: TextToSpeech;
  /** Requests with one name sound the same, whoever makes them. */
  nameOf: (request: SpeechRequest) => string;
  files: SpeechFiles;
}

interface Making {
  speech: Promise<Speech>;
  /** Fulfilled once it is kept, or could not be made. */
  done: Promise<unknown>;
}

export function keptSpeech({ engine, nameOf, files }: KeptSpeechParts): KeptTextToSpeech {
  const making = new Map<string, Making>();

  function make(name: string, request: SpeechRequest): Making {
    const kept = files.read(name);
    // Whoever waits gets it before it is written, and it stays at hand until it is.
    const speech = kept.then((found) => found ?? engine.synthesize(request));
    const done = Promise.all([kept, speech])
      .then(([found, made]) => (found ? undefined : files.write(name, made)))
      .catch(() => {})
      .finally(() => making.delete(name));
    return { speech, done };
  }

  return {
    synthesize(request) {
      const name = nameOf(request);
      const running = making.get(name) ?? make(name, request);
      making.set(name, running);
      return running.speech;
    },
    async forget(request) {
      const name = nameOf(request);
      // What is being written now would come back otherwise.
      await making.get(name)?.done;
      await files.remove(name);
    },
  };
}
