// Tests of what a document's row says of its reading, and of the dialog with the text.
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { renderSetup } from '#tests/setup/render-setup.tsx';
import { problem, type StoredDocument, WizardServer } from '#tests/setup/wizard-server.ts';

const handbook = { id: 2_000_000_001, originalName: 'Handbook.pdf', size: 2_516_582 };
const textPath = `/api/documents/${handbook.id}/text`;
const ready = { readingStatus: 'ready', pages: 12, words: 3400, readingProblem: '' } as const;

afterEach(() => vi.unstubAllGlobals());

async function openDocuments(document: Partial<StoredDocument>) {
  const server = new WizardServer(filledAssistant);
  server.documents = [{ ...handbook, ...document }];
  const { user } = await renderSetup(filledAssistant.id, 'faqs-docs', 'documents');
  const row = (await screen.findByText('Handbook.pdf')).closest('li');
  if (!row) throw new Error('There is no row');
  return { server, user, row: within(row) };
}

describe('the row of a document', () => {
  it.each([
    ['pending', 'Waiting to be read'],
    ['reading', 'Reading...'],
  ] as const)('says that it is %s, and offers no text yet', async (readingStatus, words) => {
    const { row } = await openDocuments({ readingStatus, words: null });
    expect(row.getByText(words)).toBeVisible();
    expect(row.queryByRole('button', { name: /Preview text/ })).toBeNull();
    expect(row.getByRole('button', { name: 'Download Handbook.pdf' })).toBeVisible();
  });

  it('[DOC-09] [LIFE-19] becomes ready by itself, with pages and words', async () => {
    const { server, row } = await openDocuments({ readingStatus: 'reading', words: null });
    expect(row.getByText('Reading...')).toBeVisible();
    server.documents = [{ ...handbook, ...ready }];
    const size = await row.findByText('12 pages · 3,400 words', {}, { timeout: 20_000 });
    expect(size).toBeVisible();
  });

  it('[DOC-09] says why a document cannot be used, and what to do', async () => {
    const readingProblem = 'This looks like a scan: there is no text in it. Type it as FAQs.';
    const { row } = await openDocuments({ readingStatus: 'failed', words: null, readingProblem });
    expect(row.getByText(readingProblem)).toBeVisible();
    expect(row.queryByRole('button', { name: /Preview text/ })).toBeNull();
    expect(row.getByRole('button', { name: 'Download Handbook.pdf' })).toBeVisible();
    expect(row.getByRole('button', { name: 'Delete Handbook.pdf' })).toBeVisible();
  });

  it('says what to know of one that was read in part', async () => {
    const { row } = await openDocuments({
      ...ready,
      readingProblem: '9 of 12 pages have no text.',
    });
    expect(row.getByText('12 pages · 3,400 words')).toBeVisible();
    expect(row.getByText('9 of 12 pages have no text.')).toBeVisible();
  });
});

describe('Preview text', () => {
  const passages = [
    { heading: 'Quiet Hours', page: 1, text: 'Quiet hours are from 10 PM to 7 AM.' },
    { heading: 'Quiet Hours', page: 1, text: 'Parties end by then.' },
    { heading: 'Parking', page: 2, text: 'Guests may park for 48 hours.' },
  ];

  it('[DOC-12] shows the text under its headings and pages, and how much more there is', async () => {
    const { server, user, row } = await openDocuments(ready);
    server.on('GET', textPath, () =>
      Response.json({ title: 'Handbook.pdf', ...ready, passageCount: 203, passages }),
    );
    await user.click(row.getByRole('button', { name: 'Preview text in Handbook.pdf' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preview text' });
    const text = within(
      await within(dialog).findByRole('region', { name: 'Text of the document' }),
    );
    const shown = ['Quiet Hours', 'Parking'].map((name) => text.getByRole('heading', { name }));
    expect(shown).toHaveLength(2);
    for (const line of ['Page 1', 'Page 2', ...passages.map((passage) => passage.text)]) {
      expect(text.getByText(line)).toBeVisible();
    }
    expect(text.getByText(/^And 200 more passages/)).toBeVisible();
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await user.click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is read again each time it is opened: the document may have been', async () => {
    const { server, user, row } = await openDocuments(ready);
    const answer = (shown: typeof passages) => () =>
      Response.json({
        title: 'Handbook.pdf',
        ...ready,
        passageCount: shown.length,
        passages: shown,
      });
    server.on('GET', textPath, answer(passages.slice(0, 1)));
    const open = row.getByRole('button', { name: /Preview text/ });
    await user.click(open);
    await screen.findByText('Quiet hours are from 10 PM to 7 AM.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    server.on('GET', textPath, answer(passages));
    await user.click(open);
    expect(await screen.findByText('Guests may park for 48 hours.')).toBeVisible();
  });

  it('offers another try when the text cannot be loaded', async () => {
    const { server, user, row } = await openDocuments(ready);
    server.on('GET', textPath, () => problem(404, 'Not there.'));
    await user.click(row.getByRole('button', { name: /Preview text/ }));
    expect(await screen.findByText('The text could not be loaded.')).toBeVisible();
    server.on('GET', textPath, () =>
      Response.json({ title: 'Handbook.pdf', ...ready, passageCount: 3, passages }),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Guests may park for 48 hours.')).toBeVisible();
  });
});
