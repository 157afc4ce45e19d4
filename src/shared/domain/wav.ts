// Writes sound as a WAV file: 16 bit, mono.

const headerBytes = 44;

/**
 * @param samples mono, from -1 to 1; beyond that they are cut off
 * @param sampleRate samples per second
 */
export function encodeWav(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * 2;
  const bytes = new Uint8Array(headerBytes + dataBytes);
  const view = new DataView(bytes.buffer);
  const writeName = (offset: number, name: string) => {
    for (let i = 0; i < name.length; i++) view.setUint8(offset + i, name.charCodeAt(i));
  };
  writeName(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  writeName(8, 'WAVE');
  writeName(12, 'fmt ');
  view.setUint32(16, 16, true); // bytes of this chunk
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // channels
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true); // bytes per second
  view.setUint16(32, 2, true); // bytes per sample of all channels
  view.setUint16(34, 16, true); // bits per sample
  writeName(36, 'data');
  view.setUint32(40, dataBytes, true);
  for (let i = 0; i < samples.length; i++) {
    const value = Math.max(-1, Math.min(1, samples[i] ?? 0));
    view.setInt16(headerBytes + i * 2, Math.round(value * 32_767), true);
  }
  return bytes;
}
