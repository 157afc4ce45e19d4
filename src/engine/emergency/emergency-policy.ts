// What one customer counts as urgent and what as no emergency, read from the Emergency script and the
// emergency types (spec 3, 4). Only matters of judgement move: no script makes a fire harmless.
export interface EmergencyPolicy {
  /** Categories such as 'lock-out' that this customer always treats as urgent. */
  urgentCategories: readonly string[];
  /** Categories that this customer leaves for office hours. */
  routineCategories: readonly string[];
  /** The customer's own terms, as plain words that must all be said near each other. */
  urgentTerms: readonly (readonly string[])[];
  routineTerms: readonly (readonly string[])[];
  /** Degrees Fahrenheit: no heat is urgent below, no cooling above. null: the script names none. */
  heatBelow: number | null;
  coolingAbove: number | null;
}

/** Where somebody may die if it is true. */
export const lifeCategories: ReadonlySet<string> = new Set([
  'fire',
  'gas',
  'carbon-monoxide',
  'electrical',
  'medical',
  'self-harm',
  'intruder',
  'violence',
  'elevator',
  'structure',
  'trapped',
  'chemical',
]);

/** Managers differ on these; the rules alone never settle them for good. */
export const judgementCategories: ReadonlySet<string> = new Set([
  'lock-out',
  'heat',
  'cooling',
  'hot-water',
  'power',
  'toilet',
  'animal',
  'security',
]);
