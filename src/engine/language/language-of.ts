// Which language a caller speaks, told by the words that hold sentences together: three at least, or the
// language by its name. One cognate or a name tells nothing; what was told stays until the caller changes it.
import { plainSpanish } from '#engine/emergency/spanish/spanish-words.ts';
import type { Language } from './language.ts';
import {
  endsSpanish,
  englishWords,
  plainlySpanish,
  spanishParticles,
  spanishWords,
} from './language-words.ts';

export interface WordCounts {
  spanish: number;
  english: number;
  /** Words of any language. */
  all: number;
  /** True with a verb that only Spanish has. */
  isPlain: boolean;
}

/** How many words of the utterance tell of either language; linear in its length. */
export function languageWords(utterance: string): WordCounts {
  const plain = plainSpanish(utterance).replaceAll('’', "'");
  const tokens = plain.match(/[\p{L}']+/gu) ?? [];
  let own = 0;
  let particles = 0;
  let english = 0;
  for (const token of tokens) {
    if (englishWords.has(token)) english += 1;
    else if (spanishParticles.has(token)) particles += 1;
    else if (spanishWords.has(token) || endsSpanish(token)) own += 1;
  }
  // 'Señor Gómez from Los Álamos' is no Spanish.
  const spanish = own === 0 || (english > 0 && own < 2) ? own : own + particles;
  const isPlain = tokens.some((token) => plainlySpanish.has(token));
  return { spanish, english, all: tokens.length, isPlain };
}

/** True for a text that is written in Spanish for the most part. */
export function isSpanishText(text: string): boolean {
  const { spanish, english } = languageWords(text);
  return spanish >= 3 && spanish > english;
}

/** The language of this utterance after `before` was spoken. */
export function languageOf(utterance: string, before: Language): Language {
  const named = languageNamed(utterance);
  if (named !== null) return named;
  const { spanish, english, all, isPlain } = languageWords(utterance);
  if (before === 'es') return english >= 3 && english > 2 * spanish ? 'en' : 'es';
  if (spanish >= 3 && spanish > english) return 'es';
  // Marks that only Spanish is written with.
  if (english === 0 && /[¿¡]/u.test(utterance) && all > 0) return 'es';
  // Short, and all that tells a language is Spanish: 'está rota', 'no tengo internet'.
  if (english > 0 || all < 2) return 'en';
  return isPlain || (spanish >= 2 && spanish * 2 >= all) ? 'es' : 'en';
}

/** True where Spanish words of danger count although the language is not told yet: '¡fuego!'. */
export function maybeSpanish(utterance: string): boolean {
  const { spanish, english } = languageWords(utterance);
  return english === 0 || spanish > english;
}

const asksSpanish =
  /^\W*(?:(?:in |en |para |for |only |solo |un poco de )?(?:spanish|espanol|castellano)(?:[ ,.]+(?:please|por favor|pls|speaker))?|se habla espanol|(?:hello|hi|hola|excuse me|sorry)[ ,.]+(?:spanish|espanol)(?:[ ,.]+(?:please|por favor))?)\W*$|\b(?:do|does|can|could|is there|have|has|need|want|wants|prefer|anyone|anybody|someone|somebody|who)\b[^.?!]{0,40}\b(?:speaks?|speaking|talk|in|hablar?|habla|hablan)\b[^.?!]{0,12}\b(?:spanish|espanol)\b|\b(?:speaks?|speaking|talk) (?:only |a little |to me in )?(?:spanish|espanol)\b[^.!]{0,3}\?|\bspanish[- ]speak(?:er|ing)\b[^.!]{0,20}(?:\?|please)|\b(?:habl\w+|atiend\w+|atender\w*|diga\w*|hab\w+)\b[^.?!]{0,30}\bespanol\b|\ben espanol\b|\bespanol,? por favor\b|\b(?:no|not|don't|dont) (?:speak|understand|hablo|entiendo)(?: much| mucho| bien| any| no)? (?:english|ingles)\b|\bno english\b|\bno (?:hablo|entiendo|se)(?: mucho| bien| nada de)? ingles\b/u;
const asksEnglish =
  /^\W*(?:in |en )?(?:english|ingles)(?:[ ,.]+(?:please|por favor))?\W*$|\b(?:speak|talk|continue|in|switch to|go back to|back to) english\b|\bdo you speak english\b|\b(?:hable\w*|hablar|hablemos|prefiero|digame\w*|mejor) en ingles\b/u;

/** The language that the caller asks for by its name. */
export function languageNamed(utterance: string): Language | null {
  const plain = plainSpanish(utterance).replaceAll('’', "'");
  if (asksSpanish.test(plain)) return isAboutClass(plain) ? null : 'es';
  return asksEnglish.test(plain) ? 'en' : null;
}

/** True where nothing else is said. */
export function asksOnlyForLanguage(utterance: string): boolean {
  return languageNamed(utterance) !== null && languageWords(utterance).all <= 9;
}

function isAboutClass(plain: string): boolean {
  return /\b(?:spanish|espanol) (?:class|classes|teacher|tutor|lesson|lessons|tile|roof|style|moss|club|conversation|food|version of the lease|omelette|music)\b/u.test(
    plain,
  );
}
