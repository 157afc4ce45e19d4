// What is said in Spanish to danger, under the same kinds as in English: the sentences at once, and the one
// question when it is not clear how bad it is. The only numbers are 911, 988 and the customer's own.
import type { EmergencyFinding } from '#engine/conversation.ts';
import { ownEmergencyLine } from '#shared/domain/dialled-number.ts';

/** Said first when a life may be at stake. */
export const spanishLifeSentences: Readonly<Record<string, readonly string[]>> = {
  fire: [
    'Saque a todos ahora, no vuelvan a entrar y llame al 911 desde afuera.',
    'Use las escaleras, no el elevador.',
  ],
  gas: [
    'Salga de la casa ahora y llame al 911 desde afuera.',
    'No toque ningún interruptor ni prenda nada.',
  ],
  'carbon-monoxide': [
    'Saque a todos al aire libre ahora y llame al 911 desde afuera.',
    'No vuelvan a entrar hasta que los bomberos lo permitan.',
  ],
  electrical: [
    'Aléjese, saque a todos y llame ahora al 911.',
    'No toque a nadie ni nada que pueda tener corriente.',
  ],
  medical: [
    'Por favor cuelgue y llame ahora mismo al 911.',
    'Quédese con la persona y haga lo que le diga el operador del 911.',
  ],
  'self-harm': [
    'Siento mucho que esté pasando por esto; su vida importa.',
    'Llame o mande un mensaje de texto al 988 ahora mismo, a cualquier hora; en español, oprima el 2.',
    'Si está pasando ahora, llame al 911.',
    'No se quede a solas, si puede.',
  ],
  intruder: [
    'Vaya a un lugar seguro y llame ahora mismo al 911.',
    'No se enfrente a nadie ni vuelva a entrar.',
  ],
  violence: [
    'Vaya a un lugar seguro y llame ahora mismo al 911.',
    'No se meta en medio y que no le vean.',
  ],
  elevator: [
    'Oprima el botón de alarma y no fuerce las puertas.',
    'Si alguien está herido o se siente mal, o si ve humo, llame ahora mismo al 911.',
  ],
  structure: ['Aleje a todos de ahí, no vuelvan a entrar y llame ahora mismo al 911.'],
  trapped: [
    'Por favor cuelgue y llame ahora mismo al 911, y quédese cerca de quien está atrapado.',
  ],
  chemical: ['Saque a todos al aire libre y llame ahora mismo al 911.'],
  other: ['Si alguien está herido o en peligro, cuelgue y llame ahora mismo al 911.'],
};

/** One safe thing to do at once when it is urgent but no life is at stake. */
export const spanishUrgentSentences: Readonly<Record<string, readonly string[]>> = {
  water: [
    'Si es seguro, cierre la llave de paso del agua.',
    'No se acerque al agua ni a nada eléctrico.',
  ],
  sewage: ['Por favor no use el agua y que nadie se acerque a lo que salió.'],
  electrical: [
    'Por favor no lo toque y, si es seguro, apáguelo en la caja de la luz.',
    'Si ve humo o chispas, salga y llame al 911.',
  ],
  heat: [
    'Por favor no use el horno ni la parrilla para calentarse.',
    'Mantenga a todos abrigados en un solo cuarto.',
  ],
  cooling: [
    'Si puede, vaya a un lugar más fresco y tome agua.',
    'Si alguien se siente débil o confundido, llame al 911.',
  ],
  power: [
    'Por favor use linternas, no velas.',
    'Si alguien depende de un aparato médico sin luz, llame al 911.',
  ],
  security: ['Si cree que todavía hay alguien adentro, vaya a un lugar seguro y llame al 911.'],
  structure: ['Por favor que nadie se acerque a ese lugar.'],
  'lock-out': [
    'Si un niño o una persona enferma está encerrada, o hay algo en la estufa, llame al 911.',
  ],
  animal: ['Por favor cierre la puerta de ese cuarto y que nadie se acerque al animal.'],
  other: ['Si alguien está herido o en peligro, cuelgue y llame al 911.'],
};

const spanishLifeOpening = 'Esto parece una emergencia.';
const spanishUrgentOpening = 'Esto parece urgente.';

