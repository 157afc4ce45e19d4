// The sentence encoder from its file, src/engine/assets/sentence-encoder.bin.
import { readEncoderModel } from './read-encoder-model.ts';
import { createSentenceEncoder, type SentenceEncoder } from './sentence-encoder.ts';

/**
 * @param bytes the whole file; it is copied
 * @param webAssembly false: the same results without WebAssembly, many times slower; for comparison.
 * Where it is missing or too old, it is done without anyway
 * @throws RangeError when the bytes are not such a file or cut off
 */
export function parseSentenceEncoder(bytes: Uint8Array, webAssembly = true): SentenceEncoder {
  return createSentenceEncoder(readEncoderModel(bytes, webAssembly));
}
