// What a Spanish caller wants, told by phrases. Without accents; words of danger are looked for before.
import { plainSpanish } from '#engine/emergency/spanish/spanish-words.ts';

export type SpanishIntent =
  | 'goodbye'
  | 'human'
  | 'hours'
  | 'pay'
  | 'message'
  | 'maintenance'
  | 'emergency-number'
  | 'robot'
  | 'thanks'
  | 'hello'
  | 'hold';

const people =
  '(?:persona|alguien|humano|ser humano|agente|representante|operador\\w*|manager|manayer|gerente|encargad\\w*|administra\\w*|jefe|jefa|duen\\w+|supervisor\\w*|recepcion\\w*|secretaria|oficina|cobranza|mantenimiento|presiden\\w+|licenciad\\w*|ingenier\\w*|don|dona|(?:el |la )?senor\\w*|tesorer\\w*|asistente|leasing|conserje|super|superintendente|arrendador\\w*|casero|casera|contador\\w*|equipo|departamento de|los de|el de|la de|quien)';
const human = new RegExp(
  [
    `\\b(?:hablar|platicar|conversar|comunic\\w+|pas[ae]\\w*|pong[ae]\\w*|ponme|transf\\w+|conect\\w+|enlaz\\w+|atiend\\w+|atender\\w*|deme|dame|contest\\w+)\\b[^.?!]{0,28}\\b${people}\\b`,
    '\\b(?:comunica|comuniqueme|comunicame|transfierame|transferirme|paseme|pasame|pongame|ponme|transfier\\w*|conecteme|conectame|enlaceme)\\b',
    '\\b(?:persona|humano|ser humano|gente|alguien) (?:real|de verdad|de carne y hueso|viva|que hable|que me (?:atienda|ayude))',
    '\\bno (?:quiero|deseo|me gusta)[^.?!]{0,24}\\b(?:maquina|robot|computadora|grabadora|contestadora|bot|aparato)',
    '^\\W*(?:una? )?(?:persona|operadora?|agente|representante|humano|recepcion|recepcionista|manager|gerente)(?:[ ,]+por favor)?\\W*$',
    `\\b(?:quiero|necesito|busco|buscando|ocupo|quisiera) (?:a |hablarle a |al |hablar )(?:la |el |una |un )?${people}?`,
    '\\b(?:ando|estoy) buscando a\\w*\\b|\\bpreguntar\\w* por (?:el|la|don|dona|senor\\w*)\\b|\\bpregunto por\\b',
    '\\besta (?:don|dona|el senor|la senora|la senorita|el licenciado|la licenciada|el manager|la manager|el encargado|la encargada)\\b',
    '\\b(?:me (?:devolvieron|regresaron) (?:una|la) llamada|me (?:hablaron|llamaron|marcaron) de (?:ese|este) numero|recibi una llamada)\\b',
    '\\bcon (?:el|ella|quien) (?:quiero|puedo|hablo)|^con (?:el|la|alguien|una|don|dona)\\b|\\bme puede atender\\b|\\bhablar con\\b|\\bhay alguien (?:ahi|que|con)\\b',
  ].join('|'),
  'u',
);
const amenity =
  /\b(?:alberca|piscina|gimnasio|gym|lavanderia|salon|club|clubhouse|cancha|parque|jacuzzi|biblioteca|basura|visita|paquete|buzon|silencio|ruido|porton|garaje|agua|luz)\b/u;
const hours =
  /\b(?:horarios?|(?:a|en|hasta|desde) que horas?|que horas? (?:abren|cierran|tienen)|(?:abren|cierran|atienden|trabajan|abierta|abierto|estan abiertos|abre la oficina) (?:hoy|manana|el|los|la|entre|en|ahora|ahorita|para|todavia)|estan abiertos|esta abierta la oficina|esta abierto|(?:va a haber|hay) oficina|todavia los (?:agarro|encuentro|alcanzo)|no abren|si abren|abren los|que dias (?:abren|trabajan|atienden)|cuando (?:abren|cierran|atienden|puedo pasar))\b/u;
const message =
  /\b(?:mensaje|recado|dej[ae]\w* dicho|dig[ae]\w*le a|digale|diganle|dile|avis\w+|anot\w+|apunt\w+|que me (?:llame|hable|marque|regrese)\w*|llamenme|llameme|marquenme|(?:regrese|devuelva|regresen|devuelvan)\w* la llamada|le mando decir|mando decir|para que sepan|quiero reportar que|informar\w*|comunicarles que|hacerles saber|solo (?:llamaba|llamo) (?:para|a))\b/u;
