// What the simulated microphone hears: one of three questions (spec 9).
export const sampleQuestions = [
  'My kitchen sink is leaking. Can someone come and look at it?',
  'How can I pay my monthly dues?',
  'When is the office open?',
] as const;

/** @param random from 0 up to 1, such as Math.random */
export function pickSampleQuestion(random: () => number): string {
  const index = Math.min(sampleQuestions.length - 1, Math.floor(random() * sampleQuestions.length));
  return sampleQuestions[index] ?? sampleQuestions[0];
}
