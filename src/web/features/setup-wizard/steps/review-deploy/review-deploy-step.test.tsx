// Wizard step 6 on the screen: review, deploy, summary (spec 2, step 6; spec 4, 8).
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { renderSetup } from '#tests/setup/render-setup.tsx';
import { json, problem, summary, WizardServer } from '#tests/setup/wizard-server.ts';

const { id } = filledAssistant;
const nobody = 'Saved on this server. Nobody has been told yet: send it yourself';
const stored = {
  ...filledAssistant,
  callInstructions: filledAssistant.callInstructions && {
    ...filledAssistant.callInstructions,
    customInstructions: ['Keys at the office only.', 'Vendors leave a name.'],
  },
  faqs: [
    { question: 'Are pets allowed?', answer: 'Two cats.' },
    { question: 'Where do I park?', answer: 'On the marked places.' },
  ],
};

afterEach(() => vi.unstubAllGlobals());

async function openReview(change: (server: WizardServer) => void = () => {}, assistant = stored) {
  const server = new WizardServer(assistant);
  change(server);
  const { user } = await renderSetup(id, 'review-deploy');
  const deployButton = await screen.findByRole('button', { name: 'Deploy Voice Assistant' });
  // What is reviewed comes all at once.
  await screen.findByRole('heading', { name: 'Company Information' });
  const deploy = async () => {
    await waitFor(() => expect(deployButton).toBeEnabled());
    await user.click(deployButton);
  };
  return { server, user, deployButton, deploy };
}

async function openDeployed(change?: (server: WizardServer) => void) {
  const review = await openReview(change);
  await review.deploy();
  const dialog = await screen.findByRole('dialog', { name: 'Voice Assistant Deployed!' });
  await review.user.click(within(dialog).getByRole('button', { name: 'Got it' }));
  return review;
}

const card = (title: string) => within(screen.getByRole('region', { name: title }));

describe('review', () => {
  it('[REVIEW-01] [REVIEW-02] shows the company and the voice by its friendly name', async () => {
    await openReview();
    const company = card('Company Information');
    for (const text of [stored.companyName, stored.greeting, stored.companyWebsite]) {
      expect(company.getByText(text)).toBeVisible();
    }
    expect(card('Voice & Contact').getByText('Rachel')).toBeVisible();
    expect(card('Voice & Contact').getByText(stored.transferNumber)).toBeVisible();
  });

  it('[REVIEW-03] opens the details of each script, custom ones with their count', async () => {
    const { user } = await openReview();
    const handling = card('Request Handling');
    for (const title of [
      'Owner requests',
      'Maintenance requests',
      'Payment requests',
      'Emergency handling',
    ]) {
      expect(handling.getByText(title)).toBeVisible();
    }
    await user.click(handling.getByText('Custom instructions (2)'));
    expect(handling.getByText('Vendors leave a name.')).toBeVisible();
  });

  it('[REVIEW-91] [REVIEW-04] [REVIEW-05] lists questions with answers, documents with their sizes', async () => {
    await openReview((server) => {
      server.documents = [{ id: 5, originalName: 'Handbook.pdf', size: 2_527_068 }];
    });
    const knowledge = card('Knowledge Management');
    expect(knowledge.getByText('FAQs: 2 questions and answers')).toBeVisible();
    expect(knowledge.getByText('Where do I park?')).toBeVisible();
    expect(knowledge.getByText('On the marked places.')).toBeVisible();
    expect(await knowledge.findByText('(2.41 MB)')).toBeVisible();
  });

  it('[REVIEW-03] [REVIEW-04] says what is not there', async () => {
    await openReview(undefined, { ...filledAssistant, callInstructions: null });
    expect(card('Request Handling').getByText('No scripts configured')).toBeVisible();
    expect(card('Knowledge Management').getByText('No FAQs configured')).toBeVisible();
    expect(await card('Knowledge Management').findByText('No documents uploaded')).toBeVisible();
  });

  it('[LIFE-12] lists what is missing, each row a link to its field, and does not deploy', async () => {
    const { deployButton } = await openReview((server) => {
      server.readiness = {
        isComplete: false,
        problems: [
          {
            step: 'voice-settings',
            field: 'transferNumber',
            label: 'Transfer Phone Number',
            message: 'Please enter a valid phone number',
          },
        ],
        warnings: [],
      };
    });
    const row = await screen.findByRole('link', { name: /Please enter a valid phone number/ });
    expect(row).toHaveAttribute('href', `/setup/${id}?step=voice-settings&field=transferNumber`);
    expect(row).toHaveTextContent('Voice & Contact, Transfer Phone Number');
    expect(screen.getByText('1 thing to finish before you can deploy')).toBeVisible();
    expect(deployButton).toBeDisabled();
  });

  it('[LIFE-17] names the steps whose input is not saved', async () => {
    const server = new WizardServer(stored);
    const { user } = await renderSetup(id, 'faqs-docs');
    await screen.findByRole('region', { name: 'FAQ #1' });
    await user.type(card('FAQ #1').getByLabelText('Answer'), ' Or');
    await user.clear(card('FAQ #1').getByLabelText('Question'));
    await user.click(screen.getByRole('button', { name: /Finish/ }));
    const notice = await screen.findByText('Not saved yet, so not part of what you deploy');
    expect(notice).toBeVisible();
    expect(screen.getByRole('link', { name: 'What you typed in FAQs & Docs' })).toBeVisible();
    expect(server.callsTo('PATCH', '/knowledge-base')).toEqual([]);
  });

  it('[LIFE-10] says when changes are not deployed yet', async () => {
    await openReview(undefined, { ...stored, status: 'deployed', hasUndeployedChanges: true });
    expect(screen.getByText('Changes not deployed yet')).toBeVisible();
  });
});

