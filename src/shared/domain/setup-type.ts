// The three assistant types of wizard step 1 and what follows from them (spec 2, 3).
export const setupTypes = ['receptionist', 'after-hours', 'both'] as const;
export type SetupType = (typeof setupTypes)[number];

/** What the server assumes until a type is chosen, and for any unknown value (spec 3). */
export const defaultSetupType: SetupType = 'both';

export function toSetupType(value: unknown): SetupType {
  return setupTypes.find((type) => type === value) ?? defaultSetupType;
}

/** False for receptionist, true for after-hours and both (spec 3, setup form state). */
export function requiresAfterHours(setupType: SetupType): boolean {
  return setupType !== 'receptionist';
}

export const setupTypeNames: Record<SetupType, string> = {
  receptionist: 'Digital Receptionist',
  'after-hours': 'After-Hours Support',
  both: 'Complete Solution',
};
