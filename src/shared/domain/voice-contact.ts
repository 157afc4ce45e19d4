// Wizard step 3, Voice & Contact: what a save of it may send (spec 5).
import * as z from 'zod/mini';
import { rulesOf } from './assistant-field-values.ts';

export const voiceContactSchema = z.object(rulesOf('voiceContact'));
export type VoiceContact = z.infer<typeof voiceContactSchema>;
