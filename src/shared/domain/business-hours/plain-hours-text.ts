// Brings the many ways of writing hours into few before they are read: one dash, 'am' and 'pm', digits
// for number words; and takes out what is said of emergencies, which are no office hours.

const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const minuteWords: Readonly<Record<string, string>> = {
  fifteen: '15',
  thirty: '30',
  'forty five': '45',
  'forty-five': '45',
};

/** Lower case; nothing that matters for the hours is added or taken away. */
export function plainHoursText(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\+?1?[-. ]?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g, ' phonenumber ')
    .replace(/\ba\.\s?m\b\.?/g, 'am')
    .replace(/\bp\.\s?m\b\.?/g, 'pm')
    .replace(/[^\S\n]+/g, ' ');
  return withDigits(withoutAsides(plain)).replace(saysNothing, ' ').trim();
}

/** Told beside the hours, and nothing about when the office is open. */
const saysNothing =
  /\bwalk[- ]?ins? (?:are )?(?:always )?welcome\b|\b(?:holiday hours|hours) (?:may |can |will )?vary (?:on|during|for) holidays\b|\bholiday hours (?:may |can |will )?vary\b/g;

function withDigits(text: string): string {
  const hour = `(\\d{1,2}|${numberWords.join('|')})`;
  return text
    .replace(/\btwenty[- ]four\b/g, '24')
    .replace(/\bseven days\b/g, '7 days')
    .replace(new RegExp(`\\bhalf past ${hour}\\b`, 'g'), (_, one: string) => `${digitsOf(one)}:30`)
    .replace(
      new RegExp(`\\b${hour} (${Object.keys(minuteWords).join('|')})\\b`, 'g'),
      (_, one: string, past: string) => `${digitsOf(one)}:${minuteWords[past]}`,
    )
    .replace(new RegExp(`\\b(?:${numberWords.join('|')})\\b`, 'g'), digitsOf)
    .replace(/ ?\bo'?clock\b/g, '')
    .replace(/(?<=\d) in the morning\b/g, 'am')
    .replace(/(?<=\d) (?:in the (?:afternoon|evening)|at night)\b/g, 'pm')
    .replace(/\b12(?::00)? ?(?=noon\b|midnight\b)/g, '')
    .replace(/\b24\s*\/\s*7(?:\s*\/\s*365)?\b|\b24-7\b/g, ' around daily ')
    .replace(/\b24[- ](?:hours|hrs|hr)\b(?: (?:a|per|each) day)?/g, ' around ')
    .replace(/,? ?\b365 days(?: (?:a|per|each) year)?\b/g, ' including holidays ')
    .replace(/\b7 days(?: (?:a|per|each) week)?\b|\bevery ?day\b|\ball week\b/g, ' daily ');
}

function digitsOf(word: string): string {
  const at = numberWords.indexOf(word);
  return at < 0 ? word : String(at + 1);
}

const emergencyPhrases =
  /24\/7(?:\/365)?|24-7|24[- ]?(?:hours?|hrs?)|7 days a week|around the clock|any ?time|day (?:or|and) night|on[- ]call|after[- ]hours?/g;
const emergencyWords = new Set(
  `for in a an any of our the please is are on by at or and to us we have with case all always day
  emergency emergencies urgent maintenance repair repairs issue issues matter matters problem problems
  request requests service services line hotline call calls phone phones number team staff support dial
  text contact available answered staffed monitored handled reachable phonenumber 911 only`.split(
    /\s+/,
  ),
);

/** 'Emergency maintenance 24/7' says nothing of the office; a part with any other word stays. */
function withoutAsides(text: string): string {
  return text
    .split(/([,;\n|()]|\.(?=\s|$)| - |\bwith\b|\band (?=24))/)
    .map((part, at, parts) => {
      const isLinked = /^(?:with|and )$/.test(part) && isBesideHours(parts[at + 1] ?? '');
      return isLinked || isBesideHours(part) ? ' ' : part;
    })
    .join('');
}

const numberWordsAround = new Set(
  'please call us at on or our office phone telephone tel phonenumber'.split(' '),
);

/** 'Call (555) 123-4567', or what may be done in an emergency. */
function isBesideHours(part: string): boolean {
  const words = part.split(/[\s:-]+/).filter((word) => word !== '');
  if (words.includes('phonenumber') && words.every((word) => numberWordsAround.has(word)))
    return true;
  if (!/emergenc|after[- ]hours? (?:maintenance|service|line|calls?)/.test(part)) return false;
  const rest = part.replace(emergencyPhrases, ' ').split(/[\s:-]+/);
  return rest.every((word) => word === '' || emergencyWords.has(word));
}
