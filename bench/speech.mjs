// How fast the embedded voices speak: seconds of sound for each second of one core.
import { tsImport } from 'tsx/esm/api';
import { sampleCompany } from '../tests/setup/sample-company.mjs';

const folder = '../src/server/platform/embedded-speech';
const voices = ['voice_1', 'voice_2', 'voice_3', 'voice_4', 'voice_5', 'voice_6'];

export async function measureSpeech() {
  /** @type {typeof import('../src/server/platform/embedded-speech/embedded-text-to-speech.ts')} */
  const { createEmbeddedTextToSpeech } = await tsImport(
    `${folder}/embedded-text-to-speech.ts`,
    import.meta.url,
  );
  /** @type {typeof import('../src/server/platform/embedded-speech/wave-file.ts')} */
  const { readWave } = await tsImport(`${folder}/wave-file.ts`, import.meta.url);
  const speech = createEmbeddedTextToSpeech();
  let audioSeconds = 0;
  let coreSeconds = 0;
  try {
    // The first words start the thread, which is no part of the pace.
    await speech.synthesize({ voiceId: 'voice_1', text: 'Hello.' });
    for (const voiceId of voices) {
      const before = process.cpuUsage();
      const { bytes } = await speech.synthesize({ voiceId, text: sampleCompany.company.greeting });
      const { user, system } = process.cpuUsage(before);
      const { samples, sampleRate } = readWave(bytes);
      audioSeconds += samples.length / sampleRate;
      coreSeconds += (user + system) / 1e6;
    }
  } finally {
    await speech.close();
  }
  return {
    what: 'sound made in a second of one core',
    figure: `${(audioSeconds / coreSeconds).toFixed(0)} s`,
  };
}
