// A person of the office asked for by name. Names are told by their capital, so this is no phrase.

const speakWith =
  /\b(?:speak|talk)(?:ing)? (?:to|with) (?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}\p{Ll}+/u;
const putOn = /\b(?:put|get) [\p{L}.]+(?: [\p{L}]+)? on the (?:phone|line)\b/iu;

/** 'I need to speak with Rosa', 'put Rosa on the phone'. */
export function asksForSomeoneByName(utterance: string): boolean {
  return speakWith.test(utterance) || putOn.test(utterance);
}
