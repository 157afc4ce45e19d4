// What the kinds of emergency are called on the screen.

const words: Record<string, string> = {
  animal: 'Dangerous animal',
  'carbon-monoxide': 'Carbon monoxide',
  chemical: 'Chemical hazard',
  cooling: 'No air conditioning',
  electrical: 'Electrical hazard',
  elevator: 'Elevator problem',
  fire: 'Fire or smoke',
  gas: 'Gas leak',
  heat: 'No heat',
  'hot-water': 'No hot water',
  intruder: 'Intruder',
  'lock-out': 'Locked out',
  medical: 'Medical emergency',
  other: '',
  power: 'Power outage',
  security: 'Building not secure',
  'self-harm': 'Risk of self-harm',
  sewage: 'Sewage backup',
  structure: 'Structural damage',
  toilet: 'No working toilet',
  trapped: 'Someone is trapped',
  violence: 'Violence or threats',
  water: 'Water leak',
};

/** 'water' as 'Water leak'; '' where there is nothing to add. A kind without words of its own is spelled out. */
export function emergencyKind(category: string | null): string {
  if (category === null) return '';
  const spelled = category.replaceAll(/[-_]/g, ' ');
  return words[category] ?? spelled.charAt(0).toUpperCase() + spelled.slice(1);
}
