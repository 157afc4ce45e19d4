// Several questions in one breath: 'What are your hours, and can I pay online?'

const maxParts = 4;
const asking =
  "(?:what|what's|when|where|where's|who|which|why|how|is|are|do|does|can|could|may|should|will)";
const border = new RegExp(
  `(?<=[?.!])\\s+|[,;]?\\s+(?:and|also|and also|oh and|plus|then)[,]?\\s+(?=(?:also\\s+)?${asking}\\b)|;\\s+`,
  'i',
);

/** The parts that ask or tell something of their own; one part when it is a single matter. */
export function splitQuestions(utterance: string): string[] {
  const parts = utterance
    .split(border)
    .map((part) => part.replace(/^(?:and|also|oh|plus|then|,|\s)+/i, '').trim())
    .filter((part) => part !== '');
  const telling = parts.filter((part) => (part.match(/[\p{L}\d']+/gu) ?? []).length >= 3);
  const questions = telling.filter((part) => isQuestion(part));
  return questions.length >= 2 || (questions.length === 1 && telling.length > 1)
    ? telling.slice(0, maxParts)
    : [utterance];
}

export function isQuestion(part: string): boolean {
  return (
    new RegExp(`^(?:(?:hi|hello|so|ok|okay|well|um|uh|yes|no)[,.]?\\s+)*${asking}\\b`, 'i').test(
      part,
    ) || /\?\s*$/.test(part)
  );
}
