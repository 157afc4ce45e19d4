// Who picks up a call that the assistant should not settle alone: a person on a line that can be reached,
// or nobody, and a message is taken. The one place where this is decided.
import type { OfficeState, Opening } from './business-hours/office-state.ts';
import { canBeDialled, isSameLine, ownEmergencyLine } from './dialled-number.ts';
import type { SetupType } from './setup-type.ts';

/** Why a person is needed: the reasons of the Transfer Conditions, 'life' being the worst 'emergency'. */
export type Matter = 'complex' | 'request' | 'multiple' | 'emergency' | 'life';

export interface PickUpSetup {
  setupType: SetupType;
  transferNumber: string;
  emergencyNumber: string;
  /** Ids of transfer-conditions.ts. */
  transferConditions: readonly string[];
  /** The number that the assistant itself answers, once assigned: a transfer there would go round. */
  dedicatedNumber?: string | null;
}

export type Line = 'office' | 'on-call';

/** `saysFirst911`: danger to life, before anything else. */
export type PickUp =
  | {
      by: 'person';
      line: Line;
      number: string;
      /** The office is closed: perhaps nobody is at this line, and then a message is taken. */
      mayBeEmpty: boolean;
      saysFirst911: boolean;
    }
  | {
      by: 'message';
      isUrgent: boolean;
      /** For the caller; null while the office is open or when it is not certain. */
      opensAt: Opening | null;
      saysFirst911: boolean;
    };

/**
 * @param office its state at the moment of the call, see officeState()
 */
export function whoPicksUp(setup: PickUpSetup, office: OfficeState, matter: Matter): PickUp {
  const isUrgent = matter === 'emergency' || matter === 'life';
  const saysFirst911 = matter === 'life';
  const message = { by: 'message', isUrgent, opensAt: office.opensAt, saysFirst911 } as const;
  const reason = matter === 'life' ? 'emergency' : matter;
  if (!setup.transferConditions.includes(reason)) return message;
  for (const line of isUrgent ? urgentLines(setup, office) : routineLines(setup, office)) {
    const number = numberOf(setup, line);
    if (number === null) continue;
    const mayBeEmpty = line === 'office' && isClosed(office);
    return { by: 'person', line, number, mayBeEmpty, saysFirst911 };
  }
  return message;
}

export function isClosed({ state }: OfficeState): boolean {
  return state === 'closed' || state === 'holiday';
}

/** In the order in which they are to be tried. */
function urgentLines({ setupType }: PickUpSetup, { state }: OfficeState): readonly Line[] {
  return state === 'open' && setupType !== 'after-hours'
    ? ['office', 'on-call']
    : ['on-call', 'office'];
}

/** After-Hours Support takes messages; nobody is put through to an office that is closed. */
function routineLines({ setupType }: PickUpSetup, office: OfficeState): readonly Line[] {
  return setupType === 'after-hours' || isClosed(office) ? [] : ['office'];
}

/** null for none that can be promised: not to be dialed, 911, or the assistant's own. */
function numberOf(setup: PickUpSetup, line: Line): string | null {
  const typed = line === 'office' ? setup.transferNumber : setup.emergencyNumber;
  const number = ownEmergencyLine(typed);
  if (number === null || !canBeDialled(number)) return null;
  return isSameLine(number, setup.dedicatedNumber ?? '') ? null : number;
}
