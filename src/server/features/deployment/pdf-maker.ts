// A process of its own that makes configuration PDFs: a long one takes a second of a processor, which the server
// should not stand still for, and some 100 MB, which it should not carry. It ends with the server that started it.
import { collectGarbage } from '#server/platform/collect-garbage.ts';
import type { ConfigurationContent } from './configuration-content.ts';
import { configurationPdf } from './configuration-pdf.ts';

export interface PdfToMake {
  content: ConfigurationContent;
  createdAt: Date;
}
export interface MadePdf {
  bytes: Uint8Array;
}

process.on('message', async ({ content, createdAt }: PdfToMake) => {
  let answer: MadePdf | { error: string };
  try {
    answer = { bytes: await configurationPdf(content, createdAt) };
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(answer);
  collectGarbage();
});
process.on('disconnect', () => process.exit(0));
// Ctrl+C at a terminal reaches the whole group; the server finishes what it began first.
process.on('SIGINT', () => {});