const fault =
  /\b(?:no (?:sirve|sirven|funciona|funcionan|prende|enciende|enfria|calienta|jala|baja|abre|cierra|muele|descarga|lava|seca|drena|traga|hay|anda|trabaja|esta haciendo|corre)|deja (?:los|la|el|las) .{0,20}suci\w*|descompu\w+|danad\w+|dano|malogr\w+|averi\w+|rot[oa]s?|romp\w+|quebr\w+|gote\w+|fugas?|tapad\w+|tapo|atasc\w+|ator\w+|trab(?:o|a|ad[oa]s?)|zaf\w+|despeg\w+|floj[oa]s?|suelt[oa]s?|(?:hace|haciendo|suena)\w* ruido|suena como|arregl\w+|repar\w+|compon\w+|fumig\w+|cucarach\w+|raton\w*|hormig\w+|chinches|plaga|se le (?:salio|cayo|acabo|quebro)|se (?:salio|cayo|trago|despinto|atoro)|cambi\w+ (?:un|el|la|una|los|las) (?:foco|filtro|bombill\w+|bateria|pila|chapa|cerradura|vidrio)|me cambien|me falta que|pint\w+|mandar? a alguien|mande\w* a alguien|mantenimiento|hoyito|quemad\w+ el foco|moho|humedad|mancha)\b/u;
const pay =
  /\b(?:pag[aou]\w*|abon\w+|renta|alquiler|mensualidad|cuota\w*|saldo|cobr\w+|recargo\w*|late fee|deposito|multa\w*|cheque|money order|factura|recibo)\b/u;
const asksHowToPay =
  /\b(?:como|donde|puedo|se puede|aceptan|con) .{0,14}(?:pag\w+|tarjeta|cheque|money order|efectivo)/u;
const goodbye =
  /^(?:(?:no|ok|bueno|gracias|muchas gracias|esta bien|pues|eso es todo|es todo|nada mas|muy amable|listo|ya)[\s,.!]*)*(?:adios|hasta (?:luego|pronto|manana)|bye|chao|chau|nos vemos|que (?:tenga|este|le vaya|pase)|buen dia|buena tarde|eso (?:es|seria) todo|es todo|nada mas|seria todo|con eso|me tengo que ir|tengo que colgar|ya me voy|voy a colgar|dios (?:lo|la|le|los) bendiga)\b/u;
const repeat =
  /^(?:¿|\W)*(?:mande|como|como dijo|que dijo|que|perdon|disculpe|no (?:le |te )?(?:entendi|escuche|oi)\b.*|(?:me lo |lo )?(?:puede |podria )?repet\w+.*|repit\w+.*|otra vez.*|como dice)\W*$/u;

/** 'Mande?', 'no le entendí': the caller wants to hear it again. */
export function saysRepeat(utterance: string): boolean {
  return repeat.test(plainSpanish(utterance).trim());
}

/** null where the words tell none of them. */
export function spanishIntent(utterance: string): SpanishIntent | null {
  const said = plainSpanish(utterance).replace(/[¿¡"]/g, '').trim();
  if (goodbye.test(said)) return 'goodbye';
  if (/\b(?:numero|telefono|linea) de emergencias?\b/u.test(said)) return 'emergency-number';
  if (
    /\b(?:es|eres|estoy hablando con|hablo con) .{0,12}(?:maquina|robot|computadora|grabacion|persona real)\b/u.test(
      said,
    )
  )
    return 'robot';
  const wantsMessage = message.test(said);
  if (
    human.test(said) &&
    !/\b(?:dejar|dejarle|tomar) .{0,6}(?:mensaje|recado)/u.test(said) &&
    !(wantsMessage && fault.test(said))
  )
    return 'human';
  if (hours.test(said)) return amenity.test(said) ? null : 'hours';
  if (wantsMessage) return 'message';
  if (asksHowToPay.test(said)) return 'pay';
  if (fault.test(said) && !/^(?:cuanto|tienen|aceptan)\b/u.test(said)) return 'maintenance';
  if (pay.test(said)) return 'pay';
  if (
    /^(?:espere\w*|un (?:momento|segundo|momentito|ratito)|permitame|dejeme (?:ver|buscar))\b/u.test(
      said,
    )
  )
    return 'hold';
  if (
    /^(?:\W*(?:muchas |mil )?gracias|muy amable|se lo agradezco)\b/u.test(said) &&
    said.split(' ').length <= 6
  )
    return 'thanks';
  if (/^(?:hola|buen[oa]s?|que tal|alo|si,? bueno)\b/u.test(said) && said.split(' ').length <= 4)
    return 'hello';
  return null;
}

/** True for a question about money that the caller's own account must answer. */
export function isAboutSpanishAccount(utterance: string): boolean {
  return pay.test(plainSpanish(utterance));
}

export function asksHowToPayInSpanish(utterance: string): boolean {
  return asksHowToPay.test(plainSpanish(utterance));
}
