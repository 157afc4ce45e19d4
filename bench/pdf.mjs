// Time to make the PDF of a full configuration, by the module that the server uses.
import { tsImport } from 'tsx/esm/api';
import { median } from './median.mjs';

const runs = 21;
const folder = '../src/server/features/deployment';

/**
 * @typedef {typeof import('../src/server/features/deployment/configuration-content.ts')} ContentModule
 * @typedef {typeof import('../src/server/features/deployment/configuration-pdf.ts')} PdfModule
 *
 * @param {Pick<Parameters<ContentModule['configurationContent']>[0], 'assistant' | 'documents'>} source
 *   as the API answers them
 */
export async function measurePdf({ assistant, documents }) {
  /** @type {ContentModule} */
  const { configurationContent } = await load('configuration-content');
  /** @type {PdfModule} */
  const { configurationPdf } = await load('configuration-pdf');
  const now = new Date();
  const madeAt = now.toISOString();
  const order = {
    submissionId: 1_000_000_000,
    revision: 1,
    request: /** @type {const} */ ('first'),
    deployedAt: madeAt,
    phoneNumber: null,
    expectedBy: madeAt.slice(0, 10),
    isProviderTold: true,
  };
  const productName = 'Porchlight';
  const content = configurationContent({ assistant, order, documents, productName, madeAt });
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

/** @param {string} name */
function load(name) {
  return tsImport(`${folder}/${name}.ts`, import.meta.url);
}
