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

export function keptSpeech({ engine, nameOf, files }: KeptSpeechParts): KeptTextToSpeech {
  const making = new Map<string, Promise<Speech>>();

  async function make(name: string, request: SpeechRequest): Promise<Speech> {
    const kept = await files.read(name);
    if (kept) {
      making.delete(name);
      return kept;
    }
    const speech = await engine.synthesize(request);
    // Whoever waits gets it before it is written, and it stays at hand until it is.
    void files.write(name, speech).finally(() => making.delete(name));
    return speech;
  }

  return {
    synthesize(request) {
      const name = nameOf(request);
      const running = making.get(name);
      if (running) return running;
      const made = make(name, request);
      making.set(name, made);
      made.catch(() => making.delete(name));
      return made;
    },
    forget: (request) => files.remove(nameOf(request)),
  };
}
