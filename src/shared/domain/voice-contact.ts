// Wizard step 3, Voice & Contact: fields, limits and messages (spec 5).
import * as z from 'zod/mini';
import { text } from './text.ts';
import { transferConditionIds } from './transfer-conditions.ts';

export const defaultTransferMessage =
  "I'll transfer you to a human representative right away. Please hold.";
export const transferNumberMin = 7;

export const voiceContactSchema = z.object({
  selectedVoice: text({ min: 1, max: 200, message: 'Please select a voice' }),
  transferNumber: text({
    min: transferNumberMin,
    max: 200,
    message: 'Please enter a valid phone number',
  }),
  transferMessage: z._default(text({ max: 2000 }), defaultTransferMessage),
  transferConditions: z._default(z.array(z.enum(transferConditionIds)), []),
  emergencyNumber: z.optional(text({ max: 200 })),
});
export type VoiceContact = z.infer<typeof voiceContactSchema>;
