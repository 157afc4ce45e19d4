// How much of a document is read, and what the process that reads it may use.
/** Of all documents of one assistant, about a thousand pages: they are in memory while callers ask. */
export const maxCharactersPerAssistant = 3_000_000;
/** Of one document: with more, most would hold a word or two. */
export const maxPassages = 20_000;
export const maxPassageLength = 600;
export const maxHeadingLength = 200;

/** What a first try may take of a processor: nearly every document needs less. */
export const shortTryMs = 5_000;
export const maxReaderMs = 30_000;
/** Looked at 40 times a second: with what it takes between two looks it stays below 600. */
export const maxReaderMegabytes = 520;
/** What it answers at most: the whole text, escaped, with a heading for each passage. */
export const maxAnswerBytes = 32 * 1024 * 1024;
