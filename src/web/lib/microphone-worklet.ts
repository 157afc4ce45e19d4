// Runs in the browser's audio thread: passes on what the microphone hears, in pieces of about 20 ms.
// A file of its own, as the page's policy allows no inline script.

// The names of that thread, which the DOM types lack.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, type: typeof AudioWorkletProcessor): void;

const pieceLength = 1024;

class MicrophonePieces extends AudioWorkletProcessor {
  #piece = new Float32Array(pieceLength);
  #filled = 0;

  /** The first input holds its channels; there are none while nothing is connected. */
  process(inputs: Float32Array[][]): boolean {
    for (const sample of inputs[0]?.[0] ?? []) {
      this.#piece[this.#filled++] = sample;
      if (this.#filled === pieceLength) {
        this.port.postMessage(this.#piece, [this.#piece.buffer]);
        this.#piece = new Float32Array(pieceLength);
        this.#filled = 0;
      }
    }
    return true;
  }
}

registerProcessor('microphone-pieces', MicrophonePieces);
