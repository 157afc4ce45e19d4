// How fast the embedded voices speak: seconds of sound for each second of one core. They speak in the bench's own
// process, by the modules of the process that speaks for the server: of a child only the waiting would be counted.
import { tsImport } from 'tsx/esm/api';
import { sampleCompany } from '../tests/setup/sample-company.mjs';

const folder = '../src/server/platform/embedded-speech';

export async function measureSpeech() {
  /** @type {typeof import('../src/server/platform/embedded-speech/flite.ts')} */
  const { loadFlite } = await load('flite');
  /** @type {typeof import('../src/server/platform/embedded-speech/speak-piece.ts')} */
  const { speakPiece } = await load('speak-piece');
  /** @type {typeof import('../src/server/platform/embedded-speech/voice-profiles.ts')} */
  const { voiceProfiles } = await load('voice-profiles');
  const flite = loadFlite();
  const { greeting } = sampleCompany.company;
  let audioSeconds = 0;
  let coreSeconds = 0;
  // The first round compiles what it runs, which is no part of the pace.
  for (const isCounted of [false, true]) {
    for (const profile of Object.values(voiceProfiles)) {
      const before = process.cpuUsage();
      const { samples, sampleRate } = speakPiece(flite, greeting, profile);
      const { user, system } = process.cpuUsage(before);
      if (!isCounted) continue;
      audioSeconds += samples.length / sampleRate;
      coreSeconds += (user + system) / 1e6;
    }
  }
  return {
    what: 'sound made in a second of one core',
    figure: `${(audioSeconds / coreSeconds).toFixed(0)} s`,
  };
}

/** @param {string} name */
function load(name) {
  return tsImport(`${folder}/${name}.ts`, import.meta.url);
}
