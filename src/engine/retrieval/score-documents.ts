// How well each piece of a document or script fits a question: shared terms, word alignment and
// subject. Of a thousand pieces the meaning would take seconds to tell.
import { compareSubjects } from '#engine/subjects/shared-subject.ts';
import { alignQuery, nearestTerms, rarestMissing } from './alignment.ts';
import type { RetrievalIndex } from './compile-passages.ts';
import type { Query } from './read-query.ts';
import type { Evidence } from './score-questions.ts';
import { scoreTerms } from './term-collection.ts';
import { alignedDocuments } from './thresholds.ts';
import type { Understood } from './understand.ts';

/** The evidence for the best entries of `index.documents` by shared terms, with their numbers. */
export function scoreDocuments(
  index: RetrievalIndex,
  query: Query,
  { subjects }: Understood,
): { entry: number; evidence: Evidence }[] {
  const terms = scoreTerms(index.documentTerms, query.content);
  const compare = subjects && compareSubjects(subjects);
  return bestEntries(terms, alignedDocuments).map((entry) => {
    const about = index.documents[entry]?.subjects;
    const texts = index.documents[entry]?.terms ?? new Int32Array();
    const nearest = nearestTerms(query, texts);
    const evidence = {
      terms: terms[entry] as number,
      alignment: alignQuery(query.contentWeights, nearest),
      rarestMatch: nearest[query.rarest] ?? 0,
      closeAlignment: 0,
      closeMeaning: 0,
      missing: rarestMissing(query, nearest),
      meaning: 0,
      answerMeaning: 0,
      subject: compare && about ? compare(about).shared : 0,
      subjectLikeness: 0,
      subjectPart: 0,
      isExact: false,
    };
    return { entry, evidence };
  });
}

function bestEntries(scores: Float32Array, count: number): number[] {
  const found: number[] = [];
  scores.forEach((score, entry) => {
    if (score > 0) found.push(entry);
  });
  return found
    .sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b)
    .slice(0, count);
}
