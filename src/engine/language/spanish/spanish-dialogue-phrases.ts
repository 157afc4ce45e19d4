// Every fixed sentence of the dialogue in Spanish, under the keys of dialogue-phrases.ts and with the same
// values in braces.
import type { DialogueSentences } from '#engine/language/dialogue-sentences.ts';

export const spanishDialoguePhrases: DialogueSentences = {
  hello: '¡Hola! ¿En qué le puedo ayudar?',
  helloCompany: '¡Hola! Usted habla a {company}. ¿En qué le puedo ayudar?',
  company: 'Usted habla a {company}. ¿En qué le puedo ayudar?',
  robot:
    'Soy un asistente virtual. Puedo tomar un mensaje o una solicitud de mantenimiento, y avisar qué hacer en una emergencia.',
  helpOpen:
    'Puedo tomar una solicitud de mantenimiento o un mensaje para nuestro equipo, decirle el horario de la oficina o comunicarle con una persona cuando es posible. ¿Qué necesita?',
  helpAfterHours:
    'Puedo ayudar con mantenimiento urgente o tomar un mensaje para la oficina. Si alguien está en peligro, cuelgue y llame primero al 911. ¿Qué está pasando?',
  welcome: 'Con mucho gusto. ¿Le puedo ayudar en algo más?',
  holding: 'Tómese su tiempo. Aquí sigo.',
  whatElse: '¿En qué más le puedo ayudar?',
  anythingElse: '¿Le puedo ayudar en algo más?',
  goodbye: 'Gracias por llamar. ¡Hasta luego!',
  goodbyeCompany: 'Gracias por llamar a {company}. ¡Hasta luego!',
  allRight: 'Está bien.',
  dropped: 'Está bien, no lo voy a anotar.',
  nothingToRepeat: '¿En qué le puedo ayudar?',

  silence: 'Perdón, no escuché nada. ¿En qué le puedo ayudar?',
  silenceAgain: 'Todavía no le escucho. Por favor, dígame en pocas palabras qué necesita.',

  unknown: 'No tengo esa información en español.',
  unknownAgain: 'Lo siento, tampoco tengo información sobre eso.',
  notThat: 'Lo siento.',
  offerMessage: '¿Quiere dejar un mensaje para nuestro equipo?',
  offerBoth:
    'Puedo tomar un mensaje para nuestro equipo o comunicarle con una persona. ¿Qué prefiere?',
  notTheRest: 'No tengo información sobre el resto de su pregunta.',
  clarify: 'Tengo información sobre {topic}. ¿Es eso lo que quiere decir?',
  nearestQuestion:
    'No tengo una respuesta exacta. La pregunta más parecida que puedo contestar es: “{topic}” ¿Es eso lo que quiere decir?',
  clarifyQuestion: 'Tengo información sobre esta pregunta: “{topic}” ¿Es eso lo que quiere decir?',

  noTransfer:
    'No puedo pasar esta llamada a una persona. En su lugar, puedo tomar un mensaje para nuestro equipo.',
  closedNoTransfer: 'La oficina está cerrada en este momento, así que no puedo comunicarle.',
  tryOffice:
    'Voy a intentar con la línea de la oficina. Si nadie contesta, puedo tomar un mensaje urgente para nuestro equipo.',
  stayOnLine: 'Si ya está a salvo, no cuelgue y le comunico con nuestro equipo.',
  urgentMessage: 'Voy a tomar un mensaje urgente para nuestro equipo.',
  markedUrgent: 'Está marcado como urgente.',
  complexMessage: 'Alguien de nuestro equipo tiene que ver esto. Puedo tomar un mensaje.',

  hours: 'Este es nuestro horario: {hours}.',
  openNow: 'En este momento la oficina está abierta.',
  closedNow: 'En este momento la oficina está cerrada.',
  closedToday: 'Hoy la oficina está cerrada por ser día feriado.',
  opensAgain: 'Volvemos a abrir {opensAt}.',
  openOn: 'Abrimos {day} {times}.',
  closedOn: 'No abrimos {day}.',
  appointmentOn: 'Abrimos {day} solo con cita.',
  notSure: 'No puedo decirle con seguridad cómo será ese día.',
  noHours: 'No tengo a la mano nuestro horario.',
  portal: 'Nuestro portal para residentes está en {portal}.',
  website: 'Nuestro sitio web está en {website}.',
  noWebsite: 'No tengo una dirección de internet que darle.',
  payPortal: 'Para pagar, use por favor nuestro portal para residentes en {portal}.',
  payWebsite: 'Para pagar, empiece por favor en nuestro sitio web, {website}.',
  payMessage:
    'Para una pregunta sobre su saldo o un cargo, puedo tomar un mensaje para que nuestro equipo revise su cuenta.',
  payUnknown: 'Puedo pasar su pregunta sobre el pago a nuestro equipo.',
  noCards: 'Por su seguridad, no diga números de tarjeta ni de cuenta bancaria en esta llamada.',
  link: 'Lo encuentra en {link}.',
  number: 'El número es {number}.',
  emergencyNumber: 'Nuestro número de emergencias es {number}.',
  dangerFirst: 'Si alguien está en peligro, cuelgue y llame primero al 911.',
  noFurtherHelp: 'Si hay algo más, dígame en pocas palabras qué está pasando.',

  startMaintenance: 'Puedo anotar una solicitud de mantenimiento.',
  maintenanceNext: 'Después de esto puedo anotar una solicitud de mantenimiento.',
  startMessage: 'Puedo tomar un mensaje para nuestro equipo.',
  gotIt: 'Gracias.',
  corrected: 'Gracias, ya lo cambié.',
  whySlot: 'Nuestro equipo lo necesita para encontrarle y devolverle la llamada.',
  skipSlot: 'No se preocupe, podemos seguir sin eso.',
  moment: 'Claro, tómese su tiempo.',

  askName: '¿Cómo se llama usted?',
  askUnit: '¿De qué unidad o dirección se trata?',
  askPhone: '¿A qué número le podemos devolver la llamada?',
  askProblem: '¿Qué está mal, y dónde?',
  askSubject: '¿De qué se trata su mensaje?',
  againName: 'Perdón, no entendí su nombre. ¿Me lo repite?',
  againUnit: 'Perdón, no entendí la unidad. ¿Me dice solo la unidad o la dirección?',
  againPhone: 'Perdón, no entendí el número. ¿Me lo dice dígito por dígito, con el código de área?',
  againProblem: 'Perdón, no entendí. ¿Me dice en pocas palabras qué está mal?',
  againSubject: 'Perdón, no entendí. ¿Me dice en pocas palabras de qué se trata?',

  readBack: 'Le leo lo que anoté.',
  readName: 'Su nombre es {name}.',
  readUnit: 'La unidad o dirección es {unit}.',
  readPhone: 'El número para devolverle la llamada es {phone}.',
  readProblem: 'También anoté lo que me contó del problema.',
  readSubject: 'También anoté de qué se trata.',
  confirm: '¿Está bien así?',
  whatToChange: '¿Qué cambio: el nombre, la unidad, el número o la descripción?',
  notedMaintenance: 'Gracias. Su solicitud de mantenimiento quedó anotada.',
  notedMessage: 'Gracias. Su mensaje quedó anotado.',
  onlyATest: 'En esta prueba no se avisa a nadie; en una llamada real se pasa a nuestro equipo.',
  stillNoted: 'Lo que me dijo hasta ahora queda anotado.',

  onceSafe:
    'Cuando todos estén a salvo, puedo tomar un mensaje urgente para nuestro equipo. ¿Quiere dejarlo?',
  orMessage: 'También puedo tomar un mensaje para nuestro equipo. ¿Quiere dejarlo?',
  glad: 'Qué bueno. Entonces sigamos.',
  careNo:
    'Gracias por decírmelo. Puede llamar o mandar un mensaje de texto al 988 a cualquier hora.',
  emergencyFirst:
    'Su seguridad es lo primero. Si no hay ninguna emergencia, o ya pasó, dígamelo por favor.',
  callIfWorse: 'Si empeora o alguien está en peligro, llame al 911.',
};
