// The platforms in the order of the spec (section 2, Dashboard): all that shows before a guide opens. Each has its
// guide in guides.ts.
interface PhonePlatform {
  id: string;
  name: string;
  /** Where the reader needs another person. */
  note?: string;
}

const platforms = [
  { id: 'zoom-phone', name: 'Zoom Phone' },
  { id: 'ringcentral', name: 'RingCentral' },
  { id: 'microsoft-teams', name: 'Microsoft Teams' },
  { id: '8x8', name: '8x8' },
  { id: 'generic-voip', name: 'Generic VoIP', note: 'Contact support' },
  { id: 'traditional-pbx', name: 'Traditional PBX', note: 'Technician needed' },
] as const satisfies readonly PhonePlatform[];

export type PhoneGuideId = (typeof platforms)[number]['id'];
export const phonePlatforms: readonly (PhonePlatform & { id: PhoneGuideId })[] = platforms;
