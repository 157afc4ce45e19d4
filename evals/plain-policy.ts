// No customer's script: what counts as an emergency out of the box.
import type { EmergencyPolicy } from '#engine/emergency/emergency-policy.ts';

export const plainPolicy: EmergencyPolicy = {
  urgentCategories: [],
  routineCategories: [],
  urgentTerms: [],
  routineTerms: [],
  heatBelow: null,
  coolingAbove: null,
};