/** Each is put so that 'yes' means danger. */
export const spanishQuestions: Readonly<Record<string, string>> = {
  fire: '¿Ve llamas o humo, o huele a quemado, en este momento?',
  gas: '¿Huele a gas en este momento?',
  'carbon-monoxide':
    '¿Está sonando la alarma de monóxido en este momento, o alguien se siente mareado o enfermo?',
  electrical: '¿Hay chispas, humo u olor a quemado, o a alguien le dio corriente?',
  medical: '¿Hay alguien herido, enfermo o que no despierta en este momento?',
  'self-harm': '¿Está pensando en hacerse daño, o alguien está por hacerse daño, en este momento?',
  intruder: '¿Alguien está tratando de entrar, o ya está adentro, en este momento?',
  violence: '¿Están lastimando o amenazando a alguien en este momento?',
  elevator: '¿Hay alguien atrapado en el elevador en este momento?',
  structure: '¿Se está cayendo algo, o está por caerse, donde puede lastimar a alguien?',
  trapped: '¿Hay alguien atrapado en este momento?',
  chemical: '¿Alguien respira con dificultad, o hay un olor muy fuerte, en este momento?',
  water: '¿Sigue saliendo agua en este momento, de modo que se extiende o no la puede cerrar?',
  sewage: '¿Está subiendo agua sucia en su casa en este momento?',
  heat: '¿Hace mucho frío adentro, o hay con usted un bebé, una persona mayor o enferma?',
  cooling:
    '¿Hace un calor peligroso adentro, o hay con usted un bebé, una persona mayor o enferma?',
  'hot-water': '¿No hay nada de agua en su casa, o se está saliendo el agua?',
  power: '¿Está toda su casa sin luz, o alguien la necesita para un aparato médico?',
  toilet: '¿Se está desbordando el inodoro, o es el único de su casa?',
  'lock-out':
    '¿Hay un niño, un animal o una persona enferma encerrada, está prendida la estufa, o no está usted a salvo donde está?',
  security: '¿Su casa quedó abierta, de modo que alguien puede entrar?',
  animal: '¿El animal está dentro de su casa, o lastimó a alguien?',
  other:
    '¿Hay alguien herido o en peligro, o hay fuego, humo, gas o una inundación, en este momento?',
};

/** Shorter, for the second time; the others are put in the same words again. */
export const spanishQuestionsAgain: Readonly<Record<string, string>> = {
  fire: '¿Hay fuego o humo en este momento?',
  'carbon-monoxide': '¿Alguien se siente mareado o enfermo en este momento?',
  medical: '¿Hay alguien herido o enfermo en este momento?',
  water: '¿Sigue saliendo agua?',
  heat: '¿Hay con usted un niño pequeño, una persona mayor o enferma?',
  cooling: '¿Hay con usted un niño pequeño, una persona mayor o enferma?',
  other: '¿Hay alguien herido o en peligro en este momento?',
};

/** Before it is asked whether somebody thinks of suicide, and when no answer comes. */
export const spanishCareSentences: readonly string[] = [
  'Siento mucho que esté pasando por esto; su vida importa.',
  'Puede llamar o mandar un mensaje de texto al 988 a cualquier hora; en español, oprima el 2.',
];

/** The customer's own emergency number, always after 911. */
export function spanishOwnLine(emergencyNumber: string): string {
  return `Cuando todos estén a salvo, nuestro número de emergencias es ${emergencyNumber}.`;
}

/** The safety advice for 'life' and 'urgent', '' for other levels. @param emergencyNumber '' for none */
export function spanishAdvice(
  { level, category }: EmergencyFinding,
  emergencyNumber: string,
): string {
  if (level !== 'life' && level !== 'urgent') return '';
  const isLife = level === 'life';
  const sentences = isLife ? spanishLifeSentences : spanishUrgentSentences;
  const advice = sentences[category ?? 'other'] ?? sentences.other ?? [];
  // Who speaks of death is not told that it 'looks like an emergency'.
  if (category === 'self-harm') return advice.join(' ');
  const line = ownEmergencyLine(emergencyNumber);
  const own = line === null ? [] : [spanishOwnLine(line)];
  return [isLife ? spanishLifeOpening : spanishUrgentOpening, ...advice, ...own].join(' ');
}

/** For every category, also one it does not know. */
export function spanishQuestion(category: string): string {
  return spanishQuestions[category] ?? spanishQuestions.other ?? '';
}

/** The question put once more; `matter` is what the caller told of it. */
export function spanishQuestionAgain(category: string, matter: string): string {
  if (category === 'fire' && /\bhumo|humead|humeando/iu.test(matter)) return spanishSmokeAgain;
  return spanishQuestionsAgain[category] ?? spanishQuestion(category);
}
const spanishSmokeAgain = '¿Todavía hay humo?';

/** Every sentence and question without the customer's number, for checking replies. */
export const spanishEmergencySentences: readonly string[] = [
  spanishLifeOpening,
  spanishUrgentOpening,
  ...Object.values(spanishLifeSentences).flat(),
  ...Object.values(spanishUrgentSentences).flat(),
  ...Object.values(spanishQuestions),
  ...Object.values(spanishQuestionsAgain),
  spanishSmokeAgain,
  ...spanishCareSentences,
];
