// WAV files of one channel with 16 bits a sample.

export interface Sound {
  samples: Int16Array<ArrayBuffer>;
  /** Hz. */
  sampleRate: number;
}

const headerBytes = 44;
const bytesPerSample = 2;

/** @throws Error for any other kind of file */
export function readWave(file: Uint8Array): Sound {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const isExpected =
    file.byteLength > headerBytes &&
    view.getUint32(0) === 0x5249_4646 && // 'RIFF'
    view.getUint16(22, true) === 1 &&
    view.getUint16(34, true) === 8 * bytesPerSample;
  if (!isExpected) throw new Error('This is no WAV file of one channel and 16 bits.');
  const count = Math.floor((file.byteLength - headerBytes) / bytesPerSample);
  const samples = new Int16Array(count);
  for (let index = 0; index < count; index += 1) {
    samples[index] = view.getInt16(headerBytes + bytesPerSample * index, true);
  }
  return { samples, sampleRate: view.getUint32(24, true) };
}

/** The file of these sounds, one after the other; all have the same rate. */
export function writeWave(parts: readonly Int16Array[], sampleRate: number): Buffer {
  const count = parts.reduce((sum, { length }) => sum + length, 0);
  const dataBytes = bytesPerSample * count;
  const file = Buffer.alloc(headerBytes + dataBytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(headerBytes - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16); // length of this part
  file.writeUInt16LE(1, 20); // plain samples
  file.writeUInt16LE(1, 22); // channels
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * bytesPerSample, 28);
  file.writeUInt16LE(bytesPerSample, 32);
  file.writeUInt16LE(8 * bytesPerSample, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(dataBytes, 40);
  let at = headerBytes;
  for (const part of parts) {
    for (const sample of part) at = file.writeInt16LE(sample, at);
  }
  return file;
}
