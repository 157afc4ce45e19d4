// 'Blanca Candela', 'calle Fuego 9', 'nueve uno uno cuatro': a name, an address or digits and nothing else.
// Words in them that sound like danger are none.

import { spanishReader } from '#engine/emergency/spanish/spanish-rules.ts';
import { plainSpanish, spanishWords } from '#engine/emergency/spanish/spanish-words.ts';
import { spanishNotNames } from '#engine/slots/spanish/spanish-not-names.ts';
import { withSpanishDigits } from '#engine/slots/spanish/spanish-numbers.ts';

const namedSo =
  /^(?:(?:hola|buenas|si|pues|bueno|claro|gracias|ah|este) )*(?:me llamo|mi nombre (?:completo )?es|mi apellido es|soy|a nombre de|le habla|habla) /u;
const courtesy =
  /^(?:(?:hola|buenas|buenos dias|buenas tardes|si|pues|bueno|claro|gracias|ah|este|es|en|al|a|el|la|mi|vivo|estoy|para|numero|telefono|celular|direccion|nombre|apellido|con|don|dona|senor|senora) )+/u;
const afterwards =
  /(?: (?:por favor|gracias|para servirle|a sus ordenes|senorita|senor|senora))+$/u;
const place =
  /(?:^| )(?:calle|avenida|paseo|camino|carretera|bulevar|boulevard|callejon|plaza|colonia|edificio|torre|apartamento|apto|apt|depto|departamento|unidad|interior|piso|lote|puerta|street|avenue|lane|road|drive|court)(?: |$)/u;
const link = new Set(['de', 'del', 'la', 'las', 'los', 'y']);
const mostWords = 12;

/** False for anything that says more. */
export function givesOnlySpanishDetail(utterance: string): boolean {
  if (/[!?¡¿]/u.test(utterance) || callsForHelpInSpanish(utterance)) return false;
  const said = plainSpanish(utterance)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (said === '' || said.split(' ').length > mostWords) return false;
  const isNamed = namedSo.test(`${said} `);
  const bare = said.replace(namedSo, '').replace(courtesy, '').replace(afterwards, '').trim();
  return isNumber(bare) || isAddress(bare) || isName(bare, isNamed, isWritten(utterance));
}

function isNumber(bare: string): boolean {
  return /^[\d\s]*\d[\d\s]*(?:[a-z]\b)?[\d\s]*$/u.test(withSpanishDigits(bare));
}

/** A place, its name and a number; a word of danger only where it is the name: 'calle Fuego 9'. */
function isAddress(bare: string): boolean {
  const words = withSpanishDigits(bare).split(/\s+/u);
  return (
    place.test(bare) &&
    words.some((word) => /\d/u.test(word) || word.length === 1) &&
    words.every(
      (word, at) =>
        place.test(word) || (!tells(word) && (!isKnown(word) || place.test(words[at - 1] ?? ''))),
    )
  );
}

/** Up to four words, the first of which no danger is told with; 'fuego' only where it is called a name. */
function isName(bare: string, isNamed: boolean, isPair: boolean): boolean {
  const words = bare.split(' ').filter((word) => !link.has(word));
  if (words.length === 0 || words.length > 4) return false;
  if (!words.every((word) => /^\p{L}{2,}$/u.test(word) && !tells(word))) return false;
  const [first = '', ...others] = words;
  if (spanishNotNames.has(first)) return isNamed && isKnown(first);
  if (isNamed || isPair) return true;
  const isPlain = (word: string) => surnames.has(word) || !isKnown(word);
  return others.length > 0 && isPlain(first) && others.every(isPlain);
}
const surnames = new Set(['candela', 'llamas', 'bala', 'rayo']);

/** 'Candela Ruiz' in writing: two words with capitals. */
function isWritten(utterance: string): boolean {
  return /^\P{L}*\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\P{L}*$/u.test(utterance);
}

/** 'Ardiendo', 'quemada', 'hay', 'no': what happens, and no name. */
function tells(word: string): boolean {
  return (
    connecting.has(word) ||
    /(?:ando|iendo|yendo)$/u.test(word) ||
    (/(?:ad[oa]s?|id[oa]s?)$/u.test(word) && isKnown(word))
  );
}
const connecting = new Set(
  `hay no se en mi mis es esta estan estoy estamos sin con por que un una unos unas a al para pero porque tengo
  tiene tienen huele sale salen quema veo vi oigo mucho mucha muy ya aqui alla adentro afuera me te le nos`.split(
    /\s+/u,
  ),
);

/** A rule about danger knows the word. */
function isKnown(word: string): boolean {
  const [sentence = []] = spanishWords(word);
  return spanishReader.findGroups(sentence).size > 0;
}

const claim =
  /\b(?:tengo|tenemos|hay|es|esto es|esta es|reportar|traigo|con) (?:\w+ ){0,2}emergencia\b/u;
const noClaim =
  /\b(?:no (?:\w+ ){0,4}emergencia|(?:si|cuando|en caso de|que|cual) (?:\w+ ){0,4}emergencia|emergencia (?:es|cuenta)|(?:numero|telefono|linea|contacto|salida|fondo|luz|llave|boton) de emergencias?)\b/u;

/** 'Tengo una emergencia': asked about, whatever else is said. */
export function claimsSpanishEmergency(utterance: string): boolean {
  const plain = plainSpanish(utterance);
  return claim.test(plain) && !noClaim.test(plain);
}

/** 'Nueve uno uno' alone is no piece of a number, 'auxilio' no name. */
export function callsForHelpInSpanish(utterance: string): boolean {
  const plain = plainSpanish(utterance)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return (
    claimsSpanishEmergency(utterance) ||
    /\b(?:auxilio|socorro|ayuda|ayudeme|ayudenme|ayudenos|ambulancia|bomberos|policia)\b/u.test(
      plain,
    ) ||
    /^(?:(?:por favor|llame|llamen|marque|al|el) )*(?:911|9 1 1|nueve once|nueve uno uno|emergencia|emergencias)(?: por favor| ya)?$/u.test(
      plain,
    )
  );
}
