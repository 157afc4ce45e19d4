// What is said to Spanish callers only: that they are understood, that a person comes, that the call goes on.
export const spanishCallPhrases = {
  speaksSpanish: 'Sí, podemos hablar en español. ¿En qué le puedo ayudar?',
  onInSpanish: 'Claro, seguimos en español.',
  transfer: 'Un momento, por favor. Le comunico con una persona.',
  urgentMessage:
    'Anoto esto como mensaje urgente para nuestro equipo. Si empeora o alguien está en peligro, cuelgue y llame al 911.',
  urgentCallBack: 'Cuando esté a salvo, dígame a qué número le podemos devolver la llamada.',
  notUnderstood: 'Perdón, no le entendí bien.',
} as const;
