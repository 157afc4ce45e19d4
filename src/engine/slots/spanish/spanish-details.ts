// The details of a request as Spanish callers give them: name, unit, call-back number.
import type { RequestSlot } from '#engine/conversation.ts';
import { plainSpanish } from '#engine/emergency/spanish/spanish-words.ts';
import type { FilledSlots } from '#engine/slots/fill-slots.ts';
import { spanishNotNames } from './spanish-not-names.ts';
import { withSpanishDigits } from './spanish-numbers.ts';

/** The slots told in `text`; a bare answer counts for the one that was asked for. */
export function spanishDetails(text: string, asked: RequestSlot | null): FilledSlots {
  const digits = withSpanishDigits(text);
  const phone = phoneIn(digits, asked === 'phone');
  const name = nameIn(text, asked === 'name');
  // 'Tres cero cuatro' is one door.
  const unit = unitIn(phone === null ? digits.replace(/(\d) (?=\d)/g, '$1') : '', asked === 'unit');
  return {
    ...(name !== null && { name }),
    ...(unit !== null && { unit }),
    ...(phone !== null && { phone }),
    ...(asked === 'problem' && text.trim().length >= 3 && { problem: text.trim().slice(0, 300) }),
  };
}

/** '312-555-0147', or '555-0147' where it was asked for. */
function phoneIn(digits: string, isAsked: boolean): string | null {
  const joined = digits.replace(
    /\b(?:y luego|luego|despues|después|guion|guión|punto|area|área|codigo|código)\b/giu,
    ' ',
  );
  for (const run of joined.match(/\+?\d(?:[\s,.()/-]*\d)*/g) ?? []) {
    const plain = run.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    if (plain.length === 10) return `${plain.slice(0, 3)}-${plain.slice(3, 6)}-${plain.slice(6)}`;
    if (plain.length === 7 && isAsked) return `${plain.slice(0, 3)}-${plain.slice(3)}`;
  }
  return null;
}

const unitCue =
  /\b(?:apartamento|apartamiento|apto|apt|depto|departamento|depa|unidad|interior|lote|casa n[uú]mero|n[uú]mero|cuarto n[uú]mero|vivo en (?:el|la)|estoy en (?:el|la)|del?|soy (?:el|la) del)\s+(?:es\s+)?(?:(?:el|la)\s+)?(\d{1,5}(?:[\s-]?[a-z](?![\p{L}\p{N}]))?)/iu;
const unitOpening =
  /^(?:(?:pues|bueno|este|mire|es|en|el|la|los|del?|ac[aá]|aqu[ií]|vivo|estoy|estamos|soy|n[uú]mero|la casa de nosotros es|mi|unidad|apartamento|apto|apt|depto|departamento|depa)\b[\s,.]*)+/iu;

function unitIn(digits: string, isAsked: boolean): string | null {
  const cued = unitCue.exec(digits)?.[1];
  const isPlace = /\b(?:edificio|torre|piso|puerta|calle|avenida|lote|interior|bloque)\b/iu;
  if (isAsked) {
    const rest = digits
      .replace(unitOpening, '')
      .replace(/\s+de\s+\p{L}+[.!]*$/iu, '')
      .trim();
    const bare = /^(\d{1,5})(?:[\s,-]*([a-z]))?(?![\p{L}\p{N}])/iu.exec(rest);
    if (isPlace.test(digits) && /\d|\bpuerta\b/iu.test(rest)) {
      return digits
        .replace(/^(?:pues|bueno|estoy en|vivo en|es|ac[aá] en|en)\s+(?:(?:el|la)\s+)?/iu, '')
        .replace(/[.!]+$/, '')
        .slice(0, 80);
    }
    if (bare !== null) return `${bare[1]}${bare[2] ?? ''}`.toUpperCase();
    if (/^\p{L}$/u.test(rest)) return rest.toUpperCase();
  }
  return cued === undefined ? null : cued.replace(/[\s-]/g, '').toUpperCase();
}

const nameCue =
  /\b(?:me llamo|mi nombre es|mi nombre completo es|soy|le habla|les habla|habla|habla con|de parte de|ap[uú]nteme como|an[oó]teme como|a nombre de|p[oó]ngame como)\s+(?:(?:el|la)\s+(?:se[nñ]ora?|se[nñ]orita|licenciad[oa])\s+|do[nñ]a?\s+|se[nñ]ora?\s+)?/giu;

function nameIn(text: string, isAsked: boolean): string | null {
  let found: string | null = null;
  for (const cue of text.matchAll(nameCue)) {
    // 'Yajaira, Yajaira Polanco': the name is said anew.
    const rest = text.slice(cue.index + cue[0].length).replace(/^(\p{L}+),\s+(?=\1\b)/iu, '');
    found = leadingName(rest) ?? found;
  }
  if (found !== null || !isAsked) return found;
  return (
    text
      .replace(
        /^(?:(?:es|pues|bueno|claro|s[ií]|don|do[nñ]a|la se[nñ]ora|el se[nñ]or)\b[\s,]*)+/iu,
        '',
      )
      .split(';')[0]
      ?.split(',')
      .map((part) => leadingName(part.trim()))
      .reduce<string | null>(
        (best, name) => ((name?.length ?? 0) > (best?.length ?? 0) ? name : best),
        null,
      ) ?? null
  );
}

/** Up to five words that may be a name, with the small words that stand in one. */
function leadingName(said: string): string | null {
  const words = said.split(/[.;!?]|,\s*(?=para|del?\b|y\b|con\b)/u)[0]?.split(/\s+/u) ?? [];
  const name: string[] = [];
  for (const raw of words) {
    const word = raw.replace(/,$/u, '');
    const plain = plainSpanish(word);
    const isLink = ['de', 'la', 'las', 'los', 'del', 'y', 'san', 'santa'].includes(plain);
    if (!/^[\p{L}'’-]+$/u.test(word) || (!isLink && spanishNotNames.has(plain))) break;
    if (isLink && name.length === 0) break;
    name.push(word);
    if (raw.endsWith(',') || name.length === 5) break;
  }
  while (name.length > 0 && /^(?:de|la|las|los|del|y)$/iu.test(name.at(-1) ?? '')) name.pop();
  if (name.length === 0 || (name.length === 1 && (name[0]?.length ?? 0) < 3)) return null;
  return name.map(capital).join(' ');
}

function capital(word: string, at: number): string {
  if (at > 0 && /^(?:de|la|las|los|del|y)$/iu.test(word)) return word.toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}
