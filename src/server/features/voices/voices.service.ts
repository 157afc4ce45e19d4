// Makes the samples of the voices ahead, so that the first listener waits no longer than others.
import type { Services } from '#server/platform/services.ts';
import { voiceCatalogue } from '#shared/domain/voice-catalogue.ts';
import { sampleOf } from './voice-samples.ts';

/** Call it once at idle: it also warms up the thread that speaks. Never rejects. */
export async function prepareSamples({
  textToSpeech,
}: Pick<Services, 'textToSpeech'>): Promise<void> {
  for (const { id } of voiceCatalogue) {
    const sample = sampleOf(id);
    // Without audio the product works on, and whoever listens is told.
    if (sample) await textToSpeech.synthesize(sample).catch(() => {});
  }
}
