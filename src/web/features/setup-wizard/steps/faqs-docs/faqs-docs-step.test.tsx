// Wizard step 5 on the screen (spec 2, step 5; spec 5, 8). Uploads themselves run in the journeys.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Faq } from '#shared/domain/faqs.ts';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { findStep, renderSetup } from '#tests/setup/render-setup.tsx';
import { problem, type StoredDocument, WizardServer } from '#tests/setup/wizard-server.ts';
import { currentToasts, dismissToast } from '#web/lib/toast-store.ts';

const { id } = filledAssistant;
const pets = { question: 'Are pets allowed?', answer: 'Two cats or one small dog.' };
const handbook = { id: 2_000_000_001, originalName: 'Handbook.pdf', size: 2_516_582 };
const hours = { id: 2_000_000_002, originalName: 'hours.txt', size: 812 };

afterEach(() => vi.unstubAllGlobals());

interface Stored {
  faqs?: Faq[];
  documents?: StoredDocument[];
}

async function openStep({ faqs = [], documents = [] }: Stored = {}, field?: string) {
  const server = new WizardServer({ ...filledAssistant, faqs });
  server.documents = documents;
  const { user, view } = await renderSetup(id, 'faqs-docs', field);
  await screen.findByRole('tablist');
  const pressContinue = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  const saves = () => server.callsTo('PATCH', '/knowledge-base').map(({ body }) => body);
  return { server, user, view, pressContinue, saves };
}

const card = (title: string) => within(screen.getByRole('region', { name: title }));

