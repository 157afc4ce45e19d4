// Words that turn a sentence round when one stands for the other: 'under' and 'over', 'before' and 'after',
// residents and guests.

/** Each row holds meanings of which only one can be true; the words of one meaning stand for each other. */
const rows: readonly (readonly RegExp[])[] = [
  // An amount is a limit from above or from below.
  meanings(
    'under|below|less than|fewer than|at most|up to|no more than|not more than|no longer than|maximum|within|smaller|lighter|shorter|younger|cheaper',
    'over|above|more than|at least|no less than|not less than|minimum|exceeding|larger|bigger|heavier|longer|older|earliest',
  ),
  meanings(
    'before|prior to|until|by (?:the )?\\d+|ahead of',
    'after|following|once|starting|since',
  ),
  meanings('mov(?:e|es|ed|ing) in|move-in', 'mov(?:e|es|ed|ing) out|move-out|vacat\\w+'),
  meanings('with', 'without'),
  meanings('open|opens', 'close|closes|closed'),
  meanings('begin|begins|start|starts', 'end|ends|stop|stops'),
  meanings('allowed|permitted|welcome|may|accepted', 'prohibited|forbidden|banned'),
  meanings('required|mandatory|must', 'optional|voluntary|waived'),
  meanings('refundable|refunded', 'non-?refundable'),
  meanings('free|waived|complimentary', 'charged?|fees?|costs?'),
  meanings('included', 'extra|excluded|separate(?:ly)?'),
  meanings('early|earlier', 'late|later'),
  meanings('first', 'second', 'third', 'last'),
  meanings('inside|indoors?', 'outside|outdoors?'),
  meanings('upstairs|upper', 'downstairs|lower|ground'),
  meanings('front', 'back|rear'),
  meanings('always|every', 'never'),
  meanings('daily', 'weekly', 'monthly|a month', 'yearly|annual(?:ly)?|a year'),
  meanings('weekdays?', 'weekends?'),
  meanings('mornings?', 'afternoons?', 'evenings?', 'nights?|overnight'),
  // Whom something is for, and who has to do it.
  meanings(
    'residents?|tenants?|renters?|lessees?',
    'guests?|visitors?',
    'owners?|landlords?|homeowners?',
    'managers?|management',
    'contractors?|vendors?',
    'any(?:one|body)|every(?:one|body)|the public',
  ),
  meanings('dogs?|pupp(?:y|ies)', 'cats?|kittens?', 'birds?', 'fish'),
  meanings('cash', 'checks?|cheques?', 'cards?|credit|debit', 'money orders?'),
  meanings(
    'electric\\w*|power',
    'gas|charcoal|propane',
    'water',
    'trash|garbage',
    'internet|cable',
  ),
  meanings('pool', 'gym|fitness', 'clubhouse', 'laundry', 'playground'),
];

const exception = /\b(?:except|unless|apart from|other than|but not)\b/i;

/** Whether `sentence` says one meaning of a row where `support` says only another. */
export function saysOpposite(sentence: string, support: string): boolean {
  return rows.some((row) => {
    const said = row.map((meaning) => meaning.test(sentence));
    const known = row.map((meaning) => meaning.test(support));
    return known.includes(true) && said.some((isSaid, at) => isSaid && !known[at]);
  });
}

/** Whether one of them limits what is said, by 'only' or an exception, and the other does not. */
export function limitsOtherwise(sentence: string, support: string): boolean {
  const addsOnly = /\bonly\b/i.test(sentence) && !/\bonly\b/i.test(support);
  return addsOnly || exception.test(sentence) !== exception.test(support);
}

function meanings(...alternatives: string[]): RegExp[] {
  return alternatives.map((words) => new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'i'));
}
