// Measures: a number with the short name of a unit.

const units: Record<string, readonly [one: string, many: string]> = {
  'sq ft': ['square foot', 'square feet'],
  ft: ['foot', 'feet'],
  yd: ['yard', 'yards'],
  mi: ['mile', 'miles'],
  mph: ['mile per hour', 'miles per hour'],
  lb: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  gal: ['gallon', 'gallons'],
  min: ['minute', 'minutes'],
  sec: ['second', 'seconds'],
  hr: ['hour', 'hours'],
  wk: ['week', 'weeks'],
  mo: ['month', 'months'],
  yr: ['year', 'years'],
  km: ['kilometer', 'kilometers'],
  cm: ['centimeter', 'centimeters'],
  mm: ['millimeter', 'millimeters'],
  kg: ['kilogram', 'kilograms'],
  kwh: ['kilowatt hour', 'kilowatt hours'],
  kw: ['kilowatt', 'kilowatts'],
  gb: ['gigabyte', 'gigabytes'],
  mb: ['megabyte', 'megabytes'],
  psi: ['P S I', 'P S I'],
};
const names =
  'sq\\.?\\s?ft|ft2|sqft|sf|kwh|kw|mph|psi|ft|yds?|mi|lbs?|oz|gals?|mins?|secs?|hrs?|wks?|mos?|yrs?|km|cm|mm|kg|gb|mb';
const measure = new RegExp(`(?<![\\w$])(\\d[\\d,]*(?:\\.\\d+)?)(\\s?-?)(${names})\\b(\\.?)`, 'gi');
const inches = /(?<![\w$])(\d[\d.]*)\s?(?:in\.(?!\s+[A-Z])|"(?=[\s,.;)x]|$))/g;
const feet = /(?<![\w$'])(\d+)'(?=[\s,.;)x-]|$)/g;

/** '40°F' → '40 degrees Fahrenheit', '10 lbs.' → '10 pounds'; the numbers are said later. */
export function speakUnits(text: string): string {
  return text
    .replace(/(-?\d)\s?\u00B0\s?F\b/g, '$1 degrees Fahrenheit')
    .replace(/(-?\d)\s?\u00B0\s?C\b/g, '$1 degrees Celsius')
    .replace(/\s?\u00B0/g, ' degrees')
    .replace(/(\d)\s?x\s?(?=\d)/g, '$1 by ')
    .replace(inches, (_whole, n: string) => `${n} ${n === '1' ? 'inch' : 'inches'}`)
    .replace(feet, (_whole, n: string) => `${n} ${n === '1' ? 'foot' : 'feet'}`)
    .replace(measure, (whole, number: string, gap: string, unit: string, stop: string, at, all) => {
      const [one, many] = units[unitKey(unit)] ?? [unit, unit];
      const rest = String(all).slice(Number(at) + whole.length);
      const isLast = stop !== '' && /^\s*$|^\s+[A-Z]/.test(rest);
      // '30-min wait': a measure before a noun stays in the singular.
      const isAdjective = gap.includes('-');
      return `${number} ${number === '1' || isAdjective ? one : many}${isLast ? '.' : ''}`;
    })
    .replace(/\b(\d+)\/7\b/g, '$1 7')
    .replace(
      /(?<=[a-z])\s?\/\s?(mo|month|yr|year|wk|week|hr|hour|day|night|unit)\b\.?/gi,
      (_w, p) => [' per ', perWords[String(p).toLowerCase()] ?? p].join(''),
    );
}

const perWords: Record<string, string> = { mo: 'month', yr: 'year', wk: 'week', hr: 'hour' };

function unitKey(unit: string): string {
  const plain = unit.toLowerCase().replace(/[.\s]/g, '');
  if (['sqft', 'ft2', 'sf'].includes(plain)) return 'sq ft';
  return units[plain] ? plain : plain.replace(/s$/, '');
}
