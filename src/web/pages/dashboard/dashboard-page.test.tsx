// Tests of the dashboard's screen (spec 2, 8): cards, dialogs and toasts over canned answers.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { pendingAnswer, renderPage, startNetwork } from '#tests/setup/render-page.tsx';
import { LocalDrafts } from '#web/features/setup-wizard/local-drafts.ts';
import { DashboardPage } from './dashboard-page.tsx';

const maple = listed(1, 'Maple Court');
const oak = listed(2, 'Oakview Terrace', { status: 'deployed' });
const unnamed = listed(3, '', { createdAt: '' });

function listed(id: number, companyName: string, part = {}) {
  const createdAt = `2026-11-${10 + id}T12:00:00.000Z`;
  const base = {
    status: 'draft',
    selectedVoice: '',
    hasUndeployedChanges: false,
    numberRequest: null,
  };
  return { id, companyName, createdAt, ...base, ...part };
}

function open(assistants: unknown, answers: Record<string, unknown> = {}) {
  const network = startNetwork({
    'GET /api/device': { deviceIds: ['device_1_a'], needsRecovery: false },
    'GET /api/config': { supportEmail: 'help@example.com', productName: 'Porchlight' },
    'GET /api/webhook-submissions': [],
    'GET /api/assistants': assistants,
    'GET /api/assistants/1': { ...filledAssistant, id: 1 },
    'GET /api/assistants/2': { ...filledAssistant, id: 2 },
    'GET /api/assistants/3': { ...filledAssistant, id: 3, companyName: '' },
    ...answers,
  });
  return { network, visited: renderPage(<DashboardPage />), user: userEvent.setup() };
}

