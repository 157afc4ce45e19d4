// Every toast of spec section 8 (and 5), and nothing else; `bad` is the specification's 'destructive'.
import type { ToastMessage } from './lib/toast-store.ts';

const ok = (title: string, description?: string): ToastMessage => ({
  title,
  description,
  tone: 'ok',
});
const bad = (title: string, description?: string): ToastMessage => ({
  title,
  description,
  tone: 'bad',
});

export const messages = {
  companySaved: ok('Company details updated', 'Your business information has been saved.'),
  companyNotSaved: (error: string) => bad('Error saving company details', error),

  voicePreviewUnavailable: bad(
    'Voice Preview Unavailable',
    'Unable to play voice sample. Please try again later.',
  ),
  voiceContactSaved: ok('Success', 'Voice & contact settings saved successfully.'),
  voiceContactNotSaved: bad('Error', 'Failed to save voice & contact settings.'),

  callScriptsSaved: ok('Call scripts saved', 'Your call scripts have been saved successfully.'),
  callScriptsNotSaved: (error?: string) =>
    bad('Error', `Failed to save: ${error || 'Unknown error'}`),
  callScriptsFailed: bad('Error', 'Failed to save call scripts. Please try again.'),

  faqsSaved: ok('Knowledge saved', 'Your FAQs and documents have been saved.'),
  faqsNotSaved: (error: string) => bad('Error', `Failed to save: ${error}`),
  faqsFailed: bad('Error', 'An error occurred while saving. Please try again.'),
  faqsTooShort: bad(
    'Validation Error',
    'Questions and answers must be at least 3 characters long.',
  ),
  lastFaq: bad('Cannot remove all FAQs', 'You must have at least one FAQ'),

  fileTooLarge: (maxMegabytes: number) =>
    bad('File too large', `Maximum file size is ${maxMegabytes}MB`),
  fileTypeRefused: bad('Invalid file type', 'Only PDF, DOCX, TXT files are allowed'),
  uploadFailed: bad('Upload failed', 'There was an error uploading your file.'),
  fileUploaded: (name?: string) => ok('File uploaded', name),

  documentDeleted: ok('Document deleted'),
  documentNotDeleted: bad('Error', 'Failed to delete document.'),
  downloadRefused: (details?: string) =>
    bad(
      'Unable to download file',
      details || 'The file is not available. It may have been removed during redeployment.',
    ),
  downloadFailed: bad('Download failed', 'There was an error downloading the file.'),

  deploymentNotSaved: bad('Failed to save deployment settings'),
  deployFailed: bad('Failed to deploy voice assistant'),
  deployFailedTryAgain: bad('Failed to deploy voice assistant. Please try again.'),
  deployed: (description?: string) => ok('Voice assistant successfully deployed!', description),

  summaryNotSent: bad('Failed to send configuration data'),
  summarySent: (description?: string) => ok('Configuration data sent successfully', description),
  copied: ok('Copied to clipboard'),
  notCopied: bad('Failed to copy to clipboard'),

  setupNotStarted: bad('Failed to start the setup process. Please try again.'),

  responseFailed: bad('Failed to generate response'),
  voiceMessageFailed: bad(
    'Error processing voice',
    'There was a problem processing your voice message. Please try again.',
  ),
  messageNotSent: bad(
    'Error sending message',
    'There was a problem sending your message. Please try again.',
  ),
  microphoneDenied: bad(
    'Microphone access denied',
    'Please allow microphone access to use voice recording features.',
  ),
  callEnded: (duration: string): ToastMessage => ({
    title: 'Call ended',
    description: duration,
    tone: 'info',
  }),
  callDeclined: { title: 'Call declined', tone: 'info' } satisfies ToastMessage as ToastMessage,

  pdfRefused: (details?: string) =>
    bad(
      'Unable to download PDF',
      details || 'The PDF file could not be retrieved. Please try again later.',
    ),
  pdfDownloadFailed: bad('Download failed'),
  pdfUnavailable: bad('PDF unavailable'),

  assistantDeleted: ok(
    'Voice assistant deleted',
    'The voice assistant has been successfully deleted.',
  ),
  assistantNotDeleted: bad('Error', 'Failed to delete voice assistant. Please try again.'),
  assistantsCleared: ok(
    'All assistants cleared',
    'All voice assistants have been successfully deleted.',
  ),
  assistantsNotCleared: bad('Error', 'Failed to clear all assistants. Please try again.'),
};

/** Sentences of spec 8 that stand on a screen or in an error instead of a toast. */
export const sentences = {
  assistantsNotLoaded: 'Failed to load assistants. Please try again.',
  chatFallback: "I'm sorry, I encountered an error processing your request. Please try again.",
  documentMayBeGone: 'This file may not be available after redeployment.',
};
