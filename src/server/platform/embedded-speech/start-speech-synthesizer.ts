// Starts the process that speaks.
import type { ChildProcess } from 'node:child_process';
import { startHelper } from '../start-helper.ts';

export function startSpeechSynthesizer(): ChildProcess {
  return startHelper({ beside: import.meta.url, name: 'speech-synthesizer' });
}
