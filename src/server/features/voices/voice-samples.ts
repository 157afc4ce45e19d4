// What each voice says about itself when it is tried (spec 3, Voice): public, and the same for everybody.
import type { voiceCatalogue } from '#shared/domain/voice-catalogue.ts';

type VoiceId = (typeof voiceCatalogue)[number]['id'];

const samples: Record<VoiceId, string> = {
  voice_1:
    "Hi, this is Rachel. Tell me what's going on at home, and I'll make sure the right person hears about it.",
  voice_2:
    'Hello, Michael here. If the office is closed, I can still take your message and find you some help.',
  voice_3:
    "Hello, I'm Emma. Questions about dues, parking or the pool? Ask away, I'm happy to look it up.",
  voice_4:
    "Good day, this is Thomas. Leaking tap, lost key, noisy neighbor: tell me, and we'll sort it out.",
  voice_5:
    "Thanks for calling, I'm Sophia. Take your time. I'll listen, and then we'll take care of it together.",
  voice_6:
    "Good evening, James speaking. Day or night, you've reached the right place. How may I help you?",
};

/** undefined for a voice that is not offered. */
export function sampleOf(voiceId: string): { voiceId: string; text: string } | undefined {
  const text = Object.entries(samples).find(([id]) => id === voiceId)?.[1];
  return text === undefined ? undefined : { voiceId, text };
}
