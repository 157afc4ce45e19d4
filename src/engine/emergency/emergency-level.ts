// The levels of an emergency in their order, and the finding that there is none.
import type { EmergencyFinding, EmergencyLevel } from '#engine/conversation.ts';

export const emergencyRank: Readonly<Record<EmergencyLevel, number>> = {
  none: 0,
  info: 1,
  possible: 2,
  urgent: 3,
  life: 4,
};

export const noEmergency: EmergencyFinding = { level: 'none', category: null, evidence: null };
