// Names of the platforms in the order of the spec (section 2, Dashboard): all that shows before a guide opens.
import type { PhoneGuideId } from './guides.ts';

interface PhonePlatform {
  id: PhoneGuideId;
  name: string;
  /** Where the reader needs another person. */
  note?: string;
}

export const phonePlatforms: readonly PhonePlatform[] = [
  { id: 'zoom-phone', name: 'Zoom Phone' },
  { id: 'ringcentral', name: 'RingCentral' },
  { id: 'microsoft-teams', name: 'Microsoft Teams' },
  { id: '8x8', name: '8x8' },
  { id: 'generic-voip', name: 'Generic VoIP', note: 'Contact support' },
  { id: 'traditional-pbx', name: 'Traditional PBX', note: 'Technician needed' },
];
