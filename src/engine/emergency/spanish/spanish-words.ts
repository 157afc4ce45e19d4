// Cuts an utterance in Spanish into sentences of plain words: lower case and without accents, as speech
// recognition and phones leave them out, the usual slips mended.
import type { CallerWord } from '#engine/emergency/caller-words.ts';

const token = /[\p{L}\p{N}]+/gu;
/** 'Pegándole', 'quemándose': the verb without whom it is done to. */
const gerundEnding = /(?<=..)(ando|iendo|yendo)(?:se)?(?:me|te|se|lo|la|le|nos|los|las|les)$/u;
const clauseOpeners = new Set(['pero', 'aunque', 'porque', 'entonces']);

/** Words of the utterance, sentence by sentence. Any string is fine; linear in its length. */
export function spanishWords(utterance: string): CallerWord[][] {
  const sentences: CallerWord[][] = [[]];
  let previousEnd = 0;
  for (const match of utterance.matchAll(token)) {
    const start = match.index;
    const end = start + match[0].length;
    const gap = utterance.slice(previousEnd, start);
    previousEnd = end;
    if (/[.!?;](?:\s|$)|[!?¡¿]/u.test(gap) && !/\.\.|…/u.test(gap)) sentences.push([]);
    const plain = plainSpanish(match[0]);
    const text = slips.get(plain) ?? plain.replace(gerundEnding, '$1');
    const opensClause = /[,:–—()]|\s-|\.\.|…/u.test(gap) || clauseOpeners.has(text);
    sentences.at(-1)?.push({ text, start, end, opensClause });
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** Lower case without accents: 'Señorita, ¿está?' becomes 'senorita, ¿esta?'. */
export function plainSpanish(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

// What speech recognition, haste and the ear write instead.
const slips = new Map(
  Object.entries({
    uele: 'huele',
    guele: 'huele',
    huelle: 'huele',
    wele: 'huele',
    umo: 'humo',
    ollo: 'hoyo',
    yave: 'llave',
    yaves: 'llaves',
    estoi: 'estoy',
    ai: 'hay',
    ahi: 'ahi',
    fuga: 'fuga',
    inundo: 'inundo',
    hinundo: 'inundo',
    hinundando: 'inundando',
    baño: 'bano',
    alluda: 'ayuda',
    ayudeme: 'ayuda',
    ayudenme: 'ayuda',
    ayudame: 'ayuda',
    ayudenos: 'ayuda',
    monosido: 'monoxido',
    monoccido: 'monoxido',
    desague: 'desague',
    cabron: 'cabron',
    elevator: 'elevador',
    smoke: 'humo',
    fire: 'fuego',
    sparks: 'chispas',
    flood: 'inundacion',
    leak: 'fuga',
    leaking: 'gotea',
    leakeando: 'gotea',
    liqueando: 'gotea',
    likiando: 'gotea',
    liquea: 'gotea',
    likea: 'gotea',
    liqueo: 'gotea',
    lockeado: 'encerrado',
    lockeada: 'encerrada',
    gun: 'pistola',
    breakers: 'breaker',
    heater: 'calefaccion',
    heat: 'calefaccion',
    heating: 'calefaccion',
  }).filter(([slip, meant]) => slip !== meant),
);