describe('deploy', () => {
  it('[DEPLOY-01] [DEPLOY-02] has its two buttons and is busy while it works', async () => {
    const { deploy, deployButton } = await openReview((server) => {
      server.on('POST', '/deploy', () => new Promise(() => {}));
    });
    expect(screen.getByRole('button', { name: 'Back to Previous Step' })).toBeEnabled();
    await deploy();
    await waitFor(() => expect(deployButton).toHaveAccessibleName('Processing...'));
    expect(deployButton).toBeDisabled();
  });

  it('[DEPLOY-03] [DEPLOY-04] [DEPLOY-05] [TOAST-15] saves the settings, deploys, shows what is next', async () => {
    const { server, user, deploy } = await openReview();
    await deploy();
    const dialog = await screen.findByRole('dialog', { name: 'Voice Assistant Deployed!' });
    const writes = server.calls.filter(({ method }) => method !== 'GET' && method !== 'HEAD');
    expect(writes.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PATCH', '/deployment', {}],
      ['POST', '/deploy', undefined],
    ]);
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    expect(dialog).toHaveTextContent('5-7 business days');
    expect(await screen.findByText('Voice assistant successfully deployed!')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Got it' }));
    const panel = await screen.findByRole('heading', { name: 'Deployment Request Successful!' });
    await waitFor(() => expect(panel).toHaveFocus());
  });

  it('[TOAST-14] settings that cannot be saved end the flow', async () => {
    const { server, deploy } = await openReview((server) => {
      server.on('PATCH', '/deployment', () => problem(503, 'Busy.'));
    });
    await deploy();
    expect(await screen.findByText('Failed to save deployment settings')).toBeVisible();
    expect(server.callsTo('POST', '/deploy')).toEqual([]);
  });

  it('[TOAST-14] a refused request says why, a failed one asks to try again', async () => {
    const { server, deploy } = await openReview((server) => {
      server.on('POST', '/deploy', () => problem(422, 'The greeting is missing.'));
    });
    await deploy();
    expect(await screen.findByText('Failed to deploy voice assistant')).toBeVisible();
    expect(screen.getByText('The greeting is missing.')).toBeVisible();
    server.on('POST', '/deploy', () => problem(503, 'Busy.'));
    await deploy();
    expect(
      await screen.findByText('Failed to deploy voice assistant. Please try again.'),
    ).toBeVisible();
  });

  it('[DELIV-14] takes one optional address, saved before deploying, and asks to confirm it', async () => {
    const { server, user, deploy } = await openReview();
    const field = screen.getByLabelText(/E-mail address/);
    await user.type(field, 'not an address');
    await deploy();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/Please enter one e-mail address/);
    expect(server.callsTo('PATCH', '/deployment')).toEqual([]);
    await user.clear(field);
    await user.type(field, 'dana@maplecourt.example');
    await deploy();
    const dialog = await screen.findByRole('dialog', { name: 'Voice Assistant Deployed!' });
    expect(server.callsTo('PATCH', '/deployment')[0]?.body).toEqual({
      notifyEmail: 'dana@maplecourt.example',
    });
    expect(dialog).toHaveTextContent('Confirm that address first: we sent you a link');
  });

  it('[DEPLOY-70] [TOAST-70] says in toast, dialog and panel that nobody has been told, and how to send it', async () => {
    const { user, deploy } = await openReview((server) => {
      server.config = { ...server.config, isProviderNotified: false, isMailSent: false };
    });
    await deploy();
    const dialog = await screen.findByRole('dialog', { name: 'Voice Assistant Deployed!' });
    expect(await within(dialog).findByText(nobody)).toBeVisible();
    const toast = (await screen.findByText('Voice assistant successfully deployed!')).closest('li');
    expect(toast).toHaveTextContent(nobody);
    await user.click(await within(dialog).findByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toContain('Company: Maple Court');
    const mail = within(dialog).getByRole('link', { name: 'Mail' });
    expect(mail.getAttribute('href')).toMatch(/^mailto:\?subject=Voice%20assistant/);
    expect(within(dialog).getByRole('button', { name: 'Download PDF' })).toBeEnabled();
    await user.click(within(dialog).getByRole('button', { name: 'Got it' }));
    const panel = await screen.findByRole('region', { name: 'Deployment Request Successful!' });
    expect(within(panel).getByText(nobody)).toBeVisible();
    expect(panel).not.toHaveTextContent(/by \w+day/);
    await user.click(within(panel).getByRole('button', { name: 'Return to Dashboard' }));
    const sent = (await screen.findByText('Configuration data sent successfully')).closest('li');
    expect(sent).toHaveTextContent(nobody);
  });

  it('[DEPLOY-72] promises no mail on a server that cannot send one', async () => {
    await openReview((server) => {
      server.config = { ...server.config, isMailSent: false };
    });
    expect(screen.getByLabelText(/E-mail address/)).toHaveAccessibleDescription(
      'This server sends no mail yet: the address is kept, and nobody writes to it.',
    );
  });
});

