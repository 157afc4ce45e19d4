// Whether a sentence tells what happened elsewhere in order to ask something else: the news, a
// cousin's house in another town. Who asks for help, not for information, tells no story.

const news =
  / (?:(?:in|on) (?:the )?(?:news|newspapers?|papers?|radio|tv|television|facebook|nextdoor|podcast)|(?:read|heard|saw|watched) (?:about )?(?:an?|the|that) (?:article|report|story|documentary|movie|show|post|headline)) /u;
const elsewhere =
  / my (?:\w+ )?(?:cousin|friend|coworker|colleague|buddy|boss|relative|sibling|parents|old|former|previous|last|first) (?:\w+ )?(?:building|place|house|home|apartment|complex|condo|neighborhood|landlord|had an?|got) /u;
const past =
  / (?:had|was|were|burned|burnt|flooded|blew|got|happened|collapsed|lost|broke|died|exploded|caught|fell|started|killed|went|hit|took|destroyed) /u;
const asks =
  / (?:wondering|wonder|curious|want to know|wanted to know|like to know|do you (?:have|require|offer|use|check|allow|do|install|carry)|(?:does|are|is) (?:your|our|the building|this building|this area|there any)|are there|what (?:kind|sort|type|is your|are your)|how (?:safe|often|old|good)|is this a) /u;

/** `said` is the plain words of one sentence, a blank between them. */
export function tellsAStory(said: string): boolean {
  const all = ` ${said} `;
  return (news.test(all) || elsewhere.test(all)) && past.test(all) && asks.test(all);
}
