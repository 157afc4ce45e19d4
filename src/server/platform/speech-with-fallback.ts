// The speech server speaks when one is set up; what it does not speak, the embedded voices do.
import type { KeptTextToSpeech } from './kept-speech.ts';

/** @param remote null when none is set up */
export function speechWithFallback(
  remote: KeptTextToSpeech | null,
  embedded: KeptTextToSpeech,
): KeptTextToSpeech {
  if (!remote) return embedded;
  return {
    synthesize: (request) =>
      // It leaves a failing server alone by itself, so trying costs nothing then.
      remote.synthesize(request).catch(() => embedded.synthesize(request)),
    async forget(request) {
      await Promise.all([remote.forget(request), embedded.forget(request)]);
    },
  };
}
