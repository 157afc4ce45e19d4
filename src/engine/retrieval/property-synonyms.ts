// Words that callers and managers use for one thing. Few on purpose: each group weighs on every
// question, and a wrong one answers with the wrong passage.

/** Spellings of one thing; applied in order to lower-case text before it is cut into words. */
export const compoundSpellings: readonly (readonly [RegExp, string])[] = [
  [/\ba\.?\/?c\.?(?= |$|[,?!])|\bair[ -]?con(?:ditioner|ditioners|ditioning|d)?\b/g, 'hvac'],
  [/\bwi-?\s?fi\b/g, 'wifi'],
  [/\be-(mail|check|bike)/g, 'e$1'],
  [/\bh\.?o\.?a\.?(?= |$|[,?!'])|\bhome ?owners?'? association\b/g, 'hoa'],
  [/\b(?:hoa|association|condo) (?:dues|fees?)\b|\bdues\b/g, 'assessment'],
  [/\bkey ?fobs?\b/g, 'fob'],
  [/\bkey ?cards?\b/g, 'keycard'],
  [/\bclub house\b|\b(?:party|community) (?:room|hall)\b/g, 'clubhouse'],
  [/\bair ?b ?(?:and|n|&) ?b\b|\bvrbo\b|\bshort[ -]?term (?:rent\w*|lett?\w*|stay\w*)/g, 'airbnb'],
  [/\bdirect debit\b|\bauto(?:matic)?[ -]?pay(?:ment)?s?\b/g, 'autopay'],
  [/\bcc ?(?:&|and)? ?rs?\b/g, 'covenants'],
];

/** Words of one group stand for each other, a little less than for themselves. */
export const synonymGroups: readonly (readonly string[])[] = [
  ['trash', 'garbage', 'rubbish'],
  ['dumpster', 'bin', 'trashcan'],
  ['fob', 'keycard', 'key'],
  ['assessment', 'fee'],
  ['hvac', 'cooling'],
  ['heat', 'heater', 'furnace', 'boiler'],
  ['elevator', 'lift'],
  ['apartment', 'unit', 'condo', 'flat'],
  ['tenant', 'renter', 'lessee'],
  ['sublet', 'sublease', 'airbnb'],
  ['pet', 'dog', 'cat', 'puppy'],
  ['car', 'vehicle', 'truck'],
  ['tow', 'impound'],
  ['gym', 'fitness', 'workout'],
  ['pool', 'swim'],
  ['grill', 'barbecue', 'bbq'],
  ['guest', 'visitor', 'friend'],
  ['package', 'parcel'],
  ['pest', 'roach', 'cockroach', 'mouse', 'rat', 'ant', 'bug', 'bedbug', 'termite'],
  ['mold', 'mildew'],
  ['leak', 'drip'],
  ['noise', 'loud', 'noisy'],
  ['repair', 'fix'],
  ['landscaping', 'lawn', 'grass', 'mow'],
  ['internet', 'wifi'],
  ['laundry', 'washer', 'dryer'],
  ['autopay', 'automatic'],
  ['fine', 'penalty'],
  ['covenants', 'bylaws', 'rules'],
];
