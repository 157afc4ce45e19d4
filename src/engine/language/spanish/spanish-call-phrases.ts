// What is said to Spanish callers only: that they are understood, that a person comes, that the call goes on.
export const spanishCallPhrases = {
  speaksSpanish: 'Sí, podemos hablar en español. ¿En qué le puedo ayudar?',
  onInSpanish: 'Claro, seguimos en español.',
  transfer: 'Un momento, por favor. Le comunico con una persona.',
} as const;
