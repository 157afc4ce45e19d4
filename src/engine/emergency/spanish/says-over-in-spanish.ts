// 'Ya pasó', 'falsa alarma', 'no es ninguna emergencia': the emergency is over or never was. Read only while
// one is going on, so that a plain 'ya está bien' is enough.
import { spanishWords } from './spanish-words.ts';

const things =
  '(?:el |la |los |las )?(?:fuego|incendio|fuga|agua|humo|alarma|olor|gas|inundacion|emergencia|peligro|problema|hombre|tipo|llama|llamas|eso|esto|todo)';
const well =
  '(?:bien|a salvo|fuera de peligro|en orden|bajo control|apagad[oa]|arreglad[oa]|controlad[oa]|resuelt[oa]|solucionad[oa]|cerrad[oa]|segur[oa]s?|tranquil[oa]s?)';
const ended =
  '(?:paso|acabo|termino|apago|paro|quito|fue|fueron|detuvo|cerro|resolvio|soluciono|arreglo|controlo|calmo)';
const over = new RegExp(
  [
    ` ya (?:se )?${ended} `,
    ' ya (?:lo|la|los|las) (?:apag|cerr|par|arregl|repar|control|resolv|quit)\\w+ ',
    ` ya no (?:hay|huele|sale|suena|se ve)(?: a)?(?: (?:nada|mas|${things}))*(?= (?:\\. |y |gracias|$))`,
    ` (?:ya )?(?:esta|estan|estamos|estoy|quedo) (?:todos? |todas? |ya |muy )*${well} `,
    ` ya (?:esta|quedo)(?= (?:\\. |gracias|$))`,
    ` ${things} ya (?:se )?${ended} | ${things} ya esta ${well} `,
    ` todo (?:esta |ya )*${well} | fuera de peligro | falsa alarma | olvid[ae]lo `,
  ].join('|'),
  'u',
);
const neverWas =
  / (?:(?:era|es|fue|estaba|estoy) (?:una )?(?:broma|bromeando|jugando|un error|error|una prueba|equivocacion|un malentendido)|por error|me equivoque|numero equivocado|(?:no|nunca) (?:(?:es|era|hay|hubo|habia|tengo|tenemos|fue|una|un|ninguna|ningun|se|trata|de|nada|como) )+(?:emergencia|peligro|fuego|incendio|fuga|inundacion|humo|urgencia|urgente|eso)|(?:no|nunca) (?:dije|quise decir|me referia|hablaba|pregunte|es lo que)|no (?:pasa|paso|esta pasando|ocurre) nada|no hay nada(?! que)|me entendio mal|no me entendio|solo (?:preguntaba|queria preguntar|llamaba para preguntar)) /u;
const stillOn =
  / (?:todavia|aun|sigue|siguen|otra vez|de nuevo|volvio|vuelve|empeora|empeorando|peor|hasta que|cuando|no (?:se |lo |la |esta |ha |estamos |estoy |estan )?(?:pasado|paso|apaga|apago|apagado|para|paro|parado|quita|quito|bien|a salvo|controlad[oa]|puedo|podemos)|pero (?:ahora|hay)) /u;

/** True when nothing in the words takes it back. */
export function saysOverInSpanish(utterance: string): boolean {
  if (/[¿?]/u.test(utterance) && !/[.,!].+\?/u.test(utterance)) return false;
  const said = ` ${spanishWords(utterance)
    .map((sentence) => sentence.map(({ text }) => text).join(' '))
    .join(' . ')} `;
  return (neverWas.test(said) || over.test(said)) && !stillOn.test(said);
}
