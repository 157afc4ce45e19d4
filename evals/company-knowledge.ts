// A company of the property-management set as the engine is given it: documents go through the reader
// that the product uses on upload.
import type { AssistantSetup, SetupDocument } from '#engine/conversation.ts';
import { readDocument } from '#server/features/documents/reading/read-document.ts';
import type { Company } from './property-data.ts';

export interface CompanyKnowledge {
  setup: AssistantSetup;
  documents: SetupDocument[];
}

/** @param hasPhrasings false: FAQs are only known by their question */
export async function companyKnowledge(
  company: Company,
  hasPhrasings: boolean,
): Promise<CompanyKnowledge> {
  const faqs = company.faqs.map(({ question, answer, phrasings }) => ({
    question,
    answer,
    ...(hasPhrasings && { phrasings }),
  }));
  const documents: SetupDocument[] = [];
  for (const { file, text } of company.documents) {
    const read = await readDocument('txt', Buffer.from(text));
    if ('problem' in read) throw new Error(`${company.slug}/${file}: ${read.problem}`);
    documents.push({ id: documents.length + 1, title: file, passages: read.passages });
  }
  return { setup: { ...company.setup, faqs }, documents };
}
