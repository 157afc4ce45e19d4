// The one question asked when it is not clear how bad it is. Each is put so that 'yes' means danger.
export const dangerQuestions: Readonly<Record<string, string>> = {
  fire: 'Do you see flames or smoke, or smell something burning, right now?',
  gas: 'Do you smell gas right now?',
  'carbon-monoxide':
    'Is a carbon monoxide alarm sounding right now, or does anyone feel dizzy or sick?',
  electrical: 'Are there sparks, smoke or a burning smell, or did anyone get a shock?',
  medical: 'Is anyone hurt, ill or hard to wake right now?',
  'self-harm': 'Are you, or is someone with you, thinking about suicide?',
  intruder: 'Is someone trying to get in, or inside where they should not be, right now?',
  violence: 'Is anyone being hurt or threatened right now?',
  elevator: 'Is anyone stuck inside the elevator right now?',
  structure: 'Is anything falling or about to fall where people could be hurt?',
  trapped: 'Is anyone trapped right now?',
  chemical: 'Is anyone having trouble breathing, or is there a strong smell right now?',
  water: 'Is water still coming out right now, so that it is spreading or you cannot turn it off?',
  sewage: 'Is dirty water coming up into your home right now?',
  heat: 'Is it very cold inside, or is anyone with you a baby, elderly or ill?',
  cooling: 'Is it dangerously hot inside, or is anyone with you a baby, elderly or ill?',
  'hot-water': 'Is there no water at all in your home, or is water leaking?',
  power: 'Is your whole home without power, or does anyone need it for medical equipment?',
  toilet: 'Is the toilet overflowing, or is it the only one in your home?',
  'lock-out':
    'Is a child, a pet or someone ill locked inside, is the stove on, or are you unsafe where you are?',
  security: 'Is your home left unlocked or open so that someone could get in?',
  animal: 'Is the animal inside your home, or did it hurt anyone?',
  other: 'Is anyone hurt or in danger, or is there fire, smoke, gas or flooding right now?',
};

/** For every category, also one it does not know. */
export function emergencyQuestion(category: string | null): string {
  return dangerQuestions[category ?? 'other'] ?? dangerQuestions.other ?? '';
}

/** Shorter, for the second time; the others are put in the same words again. */
export const dangerQuestionsAgain: Readonly<Record<string, string>> = {
  fire: 'Is there a fire or smoke right now?',
  'carbon-monoxide': 'Does anyone feel dizzy or sick right now?',
  medical: 'Is anyone hurt or ill right now?',
  water: 'Is the water still running?',
  heat: 'Is anyone there very young, old or ill?',
  cooling: 'Is anyone there very young, old or ill?',
  other: 'Is anyone hurt or in danger right now?',
};
const smokeAgain = 'Is the smoke still there?';

/** The question put once more; `matter` is what the caller told of it. */
export function emergencyQuestionAgain(category: string, matter: string): string {
  if (category === 'fire' && /\bsmok(?:e|y|ing)\b/iu.test(matter)) return smokeAgain;
  return dangerQuestionsAgain[category] ?? emergencyQuestion(category);
}

/** Every question there is. */
export const emergencyQuestions: readonly string[] = [
  ...new Set([
    ...Object.values(dangerQuestions),
    ...Object.values(dangerQuestionsAgain),
    smokeAgain,
  ]),
];
