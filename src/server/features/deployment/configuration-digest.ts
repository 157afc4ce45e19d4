// What a reader of a configuration summary wants to know first: who, when, which numbers, how much there is.
// The whole texts follow after it.
import { afterHoursInWords } from '#shared/domain/after-hours.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import { scriptKinds } from '#shared/domain/call-scripts.ts';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import { requiresAfterHours, setupTypeNames, toSetupType } from '#shared/domain/setup-type.ts';
import { timeZoneInWords } from '#shared/domain/time-zone.ts';
import { transferConditions } from '#shared/domain/transfer-conditions.ts';
import { voiceName } from '#shared/domain/voice-catalogue.ts';
import { type ConfigurationSource, type Entry, fact } from './configuration-entry.ts';
import { longDate, longDay } from './long-date.ts';
import type { OrderFacts } from './order-facts.ts';

/** Longest value, in code points: the digest has to fit on one page. */
const mostLetters = 200;

export function configurationDigest({
  assistant,
  order,
  documents,
  madeAt,
}: ConfigurationSource): Entry[] {
  const { timeZone } = assistant;
  const conditions = transferConditions.filter(({ id }) =>
    assistant.transferConditions.includes(id),
  );
  return [
    fact('Assistant type', typeOf(assistant)),
    fact('Business hours', assistant.businessHours),
    fact('Time zone', timeZoneInWords(timeZone)),
    ...afterHoursOf(assistant),
    fact('Website', assistant.companyWebsite),
    fact('Voice', voiceName(assistant.selectedVoice)),
    fact('Transfer number', assistant.transferNumber),
    fact('Transfers calls for', conditions.map(({ label }) => label.toLowerCase()).join(', ')),
    fact('Emergency / on-call number', assistant.emergencyNumber),
    fact('Call scripts', scriptsOf(assistant)),
    fact('FAQs', String(assistant.faqs.length)),
    fact('Documents', String(documents.length)),
    fact('Assistant number', `#${assistant.id}`),
    ...(order.submissionId === null ? [] : [fact('Submission number', `#${order.submissionId}`)]),
    fact('Set up on', longDate(assistant.createdAt, timeZone)),
    ...orderEntries(order, timeZone),
    fact('Date of this summary', longDate(madeAt, timeZone)),
  ].map(({ value, ...entry }) => ({ ...entry, value: shortened(value) || 'Not set' }));
}

function orderEntries(order: OrderFacts, timeZone: string): Entry[] {
  const { deployedAt, phoneNumber, expectedBy, isProviderTold, request, revision } = order;
  const number =
    phoneNumber !== null
      ? readablePhoneNumber(phoneNumber)
      : isProviderTold
        ? `None yet, expected within 5-7 business days, by ${longDay(expectedBy)}`
        : 'None yet';
  const asked =
    deployedAt === null
      ? [fact('Deployment requested', 'Not for this version')]
      : [
          fact('Deployment requested', longDate(deployedAt, timeZone)),
          fact(
            'Kind of request',
            request === 'first'
              ? 'First deployment'
              : `Change of a deployed assistant (revision ${revision})`,
          ),
        ];
  return [...asked, fact('Phone number', number)];
}

function typeOf({ setupType }: Assistant): string {
  const name = setupTypeNames[toSetupType(setupType)];
  return setupType ? name : `${name} (not chosen yet)`;
}

function afterHoursOf(assistant: Assistant): Entry[] {
  if (!requiresAfterHours(toSetupType(assistant.setupType))) return [];
  const { afterHoursStartTime: start, afterHoursEndTime: end } = assistant;
  return [fact('After hours', afterHoursInWords(start, end))];
}

function scriptsOf({ callInstructions }: Assistant): string {
  const written = scriptKinds.filter(({ id }) => (callInstructions?.[id] ?? '').trim() !== '');
  const custom = callInstructions?.customInstructions?.length ?? 0;
  const fixed = `${written.length} of ${scriptKinds.length}`;
  return custom === 0 ? fixed : `${fixed}, and ${custom} of your own`;
}

function shortened(value: string): string {
  const letters = [...value.trim().replace(/\s*\n\s*/g, '; ')];
  return letters.length <= mostLetters
    ? letters.join('')
    : `${letters.slice(0, mostLetters - 1).join('')}…`;
}