async function openMenu(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

afterEach(() => vi.unstubAllGlobals());

describe('dashboard', () => {
  it("[DASH-01] shows 'Loading...' while assistants load", async () => {
    const list = pendingAnswer();
    open(list.promise);
    expect(screen.getByText('Loading...')).toBeVisible();
    list.resolve([]);
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  });

  it('[DASH-02] [DASH-03] [DASH-04] has heading, subtitle, notice and the Create New card', async () => {
    open([]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Voice Assistant Setup');
    expect(screen.getByText('Create and manage your AI voice assistant')).toBeVisible();
    expect(screen.getByText('Phone Number Provision').parentElement).toHaveTextContent(
      /5-7 business days of your deployment request, because the carrier has to approve it/,
    );
    expect(screen.getByRole('heading', { name: 'Create New' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Setup' })).toHaveAttribute('href', '/setup');
  });

  it('[DASH-90] names the steps whose input is on this device only, also of a deployed assistant', async () => {
    new LocalDrafts(localStorage, 'tab').keep({ assistantId: 2, step: 'company-details' }, {});
    open([oak]);
    expect(await screen.findByText(/^Not saved yet, only on this device/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Company Info' })).toHaveAttribute(
      'href',
      '/setup/2?step=company-details',
    );
    localStorage.clear();
  });

  it('[DASH-91] tells the status first and the ten digits of the ID last', async () => {
    open([oak]);
    const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
    expect(terms.slice(0, 3)).toEqual(['Status:', 'Last updated:', 'ID:']);
  });

  it('[DASH-05] without assistants says so, with a disabled button', async () => {
    open([]);
    expect(await screen.findByText('No Assistants Found')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Existing Assistant' })).toBeVisible();
    expect(
      screen.getByText(
        `You haven't created any voice assistants yet. Use the "Create New" option to get started.`,
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'No Assistant Available' })).toBeDisabled();
  });

  it('[DASH-07] [DASH-12] [DASH-13] [DASH-14] [DASH-15] shows one assistant without arrows', async () => {
    open([maple]);
    const card = await screen.findByRole('region', { name: 'Your Assistants' });
    expect(card).toHaveTextContent('Your voice assistant setup');
    expect(card).toHaveTextContent('Maple Court');
    expect(card).toHaveTextContent('ID: 1');
    const date = new Date(maple.createdAt).toLocaleDateString();
    expect(card).toHaveTextContent(`Last updated: ${date}`);
    expect(card).toHaveTextContent('Status: Not Deployed');
    expect(within(card).queryByRole('button', { name: /assistant/i })).toBeNull();
    expect(within(card).getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/setup/1');
  });

  it('[DASH-06] [DASH-08] [DASH-09] [DASH-10] moves through several with arrows and dots', async () => {
    const { user } = open([maple, oak, unnamed]);
    const card = await screen.findByRole('region', { name: 'Your Assistants' });
    const previous = within(card).getByRole('button', { name: 'Previous assistant' });
    const next = within(card).getByRole('button', { name: 'Next assistant' });
    expect(card).toHaveTextContent('3 voice assistants configured');
    expect(card).toHaveTextContent('1 of 3');
    expect(card).not.toHaveTextContent('Oakview Terrace');
    expect(previous).toBeDisabled();
    await user.click(next);
    expect(card).toHaveTextContent('2 of 3');
    expect(card).toHaveTextContent('Oakview Terrace');
    expect(card).toHaveTextContent('Status: Active');
    await user.click(next);
    expect(card).toHaveTextContent('3 of 3');
    expect(card).toHaveTextContent('Unnamed Assistant');
    expect(card).toHaveTextContent('Last updated: Never');
    expect(next).toBeDisabled();
    expect(previous).toHaveFocus();
    await user.click(within(card).getByRole('button', { name: 'Show assistant 1 of 3' }));
    expect(card).toHaveTextContent('1 of 3');
  });

  it('[OPER-08] shows the number with its date, before that when it is expected, and nothing for a draft', async () => {
    const expectedBy = '2999-03-11';
    const waiting = {
      requestedAt: oak.createdAt,
      expectedBy,
      phoneNumber: null,
      assignedAt: null,
      isProviderTold: true,
    };
    const assigned = { ...waiting, phoneNumber: '+12125550142', assignedAt: maple.createdAt };
    const { user } = open([
      listed(1, 'Maple Court', { status: 'deployed', numberRequest: assigned }),
      listed(2, 'Oakview Terrace', { status: 'deployed', numberRequest: waiting }),
      unnamed,
    ]);
    const card = await screen.findByRole('region', { name: 'Your Assistants' });
    const next = within(card).getByRole('button', { name: 'Next assistant' });
    const date = (text: string) => new Date(text).toLocaleDateString();
    expect(card).toHaveTextContent(`Phone number: +1 212 555 0142 since ${date(maple.createdAt)}`);
    await user.click(screen.getByRole('button', { name: 'Zoom Phone' }));
    const guide = screen.getByRole('region', { name: 'Zoom Phone' });
    await waitFor(() => expect(guide).toHaveTextContent('Set up forwarding to +1 212 555 0142'));
    await user.click(next);
    expect(card).toHaveTextContent(`Phone number: Expected by ${date(`${expectedBy}T12:00:00`)}`);
    expect(guide).not.toHaveTextContent('+1 212 555 0142');
    await user.click(next);
    expect(card).not.toHaveTextContent('Phone number:');
  });

  it('[DASH-70] promises no day and lights no lamp while nobody has been told', async () => {
    const numberRequest = {
      requestedAt: oak.createdAt,
      expectedBy: '2999-03-11',
      phoneNumber: null,
      assignedAt: null,
      isProviderTold: false,
    };
    open([listed(2, 'Oakview Terrace', { status: 'deployed', numberRequest })]);
    const card = await screen.findByRole('region', { name: 'Your Assistants' });
    expect(card).toHaveTextContent('Status: Active');
    expect(card.querySelector('.lampdot--on')).toBeNull();
    expect(card).toHaveTextContent('Phone number: Not requested yet');
    expect(card).not.toHaveTextContent('2999');
    expect(
      within(card).getByText('Saved on this server. Nobody has been told yet: send it yourself'),
    ).toBeVisible();
  });

  it('[LIFE-70] tells which number is given up before an assistant is deleted', async () => {
    const numberRequest = {
      requestedAt: oak.createdAt,
      expectedBy: '2999-03-11',
      phoneNumber: '+12125550142',
      assignedAt: maple.createdAt,
      isProviderTold: true,
    };
    const { user } = open([
      listed(1, 'Maple Court', { status: 'deployed', numberRequest }),
      unnamed,
    ]);
    for (const [item, text] of [
      ['Delete', 'Your number +1 212 555 0142 is given up; stop forwarding first.'],
      ['Clear All Assistants', 'Your number +1 212 555 0142 is given up; stop forwarding first.'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: /^More for/ }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
      const dialog = await screen.findByRole('alertdialog');
      expect(dialog).toHaveTextContent(text);
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    }
  });

  it("[LIFE-10] marks 'changes not deployed yet' with a way to deploy them", async () => {
    open([listed(2, 'Oakview Terrace', { status: 'deployed', hasUndeployedChanges: true })]);
    expect(await screen.findByRole('link', { name: /changes not deployed yet/i })).toHaveAttribute(
      'href',
      '/setup/2?step=review-deploy',
    );
  });

  it('[DASH-16] offers four actions in the more-menu; Preview and Settings lead on', async () => {
    const { user, visited } = open([maple]);
    await user.click(await screen.findByRole('button', { name: /^More for/ }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent).sort()).toEqual([
      'Clear All Assistants',
      'Delete',
      'Preview',
      'Settings',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Preview' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/preview/1'));
    await openMenu(user, 'Settings');
    await waitFor(() => expect(visited.at(-1)).toBe('/setup/1'));
  });

  it('[DASH-11] [DASH-17] [TOAST-22] [LIFE-16] deletes the assistant shown after asking', async () => {
    const deletion = pendingAnswer();
    const { user, network } = open([maple, oak], { 'DELETE /api/assistants/2': deletion.promise });
    await user.click(await screen.findByRole('button', { name: 'Next assistant' }));
    await openMenu(user, 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    expect(dialog).toHaveTextContent(
      'This will permanently delete the voice assistant and all associated data.',
    );
    expect(dialog).toHaveTextContent('phone number request is withdrawn');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
    network.answer('GET /api/assistants', [maple]);
    deletion.resolve({ success: true });
    expect(await screen.findByText('Voice assistant deleted')).toBeVisible();
    expect(screen.getByText('The voice assistant has been successfully deleted.')).toBeVisible();
    const card = await screen.findByRole('region', { name: 'Your Assistants' });
    await waitFor(() => expect(card).toHaveTextContent('Your voice assistant setup'));
    expect(card).toHaveTextContent('Maple Court');
  });

  it('[DASH-17] the dialog names the assistant that is deleted to its end', async () => {
    const { user, network } = open([maple, oak], { 'DELETE /api/assistants/1': { success: true } });
    await openMenu(user, 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    const submissions = pendingAnswer();
    network.answer('GET /api/assistants', [oak]);
    network.answer('GET /api/webhook-submissions', submissions.promise);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    // The list of assistants is there again, that of the submissions is not.
    await screen.findByText('Your voice assistant setup');
    expect(dialog).toHaveTextContent('Deleting...');
    expect(dialog).toHaveTextContent('Maple Court');
    expect(dialog).not.toHaveTextContent('It is deployed');
    submissions.resolve([]);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('[STATE-03] what this browser kept of a deleted assistant goes with it', async () => {
    const names = ['draft.1.company-details.tab', 'ticks.1.zoom-phone', 'call-completed.1'];
    const others = ['draft.11.company-details.tab', 'ticks.2.zoom-phone', 'call-completed.12'];
    for (const name of [...names, ...others]) localStorage.setItem(`porchlight.${name}`, '{}');
    const { user } = open([maple, oak], { 'DELETE /api/assistants/1': { success: true } });
    await openMenu(user, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const isLeft = (name: string) => localStorage.getItem(`porchlight.${name}`) !== null;
    expect([...names, ...others].filter(isLeft)).toEqual(others);
  });

  it('[TOAST-22] [DASH-21] says when deleting failed, and keeps assistant and question', async () => {
    const { user } = open([maple]);
    await openMenu(user, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const failed = await screen.findByText('Failed to delete voice assistant. Please try again.');
    expect(failed.closest('.toast')).toHaveTextContent('Error');
    expect(screen.getByText('ID:').parentElement).toHaveTextContent('ID: 1');
    expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
  });

  it('[DASH-18] [STATE-04] [TOAST-23] clears all assistants with one call each', async () => {
    const first = pendingAnswer();
    const { user, network } = open([maple, oak], {
      'DELETE /api/assistants/1': first.promise,
      'DELETE /api/assistants/2': { success: true },
    });
    await openMenu(user, 'Clear All Assistants');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete All Assistants?' });
    expect(dialog).toHaveTextContent(
      'This will permanently delete ALL voice assistants and their associated data. This action cannot be undone.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete All' }));
    expect(await screen.findByRole('button', { name: 'Deleting All...' })).toBeDisabled();
    network.answer('GET /api/assistants', []);
    first.resolve({ success: true });
    expect(await screen.findByText('All assistants cleared')).toBeVisible();
    expect(screen.getByText('All voice assistants have been successfully deleted.')).toBeVisible();
    expect(await screen.findByText('No Assistants Found')).toBeInTheDocument();
    const deletions = network.calls.filter((call) => call.startsWith('DELETE'));
    expect(deletions.sort()).toEqual(['DELETE /api/assistants/1', 'DELETE /api/assistants/2']);
  });

  it('[TOAST-23] [DASH-21] says when clearing failed, and how many are still there', async () => {
    const { user, network } = open([maple, oak], { 'DELETE /api/assistants/1': { success: true } });
    await openMenu(user, 'Clear All Assistants');
    network.answer('GET /api/assistants', [oak]);
    await user.click(await screen.findByRole('button', { name: 'Delete All' }));
    const failed = await screen.findByText('Failed to clear all assistants. Please try again.');
    expect(failed.closest('.toast')).toHaveTextContent('Error');
    const dialog = screen.getByRole('alertdialog', { name: 'Delete All Assistants?' });
    expect(dialog).toHaveTextContent('1 of 2 could not be deleted and are still here.');
  });

  it('[DASH-19] Cancel closes a dialog and deletes nothing', async () => {
    const { user, network } = open([maple]);
    await openMenu(user, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(network.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('[TOAST-21] tells that assistants and submissions could not be fetched', async () => {
    const { user, network } = open(() => new Response('', { status: 500 }));
    expect(await screen.findByText('Failed to fetch assistants')).toBeVisible();
    network.answer('GET /api/assistants', [maple]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your voice assistant setup')).toBeVisible();
    network.answer('GET /api/webhook-submissions', () => new Response('', { status: 500 }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Failed to fetch webhook submissions')).toBeVisible();
  });

  it("[LIFE-03] 'Continue where you left off' links the step that a draft waits for", async () => {
    open([oak, maple]);
    expect(await screen.findByText('Continue where you left off')).toBeVisible();
    expect(await screen.findByText('step 5 of 6')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/setup/1?step=faqs-docs',
    );
  });

  it('[LIFE-03] leads to the step that holds something unsaved on this computer', async () => {
    const kept = JSON.stringify({ values: {}, keptAt: 5 });
    localStorage.setItem('porchlight.draft.1.voice-settings.tab', kept);
    open([maple]);
    expect(await screen.findByText('step 3 of 6')).toBeVisible();
  });

  it("[LIFE-03] 'Start over' begins a new draft and deletes nothing", async () => {
    const { user, network, visited } = open([maple], {
      'POST /api/assistants': { ...filledAssistant, id: 9 },
    });
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/setup/9'));
    expect(network.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('[TOAST-18] says when a new setup could not be started', async () => {
    const { user } = open([maple]);
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    const failed = await screen.findByText('Failed to start the setup process. Please try again.');
    expect(failed.closest('.toast')).toHaveTextContent('No such answer');
  });

  it('[LIFE-03] offers nothing to continue without a begun draft', async () => {
    const untouched = { ...filledAssistant, companyName: '', selectedVoice: '', setupType: null };
    open([unnamed], {
      'GET /api/assistants/3': { ...untouched, id: 3, transferNumber: '', callInstructions: null },
    });
    await screen.findByRole('region', { name: 'Your Assistants' });
    await waitFor(() => expect(screen.queryByText('Continue where you left off')).toBeNull());
  });
});
