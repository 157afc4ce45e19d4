// Calls for tests, each reply of which is held against what the company told.
import { lastOf, officeOpen, type sampleIndex, talk } from './sample-setup.testing.ts';
import { ungroundedParts } from './ungrounded-parts.testing.ts';

/** A call in which every reply must be grounded; the last result. */
export function call(index: ReturnType<typeof sampleIndex>, utterances: string[], at = officeOpen) {
  const results = talk(index, utterances, at);
  results.forEach((result, place) => {
    const ungrounded = ungroundedParts(result, index, utterances.slice(0, place + 1));
    if (ungrounded.length > 0) throw new Error(`Told by nobody: ${ungrounded.join(' · ')}`);
  });
  return lastOf(results);
}
