// Spanish words that end a name or are none. Without accents.
import { spanishWords } from '#engine/language/language-words.ts';

const others = `que con para servirle servir aqui pero porque quien si no bueno pues este inquilino inquilina dueno duena
  residente vecino vecina mama papa hija hijo esposa esposo llamando hablando llamo vivo estoy tengo quiero necesito
  del numero apartamento unidad departamento casa yo ella el usted mi su se un una al lo le en por a gracias nuevo nueva
  nadie alguien prefiero decir doy dar persona solo sola`;

export const spanishNotNames: ReadonlySet<string> = new Set([
  ...spanishWords,
  ...others.split(/\s+/u),
]);
