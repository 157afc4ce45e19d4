// What is worth a look before deploying, and the way to each field.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { findStep, renderSetup } from '#tests/setup/render-setup.tsx';
import { WizardServer } from '#tests/setup/wizard-server.ts';

const { id } = filledAssistant;
const sound = {
  ...filledAssistant,
  timeZone: 'America/Chicago',
  transferConditions: ['emergency', 'request'],
  emergencyNumber: '(555) 010-9911',
  faqs: [
    { question: 'Are pets allowed?', answer: 'Two cats.' },
    { question: 'Where do I park?', answer: 'On the marked places.' },
  ],
};

afterEach(() => vi.unstubAllGlobals());

async function openReview(change: Partial<typeof sound>, prepare = (_: WizardServer) => {}) {
  const server = new WizardServer({ ...sound, ...change });
  prepare(server);
  return { server, ...(await renderSetup(id, 'review-deploy')) };
}

const weakCard = () => screen.findByRole('region', { name: /worth a look$/ });

async function follow(change: Partial<typeof sound>, name: RegExp, prepare?: typeof setDocuments) {
  const opened = await openReview(change, prepare);
  await opened.user.click(await screen.findByRole('link', { name }));
  return opened;
}

function setDocuments(server: WizardServer) {
  const readingProblem = 'This looks like a scan.';
  server.documents = [
    { id: 7, originalName: 'Rules.txt', size: 90 },
    { id: 8, originalName: 'Scan.pdf', size: 90, readingStatus: 'failed', readingProblem },
  ];
}

const written = filledAssistant.callInstructions;
const scripts = (change: Partial<NonNullable<typeof written>>) =>
  written && { ...written, ...change };

describe('weak points of the review', () => {
  it('[READY-08] stand apart from what is missing, and keep nobody from deploying', async () => {
    await openReview({ timeZone: '' });
    const card = within(await weakCard());
    expect(card.getByRole('heading')).toHaveTextContent('1 thing worth a look');
    expect(card.getByText(/You can deploy all the same/)).toBeVisible();
    const row = card.getByRole('link', { name: /no time zone/ });
    expect(row).toHaveAttribute('href', `/setup/${id}?step=company-details&field=timeZone`);
    expect(row).toHaveTextContent('Company Info, Time Zone');
    expect(screen.getByRole('button', { name: 'Deploy Voice Assistant' })).toBeEnabled();
    expect(screen.queryByText(/to finish before you can deploy/)).not.toBeInTheDocument();
  });

  it('[READY-07] [READY-08] name no field twice, and follow what is missing', async () => {
    const problem = {
      step: 'voice-settings',
      field: 'transferNumber',
      label: 'Transfer Phone Number',
      message: 'Please enter a valid phone number',
    } as const;
    await openReview({ transferNumber: '555', timeZone: '' }, (server) => {
      server.readiness = { isComplete: false, problems: [problem], warnings: [] };
    });
    const card = await weakCard();
    expect(within(card).getAllByRole('link')).toHaveLength(1);
    expect(card).toHaveTextContent('Not required');
    const problems = screen.getByRole('region', { name: /to finish before you can deploy/ });
    expect(problems.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('button', { name: 'Deploy Voice Assistant' })).toBeDisabled();
  });

  it('[READY-07] [READY-08] put the warnings of the server in the order of the steps; the sixth and more wait behind a click', async () => {
    const { user } = await openReview(
      {
        timeZone: '',
        transferConditions: [],
        emergencyNumber: '',
        companyWebsite: 'none',
        callInstructions: scripts({ urgentIssues: '', paymentRequests: 'Pay at [portal].' }),
      },
      (server) => {
        const warning = {
          step: 'faqs-docs',
          field: 'documents',
          label: 'Knowledge Documents',
          message: 'No documents yet.',
        } as const;
        server.readiness = { isComplete: true, problems: [], warnings: [warning] };
      },
    );
    const card = within(await weakCard());
    expect(card.getByRole('heading')).toHaveTextContent('7 things');
    const more = card.getByText('Show 2 more');
    expect(card.getByText(/no emergency script/)).not.toBeVisible();
    await user.click(more);
    expect(card.getByText(/no emergency script/)).toBeVisible();
    const links = card.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.at(-1)).toContain('field=documents');
  });

  it('[READY-08] say so when nothing is weak', async () => {
    await openReview({});
    expect(await screen.findByText('Ready to deploy')).toBeVisible();
    expect(screen.queryByText(/worth a look/)).not.toBeInTheDocument();
  });

  it('[READY-08] are told even if the server cannot check', async () => {
    await openReview({ timeZone: '' }, (server) =>
      server.on('GET', '/readiness', () => new Response('Busy', { status: 503 })),
    );
    expect(await screen.findByText(/no time zone/)).toBeVisible();
    expect(screen.queryByText('Ready to deploy')).not.toBeInTheDocument();
  });

  it('[READY-05] notice a question that was left without an answer', async () => {
    new WizardServer(sound);
    const { user } = await renderSetup(id, 'faqs-docs');
    const first = await screen.findByRole('region', { name: 'FAQ #1' });
    await user.clear(within(first).getByLabelText('Answer'));
    await user.click(screen.getByRole('button', { name: /Finish/ }));
    await user.click(
      await screen.findByRole('link', { name: /“Are pets allowed\?” has no answer/ }),
    );
    await findStep('faqs-docs');
    const again = await screen.findByRole('region', { name: 'FAQ #1' });
    await waitFor(() => expect(within(again).getByLabelText('Answer')).toHaveFocus());
  });
});

