// What the review cards say of an assistant (spec 2, step 6).
import { describe, expect, it } from 'vitest';
import { faqCount, reviewDocuments, reviewScripts } from './review-details.ts';

const scripts = {
  ownerRequests: 'Greet owners by name.',
  maintenanceRequests: 'Ask for the unit number.',
  paymentRequests: '',
  urgentIssues: 'Tell the caller to leave and call 911.',
  customInstructions: ['Keys at the office.', 'Never give out a number.'],
};

describe('review details', () => {
  it('[REVIEW-03] lists the written scripts, the custom ones with their count', () => {
    expect(reviewScripts(scripts)).toEqual([
      { title: 'Owner requests', texts: ['Greet owners by name.'] },
      { title: 'Maintenance requests', texts: ['Ask for the unit number.'] },
      { title: 'Emergency handling', texts: ['Tell the caller to leave and call 911.'] },
      { title: 'Custom instructions (2)', texts: scripts.customInstructions },
    ]);
  });

  it('[REVIEW-03] has no row without scripts', () => {
    expect(reviewScripts(null)).toEqual([]);
  });

  it('[REVIEW-04] counts FAQs in words', () => {
    expect([faqCount(1), faqCount(6)]).toEqual([
      '1 question and answer',
      '6 questions and answers',
    ]);
  });

  it('[REVIEW-05] sizes documents in the review form, from fileSize', () => {
    const documents = [{ id: 5, originalName: 'Handbook.pdf', fileSize: 2_527_068 }];
    expect(reviewDocuments(documents)).toEqual([{ id: 5, name: 'Handbook.pdf', size: '2.41 MB' }]);
  });
});
