// What an assistant still needs before it can be deployed, and what only weakens it.
// Product decision: complete = the required fields of steps 2 and 3 are valid by spec section 5.
import type { Assistant } from './assistant.ts';
import { companyDetailsSchema } from './company-details.ts';
import { isSameLine } from './dialled-number.ts';
import { voiceContactSchema } from './voice-contact.ts';

/** Wizard steps by their names in the address (spec 2). */
export type StepName =
  | 'flow-selection'
  | 'company-details'
  | 'voice-settings'
  | 'call-scripts'
  | 'faqs-docs'
  | 'review-deploy';

export interface Problem {
  step: StepName;
  /** Field name in the form of that step. */
  field: string;
  /** What the field is called on the screen. */
  label: string;
  message: string;
}

export interface Readiness {
  isComplete: boolean;
  /** Must be solved before deploying. */
  problems: Problem[];
  /** May be solved. */
  warnings: Problem[];
}

const requiredFields = [
  { step: 'company-details', field: 'companyName', label: 'Company Name' },
  { step: 'company-details', field: 'greeting', label: 'Initial Greeting' },
  { step: 'company-details', field: 'companyWebsite', label: 'Company Website' },
  { step: 'company-details', field: 'businessHours', label: 'Business Hours' },
  { step: 'voice-settings', field: 'selectedVoice', label: 'Voice' },
  { step: 'voice-settings', field: 'transferNumber', label: 'Transfer Phone Number' },
] as const satisfies readonly Omit<Problem, 'message'>[];

type Subject = Pick<
  Assistant,
  | (typeof requiredFields)[number]['field']
  | 'residentPortal'
  | 'emergencyNumber'
  | 'callInstructions'
  | 'faqs'
>;

/** @param dedicatedNumber the number under which the assistant is called, null while there is none */
export function readinessOf(
  assistant: Subject,
  documentCount: number,
  dedicatedNumber: string | null = null,
): Readiness {
  const issues = [
    ...(companyDetailsSchema.safeParse(pickDetails(assistant)).error?.issues ?? []),
    ...(voiceContactSchema.safeParse(pickContact(assistant)).error?.issues ?? []),
  ];
  const missing = requiredFields.flatMap((required) => {
    const issue = issues.find(({ path }) => path[0] === required.field);
    return issue ? [{ ...required, message: issue.message }] : [];
  });
  const problems = [...missing, ...loopingLines(assistant, dedicatedNumber)];
  return {
    isComplete: problems.length === 0,
    problems,
    warnings: warningsOf(assistant, documentCount),
  };
}

/** Lines of the company that are the assistant's own number: a call put through comes straight back. */
export function loopingLines(
  { transferNumber, emergencyNumber }: Pick<Subject, 'transferNumber' | 'emergencyNumber'>,
  dedicatedNumber: string | null,
): Problem[] {
  if (dedicatedNumber === null) return [];
  const step = 'voice-settings';
  return [
    ...(isSameLine(transferNumber, dedicatedNumber)
      ? [
          {
            step,
            field: 'transferNumber',
            label: 'Transfer Phone Number',
            message:
              'This is the assistant’s own number: a transferred call would come straight back to the assistant. Use another line.',
          } as const,
        ]
      : []),
    ...(isSameLine(emergencyNumber, dedicatedNumber)
      ? [
          {
            step,
            field: 'emergencyNumber',
            label: 'Emergency / on-call number',
            message:
              'This is the assistant’s own number: a caller who dials it would be back where they were. Use another line.',
          } as const,
        ]
      : []),
  ];
}

function pickDetails({ companyName, greeting, companyWebsite, businessHours }: Subject) {
  return { companyName, greeting, companyWebsite, businessHours };
}

function pickContact({ selectedVoice, transferNumber }: Subject) {
  return { selectedVoice, transferNumber };
}

function warningsOf({ callInstructions, faqs }: Subject, documentCount: number): Problem[] {
  const warnings: Problem[] = [];
  if (!callInstructions) {
    warnings.push({
      step: 'call-scripts',
      field: 'ownerRequests',
      label: 'Call Scripts',
      message:
        'No call scripts are saved yet. Until then the assistant follows the suggested ones for its type.',
    });
  }
  if (faqs.length === 0) {
    warnings.push({
      step: 'faqs-docs',
      field: 'faqs',
      label: 'Frequently Asked Questions',
      message: 'No FAQs yet. Three or four save callers a lot of waiting.',
    });
  }
  if (documentCount === 0) {
    warnings.push({
      step: 'faqs-docs',
      field: 'documents',
      label: 'Knowledge Documents',
      message: 'No documents yet. A handbook or rules document answers many calls.',
    });
  }
  return warnings;
}