describe('deployed and unchanged', () => {
  const deployedOn = '2026-11-20T10:00:00.000Z';
  const deployedStored = { ...stored, status: 'deployed', deploymentDate: deployedOn };
  const openReturned = (status: string) =>
    openReview((server) => {
      server.submissions = [{ assistantId: id, submittedAt: deployedOn, status }];
    }, deployedStored);
  const panel = () => screen.findByRole('region', { name: 'Deployment Request Successful!' });

  it('[DEPLOY-71] says so, with the summary at hand', async () => {
    const { user } = await openReturned('success');
    const shown = await panel();
    expect(shown).toHaveTextContent('Deployed on November 20, 2026, nothing changed since.');
    await waitFor(() => expect(shown).toHaveTextContent('This version is with the provider.'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(within(shown).getByRole('button', { name: 'View configuration summary' }));
    expect(await screen.findByRole('dialog', { name: 'Configuration Summary' })).toBeVisible();
  });

  it('[DEPLOY-71] a repeated deployment opens no dialog and says that nothing was sent', async () => {
    const { deploy } = await openReturned('success');
    await waitFor(async () => expect(await panel()).toHaveTextContent('is with the provider'));
    await deploy();
    const toast = (await screen.findByText('Voice assistant successfully deployed!')).closest('li');
    expect(toast).toHaveTextContent('This version is already with the provider');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[DEPLOY-70] [DEPLOY-71] one that reached nobody is offered to be sent by hand', async () => {
    await openReturned('stored');
    expect(await within(await panel()).findByText(nobody)).toBeVisible();
  });
});

describe('summary', () => {
  const viewName = 'View configuration summary';

  it('[DEPLOY-07] [LIFE-15] [INPUT-08] [CONST-03] shows the summary without its scripts', async () => {
    const { user } = await openDeployed();
    await user.click(screen.getByRole('button', { name: viewName }));
    const dialog = await screen.findByRole('dialog', { name: 'Configuration Summary' });
    expect(dialog).toHaveTextContent(summary.subject);
    expect(dialog).toHaveTextContent(summary.sentTo);
    expect(dialog).toHaveTextContent(new Date(summary.sentAt).toLocaleString());
    const content = await within(dialog).findByRole('region', { name: 'Content' });
    expect(content.innerHTML).toBe('<h2>Company</h2><p>Maple Court Residences</p>');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('[TOAST-17] copies the content, and says when it cannot', async () => {
    const { user } = await openDeployed();
    await user.click(screen.getByRole('button', { name: viewName }));
    await screen.findByRole('region', { name: 'Content' });
    const copy = screen.getByRole('button', { name: 'Copy Content' });
    await user.click(copy);
    expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain(summary.subject);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(copy);
    expect(await screen.findByText('Failed to copy to clipboard')).toBeInTheDocument();
  });

  it('[DEPLOY-06] [TOAST-16] Return to Dashboard sends the summary and goes to /', async () => {
    const { server, user } = await openDeployed();
    await user.click(screen.getByRole('button', { name: 'Return to Dashboard' }));
    expect(await screen.findByText('Configuration data sent successfully')).toBeVisible();
    expect(server.callsTo('POST', '/webhook')).toHaveLength(1);
    expect(location.pathname).toBe('/');
  });

  it.each([
    ['fails', () => problem(503, 'Busy.')],
    ['lacks success', () => json({ success: false, message: 'No' })],
    ['lacks the summary', () => json({ success: true })],
  ])('[DEPLOY-06] [TOAST-16] goes to / also when the answer %s', async (_, answer) => {
    const { user } = await openDeployed((server) => server.on('POST', '/webhook', answer));
    await user.click(screen.getByRole('button', { name: 'Return to Dashboard' }));
    expect(await screen.findByText('Failed to send configuration data')).toBeVisible();
    expect(location.pathname).toBe('/');
  });
});
