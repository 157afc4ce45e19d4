// Wizard step 4, Call Scripts: the four scripts, custom scripts, limits and messages (spec 3, 5).
import * as z from 'zod/mini';
import { text } from './text.ts';

export const maxCustomScripts = 50;
/** Code points, after trimming. */
export const maxScriptLength = 10_000;

const script = () =>
  z._default(
    text({ min: 10, max: maxScriptLength, message: 'Instructions must be at least 10 characters' }),
    '',
  );

/** De-duplicates custom scripts and drops blank ones, keeping the first of each (spec 5). */
export function cleanCustomScripts(scripts: readonly string[]): string[] {
  return [...new Set(scripts.map((entry) => entry.trim()))].filter((entry) => entry !== '');
}

export const callInstructionsSchema = z.object({
  ownerRequests: script(),
  maintenanceRequests: script(),
  paymentRequests: script(),
  urgentIssues: script(),
  customInstructions: z._default(
    z.pipe(
      z
        .array(text({ max: maxScriptLength }))
        .check(
          z.maxLength(maxCustomScripts, `Please keep at most ${maxCustomScripts} custom scripts`),
        ),
      z.transform((scripts: string[]) => cleanCustomScripts(scripts)),
    ),
    [],
  ),
});
export type CallInstructions = z.infer<typeof callInstructionsSchema>;

/** The four fixed scripts in the order of their tabs (spec 2, step 4). */
export const scriptKinds = [
  { id: 'ownerRequests', tab: 'Owner', title: 'Owner/Resident Inquiries' },
  { id: 'maintenanceRequests', tab: 'Maintenance', title: 'Maintenance Requests' },
  { id: 'paymentRequests', tab: 'Payments', title: 'Payment & Billing' },
  { id: 'urgentIssues', tab: 'Emergency', title: 'Emergency Handling' },
] as const;
export type ScriptKindId = (typeof scriptKinds)[number]['id'];
export type CallScripts = Record<ScriptKindId, string>;
