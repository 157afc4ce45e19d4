// Every toast of spec section 8, word for word.
import { expect, it } from 'vitest';
import type { ToastMessage } from './lib/toast-store.ts';
import { messages } from './messages.ts';

function says(toast: ToastMessage, tone: 'ok' | 'bad', title: string, text?: string): void {
  expect(toast).toMatchObject({ tone, title });
  expect(toast.description).toBe(text);
}

it('[TOAST-01] company save', () => {
  says(messages.companyNotSaved('500: Away'), 'bad', 'Error saving company details', '500: Away');
  says(
    messages.companySaved,
    'ok',
    'Company details updated',
    'Your business information has been saved.',
  );
});

it('[TOAST-02] voice preview', () => {
  says(
    messages.voicePreviewUnavailable,
    'bad',
    'Voice Preview Unavailable',
    'Unable to play voice sample. Please try again later.',
  );
});

it('[TOAST-03] voice save', () => {
  says(messages.voiceContactNotSaved, 'bad', 'Error', 'Failed to save voice & contact settings.');
  says(messages.voiceContactSaved, 'ok', 'Success', 'Voice & contact settings saved successfully.');
});

it('[TOAST-04] call scripts save', () => {
  says(messages.callScriptsNotSaved('500: Away'), 'bad', 'Error', 'Failed to save: 500: Away');
  says(messages.callScriptsNotSaved(), 'bad', 'Error', 'Failed to save: Unknown error');
  says(
    messages.callScriptsFailed,
    'bad',
    'Error',
    'Failed to save call scripts. Please try again.',
  );
  says(
    messages.callScriptsSaved,
    'ok',
    'Call scripts saved',
    'Your call scripts have been saved successfully.',
  );
});

it('[TOAST-05] FAQ save', () => {
  says(messages.faqsNotSaved('500: Away'), 'bad', 'Error', 'Failed to save: 500: Away');
  says(messages.faqsFailed, 'bad', 'Error', 'An error occurred while saving. Please try again.');
  says(messages.faqsSaved, 'ok', 'Knowledge saved', 'Your FAQs and documents have been saved.');
});

it('[TOAST-06] FAQs too short', () => {
  says(
    messages.faqsTooShort,
    'bad',
    'Validation Error',
    'Questions and answers must be at least 3 characters long.',
  );
});

it('[TOAST-07] last FAQ row', () => {
  says(messages.lastFaq, 'bad', 'Cannot remove all FAQs', 'You must have at least one FAQ');
});

it('[TOAST-08] upload too large', () => {
  says(messages.fileTooLarge(10), 'bad', 'File too large', 'Maximum file size is 10MB');
});

it('[TOAST-09] upload of another type', () => {
  says(
    messages.fileTypeRefused,
    'bad',
    'Invalid file type',
    'Only PDF, DOCX, TXT files are allowed',
  );
});

it('[TOAST-10] upload fails', () => {
  says(messages.uploadFailed, 'bad', 'Upload failed', 'There was an error uploading your file.');
});

it('[TOAST-11] upload succeeds', () => {
  says(messages.fileUploaded(), 'ok', 'File uploaded');
});

it('[TOAST-12] deleting a document', () => {
  says(messages.documentNotDeleted, 'bad', 'Error', 'Failed to delete document.');
  says(messages.documentDeleted, 'ok', 'Document deleted');
});

it('[TOAST-13] document download', () => {
  says(
    messages.downloadRefused('It was removed.'),
    'bad',
    'Unable to download file',
    'It was removed.',
  );
  says(
    messages.downloadRefused(),
    'bad',
    'Unable to download file',
    'The file is not available. It may have been removed during redeployment.',
  );
  says(
    messages.downloadFailed,
    'bad',
    'Download failed',
    'There was an error downloading the file.',
  );
});

it('[TOAST-14] deploying fails', () => {
  says(messages.deploymentNotSaved, 'bad', 'Failed to save deployment settings');
  says(messages.deployFailed, 'bad', 'Failed to deploy voice assistant');
  says(messages.deployFailedTryAgain, 'bad', 'Failed to deploy voice assistant. Please try again.');
});

it('[TOAST-15] deploying succeeds', () => {
  says(messages.deployed(), 'ok', 'Voice assistant successfully deployed!');
});

it('[TOAST-16] sending the summary', () => {
  says(messages.summaryNotSent, 'bad', 'Failed to send configuration data');
  says(messages.summarySent(), 'ok', 'Configuration data sent successfully');
});

it('[TOAST-17] copying the summary', () => {
  says(messages.notCopied, 'bad', 'Failed to copy to clipboard');
  says(messages.copied, 'ok', 'Copied to clipboard');
});

it('[TOAST-18] creating fails', () => {
  says(messages.setupNotStarted, 'bad', 'Failed to start the setup process. Please try again.');
});

it('[TOAST-19] PDF download', () => {
  says(messages.pdfRefused('It was removed.'), 'bad', 'Unable to download PDF', 'It was removed.');
  says(
    messages.pdfRefused(),
    'bad',
    'Unable to download PDF',
    'The PDF file could not be retrieved. Please try again later.',
  );
  says(messages.pdfDownloadFailed, 'bad', 'Download failed');
});

it('[TOAST-20] PDF unavailable', () => {
  says(messages.pdfUnavailable, 'bad', 'PDF unavailable');
});

it('[TOAST-22] deleting an assistant', () => {
  says(
    messages.assistantDeleted,
    'ok',
    'Voice assistant deleted',
    'The voice assistant has been successfully deleted.',
  );
  says(
    messages.assistantNotDeleted,
    'bad',
    'Error',
    'Failed to delete voice assistant. Please try again.',
  );
});

it('[TOAST-23] clear-all', () => {
  says(
    messages.assistantsCleared,
    'ok',
    'All assistants cleared',
    'All voice assistants have been successfully deleted.',
  );
  says(
    messages.assistantsNotCleared,
    'bad',
    'Error',
    'Failed to clear all assistants. Please try again.',
  );
});
