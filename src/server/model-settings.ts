// How the settings of a model server are read: each function takes one value and throws what it must be.
import { voiceCatalogue } from '#shared/domain/voice-catalogue.ts';

/** Used when there is a key and no address. */
export const openAiUrl = 'https://api.openai.com/v1';

/** Names that OpenAI's server knows, and most others take for the sake of compatibility. */
export const openAiVoices: Record<string, string> = {
  voice_1: 'nova',
  voice_2: 'onyx',
  voice_3: 'shimmer',
  voice_4: 'fable',
  voice_5: 'coral',
  voice_6: 'echo',
};

/** The value is not repeated in the sentence: it may hold a password. */
export function modelServerUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error('must be an address that begins with http:// or https://');
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new Error(
      'must be an address without user name, ? and #, such as http://localhost:8000/v1',
    );
  }
  return url.href.replace(/\/+$/, '');
}

/** Anything else cannot stand in a header, and the error would show the key. */
export function apiKey(value: string): string {
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw new Error('must be letters, digits and signs without spaces');
  }
  return value;
}

export function modelName(value: string): string {
  if (!/^[^\s\p{Cc}]{1,200}$/u.test(value)) throw new Error('must be the name of one model');
  return value;
}

/** 'voice_1=nova, voice_2=onyx, …', all of them: a forgotten one would speak with a stranger's voice. */
export function speechVoices(value: string): Record<string, string> {
  const pairs = value.split(',').map((pair) => pair.split('=').map((side) => side.trim()));
  const voices = Object.fromEntries(pairs.map(([id = '', name = '']) => [id, name]));
  const ids = voiceCatalogue.map(({ id }) => id);
  const isComplete = ids.every((id) => voices[id]);
  if (!isComplete || pairs.length !== ids.length || pairs.some((pair) => pair.length !== 2)) {
    const example = ids.map((id) => `${id}=${openAiVoices[id]}`).join(', ');
    throw new Error(`must name each voice once, such as ${example}`);
  }
  return voices;
}
