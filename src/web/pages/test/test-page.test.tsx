// Tests of the test page (spec 2, 8) over canned answers.
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { pendingAnswer, renderPage, startNetwork } from '#tests/setup/render-page.tsx';
import { paths } from '#web/paths.ts';
import { TestPage } from './test-page.tsx';

const base = { createdAt: '2026-11-18T12:00:00.000Z', hasUndeployedChanges: false };
const maple = {
  ...base,
  id: 1,
  companyName: 'Maple Court',
  status: 'deployed',
  selectedVoice: 'voice_1',
};
const oak = { ...base, id: 2, companyName: 'Oakview', status: 'draft', selectedVoice: '' };
const harbor = { ...base, id: 3, companyName: '', status: 'scheduled', selectedVoice: 'voice_3' };

function open(path: string, assistants: unknown, answers: Record<string, unknown> = {}) {
  const network = startNetwork({
    'GET /api/assistants': assistants,
    'GET /api/assistants/1': { ...filledAssistant, id: 1, emergencyNumber: '555-0100' },
    'POST /api/assistants/1/voice-response': { text: 'The reply of the server.', audioUrl: null },
    ...answers,
  });
  const visited = renderPage(
    <Switch>
      <Route path={paths.test} component={TestPage} />
      <Route path={paths.preview} component={TestPage} />
    </Switch>,
    path,
  );
  return { network, visited, user: userEvent.setup() };
}

const rows = () => screen.queryAllByRole('link').filter((link) => link.closest('li'));

afterEach(() => vi.unstubAllGlobals());

describe('test page', () => {
  it('[TESTP-03] [TESTP-04] [STATE-02] lists name, date, status and voice', async () => {
    open('/test', [maple, oak, harbor]);
    await screen.findByText('Maple Court');
    const date = new Date(base.createdAt).toLocaleDateString();
    expect(rows().map((row) => row.textContent)).toEqual([
      `Maple Court${date} · RachelActive`,
      `Oakview${date} · No voice yetDraft`,
      `Unnamed Assistant${date} · EmmaScheduled`,
    ]);
  });

  it('[TESTP-01] [TESTP-02] search and filter combine', async () => {
    const { user } = open('/test', [maple, oak, harbor]);
    await screen.findByText('Maple Court');
    const filter = (name: string) => screen.getByRole('button', { name });
    expect(filter('All')).toHaveAttribute('aria-pressed', 'true');
    await user.click(filter('Active'));
    expect(filter('Active')).toHaveAttribute('aria-pressed', 'true');
    expect(filter('All')).toHaveAttribute('aria-pressed', 'false');
    expect(rows()).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), 'OAK');
    expect(screen.getByText('No voice assistants found.')).toBeVisible();
    await user.click(filter('Draft'));
    expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('Oakview')]);
  });

  it('[TESTP-08] says when there is nothing to list', async () => {
    open('/test', []);
    expect(await screen.findByText('No voice assistants found.')).toBeVisible();
  });

  it('[TESTP-09] says when the list cannot be loaded, and tries again', async () => {
    const { user, network } = open('/test', () => new Response('', { status: 500 }));
    expect(await screen.findByText('Failed to load assistants. Please try again.')).toBeVisible();
    network.answer('GET /api/assistants', [maple]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Maple Court')).toBeVisible();
  });

  it("[TESTP-07] 'Create New Assistant' goes to /setup", async () => {
    open('/test', []);
    expect(screen.getByRole('link', { name: 'Create New Assistant' })).toHaveAttribute(
      'href',
      '/setup',
    );
  });

  it('[TESTP-05] [TESTP-06] [ROUTE-03] selecting opens the panel; Close leaves the list', async () => {
    const { user, visited } = open('/test', [maple, oak]);
    await user.click(await screen.findByRole('link', { name: /Maple Court/ }));
    expect(visited.at(-1)).toBe('/preview/1');
    const panel = await screen.findByRole('region', { name: 'Maple Court' });
    expect(within(panel).getByRole('tab', { name: 'Phone Simulation' })).toBeVisible();
    expect(within(panel).getByRole('tab', { name: 'Voice Chat' })).toBeVisible();
    expect(within(panel).getByRole('heading', { level: 2 })).toHaveFocus();
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('tab')).toBeNull();
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('link', { name: /Maple Court/ })).toHaveFocus();
  });

  it('[ROUTE-03] /preview/{id} opens that one and still lists all', async () => {
    open('/preview/1', [maple, oak]);
    expect(await screen.findByRole('region', { name: 'Maple Court' })).toBeVisible();
    expect(rows()).toHaveLength(2);
  });

  it('says when the assistant of the address does not exist, with a way back', async () => {
    const { user, visited } = open('/preview/99', [maple]);
    expect(await screen.findByText('This assistant is not here')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All assistants' }));
    expect(visited.at(-1)).toBe('/test');
  });

  it('[CALL-17] [TALK-03] [TALK-13] both tabs greet with the words of the server', async () => {
    const { user, network } = open('/preview/1', [maple]);
    expect(await screen.findByText('The reply of the server.')).toBeVisible();
    expect(network.calls).toContain('POST /api/assistants/1/voice-response');
    await user.click(screen.getByRole('tab', { name: 'Voice Chat' }));
    const chat = await screen.findByRole('log', { name: 'Conversation' });
    expect(await within(chat).findByText('The reply of the server.')).toBeVisible();
  });

  it('[TALK-47] the built-in greeting waits for the name of the company', async () => {
    const assistant = pendingAnswer();
    open('/preview/1', [maple], {
      'GET /api/assistants/1': () => assistant.promise,
      'POST /api/assistants/1/voice-response': () => new Response('', { status: 500 }),
    });
    await screen.findByRole('region', { name: 'Maple Court' });
    assistant.resolve({ ...filledAssistant, id: 1 });
    expect(await screen.findByText(/calling Maple Court Residences/)).toBeVisible();
  });

  it('[CALL-26] [TALK-28] falls back to the built-in replies when the calls fail', async () => {
    const { user } = open('/preview/1', [maple], {
      'POST /api/assistants/1/voice-response': () => new Response('', { status: 500 }),
      'POST /api/assistants/1/conversation': () => new Response('', { status: 500 }),
    });
    await user.click(await screen.findByRole('tab', { name: 'Voice Chat' }));
    const chat = within(await screen.findByRole('log', { name: 'Conversation' }));
    expect(await chat.findByText(/Hello! Thank you for calling/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Emergency' }));
    expect(await chat.findByText(/555-0100/)).toBeVisible();
    expect(chat.getAllByText(/This is the built-in reply/)).toHaveLength(2);
  });
});
