// What a conversation is about after a turn, to complete a follow-up such as 'And on Sundays?'.
import type { Passage } from '#engine/conversation.ts';
import { contentWords } from './content-words.ts';

const maxNouns = 6;
// What is asked or done about a subject is not the subject.
const notSubject = new Set(
  `much many long often early late soon far cost costs price pay open close opens closes closed start
  starts end ends work works working happen happens happened use used using allowed find found call see
  look looking bring take takes took put keep come comes came leave able possible today tomorrow tonight
  now day days time times week month year monday tuesday wednesday thursday friday saturday sunday
  first last next new more most still yet please help`.split(/\s+/),
);

/**
 * At most six words, the first ones first. A passage is about its title if it is an FAQ, else about
 * its headings; a text is about its content words. Words of asking are left out unless nothing
 * else remains.
 */
export function topicNouns(about: Passage | string): string[] {
  const words = [...new Set(contentWords(typeof about === 'string' ? about : subjectOf(about)))];
  const nouns = words.filter((word) => !notSubject.has(word) && !/^\d/.test(word));
  return (nouns.length > 0 ? nouns : words).slice(0, maxNouns);
}

function subjectOf({ kind, title, keys, text }: Passage): string {
  if (kind === 'faq' || kind === 'setting') return title;
  return keys.join(' ') || text.slice(0, 120);
}
