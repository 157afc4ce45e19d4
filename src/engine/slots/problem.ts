// What is wrong, in the caller's own words.

const maxLength = 300;
// Words that say a request is made but not what it is about.
const generic: ReadonlySet<string> = new Set(
  `i i'm i'd i've we me my you the a an to for of in on at and is it its it's there have has had having
  got get need needs want would like can could please help with some something someone somebody send
  call calling called about report reporting submit make put place new maintenance repair repairs
  repaired fix fixed work order request service ticket issue issues problem problems team guy man
  department person message leave take yes yeah no not sure ok okay um uh hi hello hey this that do
  today apartment unit home house place wrong broken something's don't know what why how hold thank
  thanks just really name number ask`.split(/\s+/),
);

/** The utterance as a description, cut at 300 characters on a word; null when it describes nothing. */
export function findProblem(text: string): string | null {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  const telling = (
    trimmed
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}']*/gu) ?? []
  )
    .filter((word) => !generic.has(word) && !generic.has(word.replace(/'(?:s|m|d|re|ve|ll)$/, '')))
    .join(' ');
  if (telling.length < 3) return null;
  return trimmed.length <= maxLength
    ? trimmed
    : `${trimmed.slice(0, maxLength).replace(/\s+\S*$/, '')}…`;
}
