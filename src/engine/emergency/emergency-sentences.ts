// Everything the assistant may say of its own about an emergency. No reply holds a sentence that is
// not here or in emergency-question.ts; the only numbers are 911, 988 (the lifeline of the United States
// and Canada for thoughts of suicide) and the customer's own.

/** Said first when a life may be at stake, by category. */
export const lifeSentences: Readonly<Record<string, readonly string[]>> = {
  fire: [
    'Get everyone out now, stay out, and call 911 from outside.',
    'Use the stairs, not the elevator.',
  ],
  gas: [
    'Leave the home now and call 911 from outside.',
    "Don't touch any switches, and don't light anything.",
  ],
  'carbon-monoxide': [
    'Get everyone out into fresh air now, and call 911 from outside.',
    "Don't go back in until the fire department says you can.",
  ],
  electrical: [
    'Keep away from it, get everyone out, and call 911 now.',
    "Don't touch anyone or anything that may carry current.",
  ],
  medical: [
    'Please hang up and call 911 right now.',
    'Stay with the person and do what the 911 operator tells you.',
  ],
  'self-harm': [
    'You can call or text 988 at any hour, and someone will talk with you, also about a person you worry about.',
    'If it is happening now, call 911.',
  ],
  intruder: [
    'Go somewhere safe and call 911 right now.',
    "Don't confront anyone, and don't go back in.",
  ],
  violence: [
    'Get to a safe place and call 911 right now.',
    "Don't get in between, and keep out of sight.",
  ],
  elevator: [
    "Press the alarm button and don't force the doors.",
    'If anyone is hurt or unwell, or you see smoke, call 911 right now.',
  ],
  structure: ['Get everyone away from there, stay out, and call 911 right now.'],
  trapped: ['Please hang up and call 911 right now, and stay near the person who is trapped.'],
  chemical: ['Get everyone out into fresh air, and call 911 right now.'],
  other: ['If anyone is hurt or in danger, please hang up and call 911 right now.'],
};

/** One safe thing to do at once when it is urgent but no life is at stake. */
export const urgentSentences: Readonly<Record<string, readonly string[]>> = {
  water: [
    'If it is safe, turn the water off at the valve.',
    'Keep away from the water and anything electrical.',
  ],
  sewage: ["Please don't run any water, and keep everyone away from what came up."],
  electrical: [
    "Please don't touch it, and if it is safe, switch it off at the breaker.",
    'If you see smoke or sparks, get out and call 911.',
  ],
  heat: ["Please don't use an oven or grill for heat.", 'Keep everyone warm in one room.'],
  cooling: [
    'Please move to a cooler place if you can, and drink water.',
    'If anyone feels faint or confused, call 911.',
  ],
  power: [
    'Please use flashlights, not candles.',
    'If anyone depends on medical equipment without power, call 911.',
  ],
  security: ['If you think someone is still inside, go somewhere safe and call 911.'],
  structure: ['Please keep everyone away from there.'],
  'lock-out': ['If a child or anyone ill is locked in, or something is on the stove, call 911.'],
  animal: ['Please close the door to that room and keep everyone away from the animal.'],
  other: ['If anyone is hurt or in danger, hang up and call 911.'],
};

/** Before the advice, so that the caller knows they were heard. */
export const lifeOpening = 'This sounds like an emergency.';
export const urgentOpening = 'This sounds urgent.';
/** Calm words: who speaks of despair is not told that it is an emergency. */
export const careOpening = "I'm glad you told me, and you are not alone with this.";
/** Before it is asked whether somebody thinks of suicide, and when no answer comes. */
export const careSentences: readonly string[] = [
  "I'm sorry it is so hard right now.",
  'You can call or text 988 at any hour, and someone will talk with you.',
];

/** The customer's own emergency number, always after 911. */
export function ownLineSentence(emergencyNumber: string): string {
  return `Once everyone is safe, our emergency number is ${emergencyNumber}.`;
}

/** Every sentence without the customer's number, for checking replies. */
export const emergencySentences: readonly string[] = [
  lifeOpening,
  urgentOpening,
  careOpening,
  ...careSentences,
  ...Object.values(lifeSentences).flat(),
  ...Object.values(urgentSentences).flat(),
];
