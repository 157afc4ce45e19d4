// Whether words of danger only paint a picture: drowning in forms, a heart attack over a bill, a
// meeting that was a dumpster fire. What the picture is of decides; a word of danger alone stands.

const papers =
  '(?:bills?|rents?|fees?|fines?|prices?|costs?|forms?|paperwork|e?mails?|invoices?|assessments?|dues|increases?|statements?|charges?|deadlines?|letters?|notices?|reminders?|budget|debts?|totals?|quotes?|voicemails?|homework)';
const bodies =
  '(?:boards?|hoa|management|association|meetings?|portal|website|app|process|lease|contract)';
const matter = `(?:${papers}|${bodies})`;
const upset = '(?:heart attack|stroke|coronary|aneurysm|panic attack|fainted|died|passed out)';

const pictures = [
  `(?:drown|buried|bury|suffocat|swamp|flooded|sink)\\w* (?:in|under|with|by) (?:\\w+ ){0,3}${papers}`,
  `${upset} (?:\\w+ )?(?:when|after|because|as) (?:i|we|they|my \\w+) (?:\\w+ )?(?:saw|opened|got|heard|read|looked|received|noticed) (?:\\w+ ){0,4}${papers}`,
  `${upset} (?:\\w+ )?(?:at|over|from|seeing|opening|reading) (?:the |that |this |your |my )?(?:\\w+ )?${papers}`,
  `(?:nearly|almost|practically|basically) (?:had|got|gave|died|fainted|passed|killed|choked) (?:\\w+ ){0,8}${papers}`,
  `${matter} (?:(?!there )\\w+ ){0,3}(?:is|was|are|were|has been|looks?|turned into|became) (?:\\w+ ){0,3}(?:dumpster fire|train ?wreck|slaughter)`,
  `${matter} (?:is|are|was|were|keeps?|has been|have been) (?:really |just |totally )?(?:kill|murder|crush|strangl|bleed|drown|chok|suffocat|bury|rob)\\w*ing (?:me|us|my|our|everyone|everybody|people)`,
  '(?!there |it |that )\\w+ (?:is|was|are|were) (?:such |like )?(?:a )?(?:total |complete |real )?dumpster fire',
  '(?:was|were|is|are) (?:just |really |totally )?the bomb',
  `(?:${papers}|${bodies}|stairs|heat|humidity|noise|traffic|commute|wait|waiting|smell|cold|weather|back|knees?|feet|legs?|suspense|curiosity|allergies|parking|schedule|job|walk|climb|music|construction) (?:up \\w+ )?(?:is|are|will|would|was|were) (?:\\w+ ){0,2}(?:kill|kills|killing|be the death of|the death of) (?:me|us)`,
  '(?:i|we) (?:could|would|will)? ?kill for',
  'whoever (?:\\w+ ){1,9}(?:should|ought to|deserves? to|needs to) be (?:shot|hanged|hung|strangled)',
  `f(?:eel|eels|elt|eeling) (?:\\w+ )?(?:attacked|robbed|trapped|strangled|suffocated|assaulted) (?:by|in) (?:\\w+ ){0,3}${matter}`,
  '(?:barks?|squeaks?|creaks?|howls?|whines?|rattles?) like (?:\\w+ ){1,3}(?:dying|killed|murdered|strangled)',
  '(?:panic|heart) attacks? (?:every time|each time|whenever)',
  'burned (?:\\w+ )?by (?:\\w+ ){0,2}(?:contractors?|landlords?|agents?|companies|company|managers?|brokers?)',
  'fireworks (?:\\w+ ){0,12}sound\\w* like',
  '(?:kill|murder|crush|poison|strangl|burn|drain)\\w* (?:my|our|the|your|them) (?:\\w+ )?(?:relationships?|friendships?|mood|budget|credit|score|reputation|weekend|atmosphere|vibes?|trust)',
].map((picture) => new RegExp(` ${picture} `, 'u'));

/** `said` is the plain words of one sentence, a blank between them. */
export function isFigureOfSpeech(said: string): boolean {
  return pictures.some((picture) => picture.test(` ${said} `));
}
