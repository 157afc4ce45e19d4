// Words that are written short. What an abbreviation means may depend on its neighbours: 'St. Mary' and
// 'Main St.', 'Dr. Lee' and 'Oak Dr.'.

const streets: Record<string, string> = {
  Ave: 'Avenue',
  Blvd: 'Boulevard',
  Rd: 'Road',
  Ln: 'Lane',
  Ct: 'Court',
  Pl: 'Place',
  Pkwy: 'Parkway',
  Hwy: 'Highway',
  Ter: 'Terrace',
  Cir: 'Circle',
  Sq: 'Square',
  Trl: 'Trail',
};
const directions: Record<string, string> = {
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
  NE: 'Northeast',
  NW: 'Northwest',
  SE: 'Southeast',
  SW: 'Southwest',
};
/** Always this word, with or without a full stop. */
const always: Record<string, string> = {
  Apt: 'Apartment',
  Apts: 'Apartments',
  Ste: 'Suite',
  Bldg: 'Building',
  Bldgs: 'Buildings',
  Rm: 'Room',
  Mr: 'Mister',
  Mrs: 'Missus',
  Ms: 'Miz',
  Dept: 'Department',
  Mgmt: 'Management',
  Mgr: 'Manager',
  Assn: 'Association',
  Govt: 'Government',
  approx: 'approximately',
  appt: 'appointment',
  appts: 'appointments',
  maint: 'maintenance',
  incl: 'including',
  misc: 'miscellaneous',
  etc: 'et cetera',
  vs: 'versus',
};
/** After these a full stop before a capital ends the sentence: no name follows them. */
const maySentenceEnd = /^(?:appoint|maint|misc|et cetera|approx)/;
/** Words only when a full stop follows: without one they are other words. */
const withStop: Record<string, string> = {
  Inc: 'Incorporated',
  Co: 'Company',
  Corp: 'Corporation',
  Ltd: 'Limited',
  Prof: 'Professor',
  Rev: 'Reverend',
  Jr: 'Junior',
  Sr: 'Senior',
  Fl: 'Floor',
  Assoc: 'Association',
  max: 'maximum',
  min: 'minimum',
  tel: 'telephone',
  temp: 'temperature',
  est: 'estimated',
};
/** What may begin a sentence after a street, but is no name after 'St.' or 'Dr.'. */
const starters =
  'The|We|It|Its|This|That|Our|Please|You|Your|If|For|A|An|And|Suite|Apartment|Unit|Call|There|In|At|On|Is|To|All|No|Parking|Guests|Residents';
const notNames = /^(?:The|At|Near|On|In|To|From|By|Our|And|With|Ask|Call|See|Visit|Is|Contact)$/;

/** 'Oak Dr., Apt. 4' → 'Oak Drive, Apartment 4'. */
export function speakAbbreviations(text: string): string {
  return (
    text
      .replace(/\be\.g\.,?/gi, 'for example,')
      .replace(/\bi\.e\.,?/gi, 'that is,')
      .replace(/\bw\/o\b/gi, 'without')
      .replace(/\bw\/\s?(?=\w)/gi, 'with ')
      .replace(/\bn\/a\b/gi, 'not applicable')
      .replace(/\ba\/c\b/gi, 'A C')
      .replace(/\basap\b/gi, 'as soon as possible')
      .replace(/\bP\.?\s?O\.?\s+Box\b/gi, 'P O Box')
      .replace(/\bNo\.\s?(?=\d)/g, 'Number ')
      .replace(/\bext\.?\s?(?=\d)/gi, 'extension ')
      .replace(/\bWi-?Fi\b/gi, 'wifi')
      .replace(/(\d+\s+)(N|S|E|W|NE|NW|SE|SW)\b\.?(?=\s+[A-Z0-9])/g, (_whole, before, letter) =>
        [before, directions[letter]].join(''),
      )
      .replace(
        anyOf(always, '\\.?', 'gi'),
        (whole: string, word: string, at: number, all: string) =>
          keepStop(whole, alike(word, always), all.slice(at + whole.length)),
      )
      .replace(
        anyOf(withStop, '\\.(?!\\s+[A-Z])', 'g'),
        (_whole, word: string) => withStop[word] ?? word,
      )
      // Before a capital the full stop may end the sentence too: a short pause serves both.
      .replace(anyOf(withStop, '\\.', 'g'), (_whole, word: string) => `${withStop[word]},`)
      .replace(/,(?=\s*(?:[,.;:!?]|$))/g, '')
      .replace(streetOf(Object.keys(streets)), (_whole, name: string, type: string, stop: string) =>
        [name, streets[type], stop && '.'].join(''),
      )
      .replace(saintOrStreet, (_whole, name: string, type: string, stop: string, next: string) =>
        saintOrStreetWords(name, type, stop, next),
      )
      .replace(/\bSt\.\s+(?=[A-Z])/g, 'Saint ')
      .replace(/\bDr\.\s+(?=[A-Z])/g, 'Doctor ')
  );
}

const saintOrStreet = /((?:^|[\w.,]+)\s+)(St|Dr)\b(\.?)(?=(\s+\S+|[\s,;!?]*$|[,;!?]))/g;

function saintOrStreetWords(name: string, type: string, stop: string, next: string): string {
  const before = name.trim();
  const full = type === 'St' ? 'Street' : 'Drive';
  const isNamed =
    (/^[A-Z][a-z]/.test(before) && !notNames.test(before)) || /\d(?:st|nd|rd|th)$/.test(before);
  const startsSentence = new RegExp(`^\\s+(?:${starters})\\b`).test(next);
  const isName = /^\s+[A-Z]/.test(next) && !startsSentence;
  if (isNamed && !(isName && stop && type === 'Dr')) {
    const isEnd =
      stop !== '' && (/^\s*$/.test(next) || (startsSentence && !/Suite|Apart|Unit/.test(next)));
    return `${name}${full}${isEnd ? '.' : ''}`;
  }
  if (isName && stop) return `${name}${type === 'St' ? 'Saint' : 'Doctor'}`;
  return stop ? `${name}${full}` : `${name}${type}`;
}

function streetOf(types: string[]): RegExp {
  return new RegExp(
    `((?:\\b[A-Z][a-z]+|\\d(?:st|nd|rd|th))\\s+)(${types.join('|')})\\b(?:(\\.)(?=\\s*$|\\s+(?:${starters})\\b(?<!Suite|Apartment|Unit))|\\.)?`,
    'g',
  );
}

function anyOf(words: Record<string, string>, after: string, flags: string): RegExp {
  return new RegExp(`(?<![\\w.@])(${Object.keys(words).join('|')})\\b${after}`, flags);
}

function alike(word: string, words: Record<string, string>): string {
  // 'MS' is a state and 'ms' a unit.
  if (word === 'MS' || word === 'ms') return word;
  const found = Object.entries(words).find(([short]) => short.toLowerCase() === word.toLowerCase());
  return found?.[1] ?? word;
}

/** The full stop stays where it ends the text, or a capital follows a word that no name follows. */
function keepStop(whole: string, full: string, rest: string): string {
  if (!whole.endsWith('.')) return full;
  const isEnd = /^\s*$/.test(rest) || (maySentenceEnd.test(full) && /^\s+[A-Z]/.test(rest));
  return isEnd ? `${full}.` : full;
}
