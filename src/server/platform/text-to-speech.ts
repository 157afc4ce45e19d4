// A voice for texts, as a port: embedded by default, a speech server when one is set up (spec 3, Voice).

export interface TextToSpeech {
  /**
   * Speaks a text of any length.
   * @throws SpeechError when this engine cannot speak it now; the caller goes on without audio
   */
  synthesize(request: SpeechRequest): Promise<Speech>;
}

export interface SpeechRequest {
  /** Such as 'voice_1'; one that is not known speaks like the first voice. */
  voiceId: string;
  /** As a person would read it: '$250', 'HOA', '555-0100'. */
  text: string;
  /** Whom the work counts for when others wait too, see fair-queue.ts; no part of what it sounds like. */
  askedBy?: readonly string[];
}

/** A whole sound file. */
export interface Speech {
  bytes: Buffer;
  /** Such as 'audio/wav'. */
  mimeType: string;
}

/** The engine is busy, broken, stopped or out of reach. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError';
}
