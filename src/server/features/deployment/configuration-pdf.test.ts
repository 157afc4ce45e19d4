import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import {
  filledConfiguration,
  filledDocuments,
  firstOrder,
} from '#tests/setup/filled-configuration.ts';
import { configurationContent } from './configuration-content.ts';
import { configurationPdf } from './configuration-pdf.ts';

const now = new Date('2026-03-02T15:00:00.000Z');

function pdfOf(change: Partial<typeof filledConfiguration> = {}, documents = filledDocuments) {
  const assistant = { ...filledConfiguration, ...change };
  const madeAt = now.toISOString();
  const order = firstOrder;
  const productName = 'Porchlight';
  const content = configurationContent({ assistant, order, documents, productName, madeAt });
  return configurationPdf(content, now);
}

async function readPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

/** Between the last line of each page and the margin under it. */
async function pointsLeft(pdf: Buffer): Promise<number[]> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const left: number[] = [];
  for (let number = 1; number <= proxy.numPages; number += 1) {
    const { items } = await (await proxy.getPage(number)).getTextContent();
    const lines = items.flatMap((item) =>
      'str' in item && item.str.trim() ? Number(item.transform[5]) : [],
    );
    // The running line with the page's number stands below the margin.
    left.push(Math.min(...lines.filter((y) => y > 60)) - 64);
  }
  return left;
}

const readAll = async (pdf: Buffer) => (await readPages(pdf)).join(' ');

describe('configuration PDF', () => {
  it('[ENT-09] holds all of the configuration as text that can be searched', async () => {
    const text = await readAll(await pdfOf());
    const { callInstructions, faqs } = filledConfiguration;
    const { customInstructions = [], ...scripts } = callInstructions ?? {};
    const long = [...Object.values(scripts), ...customInstructions];
    const all = [
      'Porchlight',
      filledConfiguration.companyName,
      filledConfiguration.greeting,
      'Complete Solution',
      'Rachel',
      '(555) 010-0199',
      '+1 555 010 0911',
      'Emergency situations',
      'Resident handbook.pdf',
      '#7712780782',
      'First deployment',
      'Wednesday, March 11, 2026',
      '1.18 MB',
      ...faqs.flatMap(({ question, answer }) => [question, answer]),
    ];
    // Running lines stand between the parts of a text that flows over a page.
    for (const script of long) expect(text).toContain(script.slice(0, 60));
    const words = text.replace(/(?:Oakwood Property Management )?Porchlight Page \d+ of \d+ /g, '');
    for (const part of [...all, ...long]) expect(words).toContain(part.replace(/\s+/g, ' ').trim());
  });

  it('[PAPER-90] tells on its first page all that matters, however long the texts are', async () => {
    const [first = '', second = ''] = await readPages(
      await pdfOf({ businessHours: 'Every day from 9 AM to 5 PM, except the first. '.repeat(40) }),
    );
    for (const part of [
      'Complete Solution',
      'Every day from 9 AM to 5 PM',
      'Eastern Time',
      '5:00 PM to 9:00 AM',
      '(555) 010-0199',
      '+1 555 010 0911',
      'emergency situations, explicit request for human',
      '4 of 4, and 5 of your own',
    ]) {
      expect(first).toContain(part);
    }
    expect(first).not.toContain('Company Information');
    expect(second).toContain('Company Information');
  });

  it('numbers its pages', async () => {
    const pages = await readPages(await pdfOf());
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((text, index) => {
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  });

  it.each([
    'Управление домами «Дуб»',
    'Διαχείριση Κτιρίων',
    'Quản lý tòa nhà Việt',
    'Łódź Señorío Größe Ağrı',
  ])('prints the company name %s', async (companyName) => {
    expect(await readAll(await pdfOf({ companyName }))).toContain(companyName);
  });

  it('[ENT-80] marks what its font cannot draw, and says where to read it', async () => {
    const note = 'Some characters cannot be printed in this file';
    const text = await readAll(await pdfOf({ companyName: 'Happy 😀 房 Homes' }));
    expect(text).toContain('Happy [not printable here] Homes');
    expect(text).toContain(note);
    expect(text).not.toContain('U+');
    expect(await readAll(await pdfOf())).not.toContain(note);
  });

  it('[ENT-81] leaves no page between the first and the last with more than a sixth of it empty', async () => {
    const faqs = Array.from({ length: 8 }, () => ({ question: 'why '.repeat(240), answer: 'So.' }));
    for (let lines = 1; lines < 16; lines += 1) {
      const pdf = await pdfOf({ businessHours: 'Daily\n'.repeat(lines), faqs });
      for (const left of (await pointsLeft(pdf)).slice(1, -1)) expect(left).toBeLessThan(792 / 6);
    }
  });

  it('takes texts that are long, empty or without a space', async () => {
    const text = await readAll(
      await pdfOf(
        {
          companyName: 'x'.repeat(200),
          companyWebsite: `https://${'y'.repeat(490)}`,
          callInstructions: null,
          faqs: [{ question: 'q'.repeat(1000), answer: 'a '.repeat(2500) }],
        },
        [],
      ),
    );
    expect(text).toContain('Maintenance Requests (suggested)');
    expect(text).toContain('No documents uploaded');
    const words = text.replace(/Porchlight Page \d+ of \d+ (?:x+… ?)?/g, '').replaceAll(' ', '');
    expect(words).toContain('y'.repeat(490));
  });

  it('embeds only the letters it uses, so that it stays small', async () => {
    expect((await pdfOf()).length).toBeLessThan(80_000);
  });
});
