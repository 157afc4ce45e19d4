// How a match was said in Spanish: denied, over, supposed, about a rule. When in doubt the match stands.
import type { CallerWord } from '#engine/emergency/caller-words.ts';
import type { RuleMatch } from '#engine/emergency/emergency-rule.ts';
import type { SaidHow } from '#engine/emergency/said-how.ts';

/** What was said before and after the match decides whether it is told of now. */
export function saidHowInSpanish(
  sentence: readonly CallerWord[],
  match: Pick<RuleMatch, 'first' | 'last' | 'hits'>,
): SaidHow {
  const words = sentence.map(({ text }) => text);
  const said = ` ${words.join(' ')} `;
  const before = ` ${words.slice(0, match.first + 1).join(' ')} `;
  const isNow = now.test(said);
  return {
    isDenied: isDenied(words, match),
    isDoubted: false,
    isLongAgo: longAgo.test(said) && !again.test(said),
    isRecent: !isNow && recent.test(said),
    isSupposed: supposed.test(before) || supposedAll.test(said),
    isAboutRules: rules.test(before) || service.test(said),
    isQuestion: true,
    isOver: !isNow && over.test(said),
    isPicture: picture.test(said) || namesThing(words, match.first),
  };
}

const now =
  / (?:ahora|ahorita|ahoritita|todavia|aun|sigue|siguen|otra vez|de nuevo|desde|hoy|vuelve|volvio|empezo|ya mismo|cada vez) /u;
const again =
  / (?:ahora|ahorita|ahoritita|sigue|siguen|otra vez|de nuevo|desde|hoy|volvio|vuelve) /u;
const longAgo =
  / (?:(?:el|la) (?:ano|mes|semana|verano|invierno|primavera|otono) pasad[oa]|hace (?:mucho tiempo|tiempo|anos|meses|un ano|un mes|unos anos|unos meses|\w+ anos|\w+ meses|\w+ semanas|una semana|unas semanas)|cuando (?:era|me mude|nos mudamos|vivia)|(?:una|aquella) vez (?:hubo|tuvimos|paso)|en las noticias|en la tele|en la pelicula|ano antepasado) /u;
const recent = / (?:ayer|anoche|antier|antenoche|anteayer|el otro dia) /u;
const supposed =
  / (?:en caso de|en caso que|en caso de que|si llegara a|si llegase|si hubiera|si hubiese|si alguna vez|si un dia|por si hay|por si acaso|que hago si|que hacemos si|que debo hacer si|que se hace si|que pasa si|que pasaria si|a quien (?:llamo|le llamo|le hablo|aviso) (?:si|cuando|en)|adonde llamo si|a donde llamo si|donde llamo si|para cuando haya|cuando hay|cuando haya|como (?:reporto|se reporta) un[a]?|como aviso de un[a]?) /u;
const supposedAll =
  / (?:en caso de (?:incendio|emergencia|inundacion|fuego|tornado|sismo)|plan de (?:evacuacion|emergencia)|ruta de evacuacion|curso de|clase de|clases de|taller de|para la escuela de) /u;
const rules =
  / (?:se permite|se permiten|permiten|esta permitido|estan permitid[oa]s|esta prohibido|puedo (?:tener|poner|usar|instalar|traer|hacer|guardar)|se puede (?:tener|poner|usar|instalar|traer|hacer)|tienen (?:ustedes )?(?:detector|detectores|extintor|seguro|guardia)|hay (?:detector|detectores|rociadores|guardia|elevador|ascensor|aire|calefaccion)|cuanto (?:cuesta|cobran|cobra|vale|sale|es|esta)|cuesta|incluye|incluyen|esta incluid[oa]|viene incluid[oa]|reglas|reglamento|poliza|cada cuanto|con que frecuencia|que dia|cual es el numero|quien paga|como se paga|(?:seguro|poliza) (?:\w+ )?cubre|cubre|van a (?:apagar|cortar|cerrar|quitar)|cuando (?:apagan|cortan|cierran|fumigan)) /u;
const service =
  / (?:inspeccion(?:es)?|simulacro|mantenimiento preventivo|fumigacion|esta incluid[oa]|seguro de inquilino|(?:ya )?(?:arreglaron|repararon|quedo arreglad[oa]|quedo reparad[oa])|gracias por (?:arreglar|reparar|venir|lo del|lo de la)|darle las gracias|dar las gracias) /u;
const over =
  / (?:ya (?:lo|la|los|las) arreglaron|ya (?:quedo|esta) (?:arreglad[oa]|reparad[oa]|bien|solucionad[oa]|resuelt[oa])|falsa alarma|fue un sueno|era broma|es broma|ya se resolvio|ya regreso la luz|ya volvio la luz|ya llego la luz|ya hay luz|ya se soluciono) /u;
const picture =
  / (?:(?:me llamo|mi nombre es|mi apellido es|se llama|apellido|calle|avenida|complejo|comunidad|colonia|paseo|restaurante|pelicula|equipo|cancion|videojuego) (?:\w+ )?(?:fuego|fuegos|candela|pistolas?|armas|bala|balas|blanca candela|tornado|huracan|tiro|socorro|rayo|lumbre)|(?:que arde|arde) de (?:gente|calor)|a todo fuego|ni a balazos) /u;

function namesThing(words: readonly string[], at: number): boolean {
  return (
    ['calle', 'avenida', 'senora', 'senor', 'don', 'dona', 'apellido'].includes(
      words[at - 1] ?? '',
    ) &&
    ['fuego', 'candela', 'pistolas', 'tornado', 'socorro', 'bala', 'llamas'].includes(
      words[at] ?? '',
    )
  );
}

/** 'No hay humo', 'no creo que sea gas', 'sin humo', 'ya no huele': over words without meaning of their own. */
function isDenied(words: readonly string[], { hits }: Pick<RuleMatch, 'first' | 'hits'>): boolean {
  const isPart = (at: number) => hits.some(({ first, last }) => first <= at && at <= last);
  return hits.some((hit) => {
    for (let at = hit.first - 1, steps = 0; at >= 0 && steps < 7; at--, steps++) {
      const word = words[at] ?? '';
      if (isPart(at) && !carries.has(word)) return false;
      if (isPart(at)) continue;
      if (deniers.has(word)) return !controls.has(words[at + 1] ?? '') && !isAlsoMore(words, at);
      if (!carries.has(word)) return false;
    }
    return false;
  });
}

/** 'No, hay fuego': the 'no' answers, it denies nothing; 'no solo', 'no para'. */
function isAlsoMore(words: readonly string[], at: number): boolean {
  return /^(?:para|paran|deja|dejan|solo|solamente|se que|nomas)$/u.test(words[at + 1] ?? '');
}

const deniers = new Set('no sin nunca jamas tampoco ni ningun ninguna nada'.split(' '));
const controls = new Set(
  'se puedo puede podemos pueden para paran deja dejan sirve sirven funciona funcionan solo se aguanto soporto quiero quiere'.split(
    ' ',
  ),
);
const carries = new Set(
  `hay es era esta estan estoy son fue hubo haya veo ve vemos se me le nos lo la el los las un una unos unas de del que a al
  huele huelo oler olor siento siente sentimos tengo tenemos tiene traigo ningun ninguna nada mas creo parece sea sale salen
  saliendo mucho mucha algo de ya he ha ni humo como en`.split(/\s+/u),
);