describe('the way to a weak point', () => {
  it('[READY-09] opens the tab, marks and focuses the field, and says why until it is changed', async () => {
    const { user } = await follow({ timeZone: '' }, /no time zone/);
    await findStep('company-details');
    expect(
      await screen.findByRole('tab', { name: /Additional Info/, selected: true }),
    ).toBeVisible();
    const field = screen.getByLabelText(/Time zone/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(await screen.findByText(/no time zone, so/)).toBeVisible();
    expect(field).toHaveAccessibleDescription(/no time zone, so/);
    expect(location.search).toBe('?step=company-details&tab=additional');
    await user.selectOptions(field, 'America/Denver');
    await waitFor(() => expect(screen.queryByText(/no time zone, so/)).not.toBeInTheDocument());
  });

  it('[READY-09] forgets the sentence with the step', async () => {
    const { user } = await follow({ timeZone: '' }, /no time zone/);
    await findStep('company-details');
    expect(await screen.findByText(/no time zone, so/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Voice & Contact/ }));
    await findStep('voice-settings');
    expect(screen.queryByText(/no time zone, so/)).not.toBeInTheDocument();
  });

  it('[READY-09] leads to a group of check boxes', async () => {
    await follow({ transferConditions: [] }, /No transfer condition/);
    await findStep('voice-settings');
    await waitFor(() => expect(screen.getByLabelText('Emergency situations')).toHaveFocus());
    const group = screen.getByRole('group', { name: 'Transfer Conditions' });
    expect(await within(group).findByText(/no caller is ever connected/)).toBeVisible();
  });

  it('[READY-09] leads to one of the call scripts, also to a custom one', async () => {
    const callInstructions = scripts({
      urgentIssues: '',
      customInstructions: ['Keys.', 'Code: XXXX'],
    });
    const { user } = await follow({ callInstructions }, /no emergency script/);
    await findStep('call-scripts');
    await waitFor(() => expect(screen.getByLabelText('Emergency Handling')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /Finish/ }));
    await user.click(await screen.findByRole('link', { name: /Custom Script 2 still holds/ }));
    await findStep('call-scripts');
    await waitFor(() => expect(screen.getByLabelText('Custom Script 2')).toHaveFocus());
  });

  it('[READY-09] leads to one FAQ of several', async () => {
    const faqs = [...sound.faqs, { question: 'Are pets allowed', answer: 'No pets.' }];
    await follow({ faqs }, /FAQ #1 and #3/);
    await findStep('faqs-docs');
    const third = within(await screen.findByRole('region', { name: 'FAQ #3' }));
    await waitFor(() => expect(third.getByLabelText('Answer')).toHaveFocus());
  });

  it('[READY-06] [READY-09] leads to the document that could not be read', async () => {
    await follow({}, /“Scan.pdf” could not be read. This looks like a scan/, setDocuments);
    await findStep('faqs-docs');
    expect(await screen.findByRole('tab', { name: /Documents/, selected: true })).toBeVisible();
    const row = screen.getByText('Scan.pdf').closest('li');
    await waitFor(() => expect(row).toHaveFocus());
    const note = '“Scan.pdf” could not be read. This looks like a scan.';
    expect(await within(row as HTMLElement).findByText(note)).toBeVisible();
  });

  it('[READY-09] leads to where documents are added', async () => {
    const message = 'No documents yet.';
    const { user } = await openReview({}, (server) => {
      const label = 'Knowledge Documents';
      const warning = { step: 'faqs-docs', field: 'documents', label, message } as const;
      server.readiness = { isComplete: true, problems: [], warnings: [warning] };
    });
    await user.click(await screen.findByRole('link', { name: /No documents yet/ }));
    await findStep('faqs-docs');
    const zone = await screen.findByRole('button', { name: /^Upload a file/ });
    await waitFor(() => expect(zone).toHaveFocus());
    expect(await screen.findByText(message)).toBeVisible();
    expect(zone).toHaveAccessibleDescription(message);
  });
});
