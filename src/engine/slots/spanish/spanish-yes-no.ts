// Whether an answer in Spanish means yes or no; null for anything else.
import { plainSpanish } from '#engine/emergency/spanish/spanish-words.ts';

const opening =
  '^(?:(?:ay|ah|oh|pues|bueno|este|mire|oiga|uy|eh|mmm|hombre|nombre|fijese que|la verdad|perdon|disculpe|senorita|senor|senora)\\b[\\s,.]*)*';
const unclear =
  /\b(?:no (?:lo |le )?se(?!n\w)\b(?! (?:preocupe|puede|mueve|levanta|despierta|apaga|quita|calla|para|cierra))|quien sabe|no (?:le |lo )?sabria|no (?:estoy|estamos) segur|a lo mejor|tal vez|quizas?|puede ser|puede que|depende|(?:como|que) (?:dijo|dice)|no (?:le )?entend|no (?:le )?escuch|no (?:le )?oi(?:go)?\b|repit|esper[ea]|un (?:momento|segundo|ratito)|dejeme (?:ver|checar|preguntar)|sabra dios|ni idea|no tengo idea|no me (?:he )?fij|mas o menos|mande usted|no he (?:entrado|visto|ido)|por que pregunta)/u;
const no = new RegExp(
  `${opening}(?:no\\b|nop\\b|nah\\b|nel\\b|na\\b|negativo|ningun[oa]?\\b|nadie\\b|nada\\b|para nada|que va|ya no\\b|todavia no|aun no|claro que no|creo que no|ahora no|ahorita no|por ahora no|asi no|esta mal|incorrecto|equivocado|en absoluto|jamas|nunca)`,
  'u',
);
const well =
  /\b(?:(?:estamos|estoy|esta|estan|todos?|todas?) (?:todos? |todas? |muy )?(?:bien|a salvo|tranquil\w*|en orden|fuera|sanos)|todo (?:esta )?(?:bien|en orden|tranquilo|normal)|fuera de peligro|no hay (?:heridos|nadie|peligro)|sanos y salvos|puro susto|ya (?:paso|salimos|se quito|se apago|paro|no hay)|falsa alarma)\b/u;
const yes = new RegExp(
  `${opening}(?:si\\b|sip\\b|sii+\\b|simon\\b|claro|aja\\b|aha\\b|afirmativo|por supuesto|exacto|exactamente|correcto|asi es|eso (?:mismo|es)|creo que si|yo creo que si|desde luego|obvio|efectivamente|esta bien|de acuerdo|perfecto|ok\\b|okey|okay|dale|sale\\b|orale|andale|va\\b|por favor|le agradezco|ta bien|todo bien|todo correcto)`,
  'u',
);

/** 'Yes' or 'no' to a plain question. */
export function spanishYesOrNo(utterance: string): 'yes' | 'no' | null {
  const plain = plainSpanish(utterance).replace(/[¿¡]/g, '').trim();
  if (unclear.test(plain)) return null;
  if (/^no,? (?:si|claro que si|esta bien|todo bien)\b/u.test(plain)) return 'yes';
  if (no.test(plain)) return 'no';
  return yes.test(plain) ? 'yes' : null;
}

const goesOn =
  /^no,? (?:para|paran|deja|dejan|se (?:quita|detiene|apaga|calla|mueve|puede|cierra)|la (?:puedo|podemos)|lo (?:puedo|podemos)|puedo|podemos|cierra|aguanto|responde|contesta|despierta|respira|pueden? salir|ha parado)\b/u;
const someone =
  /\b(?:en peligro|lastimad[oa]s?|herid[oa]s?|golpead[oa]s?|sangra\w*|atrapad[oa]s?|encerrad[oa]s?|adentro|dentro|gritando|gritos|llorando|mal|sigue|siguen|todavia|mucho|bastante|un poco|golpeo|quemo|desmay\w*|enferm[oa]s?|maread[oa]s?|no (?:puede|pueden|responde|contesta|despierta|respira)|muriendo|ayuda|auxilio)\b/u;
const one =
  '(?:espos[oa]|marido|mujer|senora?|hij[oa]s?|nin[oa]s?|bebes?|mama|papa|madre|padre|abuel[oa]s?|abuelit[oa]s?|herman[oa]s?|vecin[oa]s?|viej\\w+|ancian[oa]s?|personas?|gente|muchach[oa]s?|chic[oa]s?|joven|companer[oa]s?|prim[oa]s?|ti[oa]s?|suegr[oa]s?|novi[oa]s?|amig[oa]s?|hombres?|tipos?|chamac[oa]s?|chamaquit[oa]s?|inquilin[oa]s?|familia|niet[oa]s?|embarazada)';
const person = new RegExp(
  `^(?:yo\\b|todos\\b|todas\\b|nosotros\\b|somos\\b|(?:es |hay |esta |son )?(?:mi|mis|un|una|unos|unas|el|la|los|las|uno|dos|tres|varios|varias)\\b (?:\\w+ ){0,2}?${one}\\b)`,
  'u',
);
/** Whose question asks for anyone. */
const personal = new Set(
  'other medical self-harm violence trapped elevator chemical structure heat cooling power lock-out'.split(
    ' ',
  ),
);

/** A detail, a question, something else: neither yes nor no. */
const elsewhere =
  /^(?:mi (?:nombre|apellido|numero|telefono|celular|direccion|unidad|apartamento|departamento|casa)\b|(?:el|la) (?:numero|unidad|apartamento|departamento|direccion|calle|casa|oficina|renta|manager|gerente)\b|(?:una?|la|mi) (?:pregunta|duda|consulta|momento|persona|mensaje|recado)\b|me llamo\b|soy (?!yo\b)|hola\b|quiero\b|quisiera\b|necesito (?:saber|hablar)\b|llam[oe] (?:para|por)\b)/u;

/** The answer to 'is anyone hurt or in danger?': a person named is a yes, doubt is neither. */
export function spanishDangerAnswer(
  utterance: string,
  category = 'other',
): 'yes' | 'no' | 'unclear' {
  const plain = plainSpanish(utterance).replace(/[¿¡]/g, '').trim();
  if (goesOn.test(plain)) return 'yes';
  if (unclear.test(plain)) return 'unclear';
  const answer = spanishYesOrNo(utterance);
  if (answer === null && (/[¿?]/u.test(utterance) || elsewhere.test(plain))) return 'unclear';
  if (answer === 'yes' && !/^(?:todo bien|todo correcto|esta bien)/u.test(plain)) return 'yes';
  if (answer === 'no' || well.test(plain)) return 'no';
  const isPerson = personal.has(category) && person.test(plain);
  return isPerson || someone.test(plain) ? 'yes' : 'unclear';
}
