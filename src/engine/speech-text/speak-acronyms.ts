// Capitals: what is spelled, what is a word, what stands for a state.

/** Said letter by letter. */
const spelled = new Set(
  (
    'HOA POA COA CCR AC TV ID FAQ USPS UPS NSF ATM EV PDF LED CO ADA RV IT US USA LLC LLP INC SMS URL ' +
    'PO AM PM EST EDT CST CDT MST MDT PST PDT ET CT MT PT UTC GPS QR VIP DIY FYI CEO CFO CPA HR IRS ' +
    'HUD FHA VA DMV EMS ER EPA OSHA GFCI AED CPR ACH EFT SSN DOB RSVP TBD TBA BYOB CCTV AI API NYC DC LA EMT UV ' +
    'LP NW NE SW SE UI IP HD AOAO'
  ).split(' '),
);
/** Words too: in a text that shouts they are not spelled. */
const ambiguous = new Set(['US', 'IT', 'ET', 'ER', 'HR', 'VIP', 'UPS', 'CO', 'LA', 'HD']);
/** Short words that people write in capitals to stress them; other short capitals are names. */
const stressed = new Set(
  (
    'NOT DO NO ALL AND ARE ANY ASK AT BE BUT BY CAN DAY DUE END FEE FOR GET HAS HOW IF IN IS ITS MAY ME MUST MY ' +
    'NEW NOW OF OFF OLD ON ONE OR OUR OUT OWN PAY PET PER PUT SEE SO THE TO TOO TWO UP USE WAS WE WHO WHY YES YOU ' +
    'GAS ICE KEY CAR DOG CAT BUS BOX BIN FAX TAX LOT MAN TEN SIX SET SAY SAW RUN RED WET DRY HOT AS AN AN GO HE HI'
  ).split(' '),
);
/** Said in a way of its own. */
const saidAs: Record<string, string> = {
  HVAC: 'H vack',
  BBQ: 'barbecue',
  OSHA: 'oh shuh',
  OK: 'okay',
  'CC&R': 'C C and R',
  'CC&RS': "C C and R's",
  'P&L': 'P and L',
  'R&M': 'R and M',
  MGMT: 'management',
};
const states: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};
const state = new RegExp(
  `(?<=[A-Z][a-z]+,\\s+)(${Object.keys(states).join('|')})\\b(?=\\s+\\d{5}|[\\s,.;]|$)`,
  'g',
);
const capitals = /(?<![\w'])([A-Z]{2,}(?:&[A-Z]+)?)('?s)?(?![\w'])/g;

/** 'HOA fees' → 'H O A fees', 'PLEASE CALL' → 'please call', 'Austin, TX' → 'Austin, Texas'. */
export function speakAcronyms(text: string): string {
  return text
    .replace(state, (code: string) => states[code] ?? code)
    .replace(/\b(?:[A-Z]\.){2,}/g, (dotted, at: number, all: string) => {
      const isLast = all.slice(at + dotted.length).trim() === '';
      return dotted.replace(/\./g, '') + (isLast ? '.' : '');
    })
    .replace(
      capitals,
      (_whole, letters: string, plural: string | undefined, at: number, all: string) => {
        const said = saidAs[letters];
        if (said) return said + (plural ? "'s" : '');
        // Capitals for emphasis: the voice would spell some of them.
        if (!isSpelled(letters, isShouted(all, at, letters.length)))
          return letters.toLowerCase() + (plural ?? '');
        return letters.split('').join(' ') + (plural ? "'s" : '');
      },
    );
}

function isSpelled(letters: string, isShouting: boolean): boolean {
  if (spelled.has(letters)) return !(isShouting && ambiguous.has(letters));
  if (!/[AEIOUY]/.test(letters)) return letters.length <= 5;
  return letters.length <= 3 && !stressed.has(letters) && !isShouting;
}

/** Whether a longer word in capitals stands beside it. */
function isShouted(text: string, at: number, length: number): boolean {
  const before = /([A-Za-z]+)\W*$/.exec(text.slice(0, at))?.[1] ?? '';
  const after = /^\W*([A-Za-z]+)/.exec(text.slice(at + length))?.[1] ?? '';
  return [before, after].some((word) => /^[A-Z]{3,}$/.test(word) && !spelled.has(word));
}
