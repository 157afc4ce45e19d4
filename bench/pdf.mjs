// Time to make the PDF of a full configuration, by the module that the server uses.
import { tsImport } from 'tsx/esm/api';
import { sampleCompany } from '../tests/setup/sample-company.mjs';
import { median } from './median.mjs';

const runs = 21;
const folder = '../src/server/features/deployment';

/** @param {number} id */
export async function measurePdf(id) {
  const { configurationContent } = await tsImport(
    `${folder}/configuration-content.ts`,
    import.meta.url,
  );
  const { configurationPdf } = await tsImport(`${folder}/configuration-pdf.ts`, import.meta.url);
  const { company, voiceContact, callInstructions, faqs, setupType, documents } = sampleCompany;
  const now = new Date();
  const content = configurationContent({
    assistant: {
      ...{ id, ...company, ...voiceContact, callInstructions, faqs, setupType },
      createdAt: now.toISOString(),
    },
    documents: documents.map(({ name, text }) => ({ originalName: name, size: text.length })),
    productName: 'Porchlight',
    submittedAt: now.toISOString(),
  });
  /** @type {number[]} */
  const times = [];
  let bytes = 0;
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    bytes = (await configurationPdf(content, now)).length;
    times.push(performance.now() - startedAt);
  }
  return {
    what: 'PDF of a full configuration',
    figure: `${Math.round(median(times))} ms, ${Math.round(bytes / 1024)} KiB`,
  };
}