describe('FAQs', () => {
  it('[FAQ-01] has the two tabs by their full names', async () => {
    await openStep();
    expect(screen.getByRole('tab', { name: 'Frequently Asked Questions' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Knowledge Documents' })).toBeVisible();
  });

  it('[FAQ-02] adds cards titled FAQ #N, deletes them, and Undo brings one back', async () => {
    const { user } = await openStep({ faqs: [pets] });
    await user.click(screen.getByRole('button', { name: 'Add FAQ' }));
    expect(card('FAQ #2').getByLabelText('Question')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Delete FAQ #1' }));
    expect(screen.queryByRole('region', { name: 'FAQ #2' })).toBeNull();
    expect(card('FAQ #1').getByLabelText('Question')).toHaveValue('');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(card('FAQ #1').getByLabelText('Answer')).toHaveValue(pets.answer);
  });

  it('[FAQ-07] [TOAST-07] refuses to remove the last row', async () => {
    const { user } = await openStep({ faqs: [pets] });
    await user.click(screen.getByRole('button', { name: 'Delete FAQ #1' }));
    expect(await screen.findByText('Cannot remove all FAQs')).toBeVisible();
    expect(screen.getByText('You must have at least one FAQ')).toBeVisible();
    expect(card('FAQ #1').getByLabelText('Question')).toHaveValue(pets.question);
  });

  it('[FAQ-05] [TOAST-06] too short: toast, marks at the fields, no advance', async () => {
    const { user, pressContinue, saves } = await openStep();
    await user.type(screen.getByLabelText('Question'), 'ab');
    await user.click(screen.getByRole('tab', { name: 'Knowledge Documents' }));
    await pressContinue();
    expect(await screen.findByText('Validation Error')).toBeVisible();
    expect(
      screen.getByText('Questions and answers must be at least 3 characters long.'),
    ).toBeVisible();
    const question = screen.getByLabelText('Question');
    await waitFor(() => expect(question).toHaveFocus());
    expect(question).toHaveAccessibleDescription(/Question must be at least 3 characters/);
    expect(screen.getByLabelText('Answer')).toHaveAccessibleDescription(
      /Answer must be at least 3 characters/,
    );
    expect(saves()).toEqual([]);
  });

  it('[TOAST-06] leads to too many other ways to ask, without calling the FAQ too short', async () => {
    const phrasings = Array.from({ length: 11 }, (_, index) => `Way ${index + 1}`);
    for (const { id: shown } of currentToasts()) dismissToast(shown);
    const { pressContinue, saves } = await openStep({ faqs: [{ ...pets, phrasings }] });
    await pressContinue();
    const field = screen.getByLabelText(/Other ways/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/at most 10 other ways/);
    expect(screen.queryByText('Validation Error')).toBeNull();
    expect(saves()).toEqual([]);
  });

  it('[FAQ-04] [FAQ-06] stores an empty list when only blank rows are left, and goes on', async () => {
    const { user, pressContinue, saves } = await openStep({ faqs: [pets] });
    await user.clear(screen.getByLabelText('Question'));
    await user.clear(screen.getByLabelText('Answer'));
    await pressContinue();
    await findStep('review-deploy');
    expect(saves()).toEqual([{ faqs: [] }]);
  });

  it('[LIFE-09] [TOAST-05] Continue on the documents tab saves the FAQs as well', async () => {
    const { user, pressContinue, saves } = await openStep();
    await user.type(screen.getByLabelText('Question'), pets.question);
    await user.type(screen.getByLabelText('Answer'), pets.answer);
    await user.click(screen.getByRole('tab', { name: 'Knowledge Documents' }));
    await pressContinue();
    await findStep('review-deploy');
    expect(saves()).toEqual([{ faqs: [pets] }]);
    expect(screen.getByText('Knowledge saved')).toBeVisible();
    expect(screen.getByText('Your FAQs and documents have been saved.')).toBeVisible();
  });

  it('[TOAST-05] a failed save stays on the step and keeps the input', async () => {
    const { server, user, pressContinue } = await openStep();
    server.on('PATCH', '/knowledge-base', () => problem(507, 'The disk is full.'));
    await user.type(screen.getByLabelText('Question'), pets.question);
    await user.type(screen.getByLabelText('Answer'), pets.answer);
    await pressContinue();
    expect(await screen.findByText('Failed to save: 507: The disk is full.')).toBeVisible();
    await findStep('faqs-docs');
    expect(screen.getByLabelText('Question')).toHaveValue(pets.question);
  });
});

describe('documents', () => {
  it('[DOC-02] says when there is none', async () => {
    await openStep({}, 'documents');
    expect(await screen.findByText('No documents uploaded yet.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Uploaded Documents (0)' })).toBeVisible();
  });

  it('[DOC-01] [DOC-03] [DOC-04] offers the upload and lists name, size and buttons', async () => {
    await openStep({ documents: [handbook, hours] }, 'documents');
    const heading = await screen.findByRole('heading', { name: 'Uploaded Documents (2)' });
    expect(heading).toBeVisible();
    const upload = screen.getByRole('button', { name: /^Upload a file or drag and drop/ });
    expect(upload).toBeVisible();
    expect(screen.getByText('2.4 MB')).toBeVisible();
    expect(screen.getByText('812 B')).toBeVisible();
    for (const { originalName } of [handbook, hours]) {
      expect(screen.getByRole('button', { name: `Download ${originalName}` })).toBeVisible();
      expect(screen.getByRole('button', { name: `Delete ${originalName}` })).toBeVisible();
    }
  });

  it('[DOC-08] a failed HEAD check turns the row amber and hides its download', async () => {
    const server = new WizardServer(filledAssistant);
    server.documents = [handbook];
    server.on('HEAD', `/api/documents/download/${handbook.id}`, () =>
      Response.json(null, { status: 404 }),
    );
    await renderSetup(id, 'faqs-docs', 'documents');
    const warning = 'This file may not be available after redeployment.';
    const row = (await screen.findByText(warning)).closest('li');
    expect(row).toHaveClass('warnrow');
    expect(screen.queryByRole('button', { name: 'Download Handbook.pdf' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete Handbook.pdf' })).toBeVisible();
  });

  it.each([
    [
      '[DOC-06] [TOAST-09]',
      'photo.png',
      10,
      'Invalid file type',
      'Only PDF, DOCX, TXT files are allowed',
    ],
    [
      '[DOC-05] [TOAST-08]',
      'big.pdf',
      10 * 1024 * 1024 + 1,
      'File too large',
      'Maximum file size is 10MB',
    ],
    ['[TOAST-10]', 'empty.txt', 0, 'Upload failed', 'There was an error uploading your file.'],
  ])('%s refuses %s with its toast and names it', async (_, name, size, title, text) => {
    const { view } = await openStep({}, 'documents');
    await screen.findByText('No documents uploaded yet.');
    pick(view.container, [fileOf(name, size)]);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(name);
  });

  it('[DOC-07] takes one file per drop: several are refused in a sentence', async () => {
    await openStep({}, 'documents');
    const area = await screen.findByText('No documents uploaded yet.');
    const files = [fileOf('a.pdf', 5), fileOf('b.pdf', 5)];
    fireEvent.dragOver(area, { dataTransfer: { types: ['Files'], files } });
    expect(screen.getByRole('button', { name: /^Upload a file/ })).toHaveClass('is-over');
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files } });
    expect(await screen.findByRole('alert')).toHaveTextContent('one file at a time');
    expect(screen.getByRole('button', { name: /^Upload a file/ })).not.toHaveClass('is-over');
  });

  it('[TOAST-12] deletes after a question', async () => {
    const { server, user } = await openStep({ documents: [handbook] }, 'documents');
    await user.click(await screen.findByRole('button', { name: 'Delete Handbook.pdf' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this document?' });
    expect(server.callsTo('DELETE', `/${handbook.id}`)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Document deleted')).toBeVisible();
    expect(await screen.findByText('No documents uploaded yet.')).toBeVisible();
  });

  it('[TOAST-12] says when deleting failed, and keeps the row', async () => {
    const { server, user } = await openStep({ documents: [handbook] }, 'documents');
    server.on('DELETE', `/api/documents/${handbook.id}`, () => problem(503, 'Busy.'));
    await user.click(await screen.findByRole('button', { name: 'Delete Handbook.pdf' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete document.')).toBeVisible();
    expect(screen.getByText('Handbook.pdf')).toBeVisible();
  });

  it('[TOAST-13] a refused download says why, a lost connection says so', async () => {
    const { server, user } = await openStep({ documents: [handbook] }, 'documents');
    const path = `/api/documents/download/${handbook.id}`;
    const details = 'It was removed by the operator.';
    server.on('GET', path, () => Response.json({ details }, { status: 404 }));
    const download = await screen.findByRole('button', { name: 'Download Handbook.pdf' });
    await user.click(download);
    expect(await screen.findByText('Unable to download file')).toBeVisible();
    expect(screen.getByText(details)).toBeVisible();
    server.on('GET', path, () => Promise.reject(new TypeError('network')));
    await user.click(download);
    expect(await screen.findByText('Download failed')).toBeVisible();
    expect(screen.getByText('There was an error downloading the file.')).toBeVisible();
  });
});

function fileOf(name: string, size: number): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

/** As the browser does it: also for files that the picker's filter would hide. */
function pick(container: HTMLElement, files: File[]): void {
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('There is no file field');
  fireEvent.change(input, { target: { files } });
}
