// Preview & Test inside the wizard (spec 2): the way there and back, and the dialog after the first call.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { findStep } from '#tests/setup/render-setup.tsx';
import { json, WizardServer } from '#tests/setup/wizard-server.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { SetupPage } from '#web/pages/setup/setup-page.tsx';
import { paths, setupPath } from '#web/paths.ts';
import { ToastArea } from '#web/ui/toast.tsx';

const { id, greeting } = filledAssistant;

afterEach(() => vi.unstubAllGlobals());

function open(step: string) {
  const server = new WizardServer(filledAssistant);
  server.on('POST', '/voice-response', () => json({ text: greeting, audioUrl: null }));
  history.replaceState(null, '', setupPath(id, step));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Route path={paths.setupAssistant} component={SetupPage} />
      <ToastArea />
    </QueryClientProvider>,
  );
  return { server, user: userEvent.setup() };
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Preview & Test' });
const bar = () => within(screen.getByRole('navigation', { name: 'Setup steps' }));

describe('Preview & Test', () => {
  it("[TALK-12] opens by review's 'Test your assistant' and is none of the six steps", async () => {
    const { user } = open('review-deploy');
    await findStep('review-deploy');
    await user.click(screen.getByRole('link', { name: 'Test your assistant' }));
    await waitFor(async () => expect(await heading()).toHaveFocus());
    expect(location.search).toBe('?step=preview-test');
    expect(bar().getAllByRole('button')).toHaveLength(6);
    expect(bar().getByRole('button', { name: 'Finish' })).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByText(/Step \d of 6/)).toBeNull();
  });

  it('[TALK-02] [TALK-03] [TALK-09] has chat, call, greeting and the notes', async () => {
    open('preview-test');
    await heading();
    expect(await screen.findByText('Test mode only')).toBeVisible();
    expect(
      screen.getByText(/final assistant uses only the information from your setup form/),
    ).toBeVisible();
    const chat = await screen.findByRole('log', { name: 'Conversation' });
    expect(await within(chat).findByText(greeting)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Simulate Voice Call' })).toBeVisible();
  });

  it.each(['Go Back', 'Save and Continue'])('[TALK-10] %s returns to review', async (name) => {
    const { user } = open('preview-test');
    await heading();
    await user.click(await screen.findByRole('button', { name }));
    await findStep('review-deploy');
    expect(location.search).toBe('?step=review-deploy');
  });

  it("[TALK-11] 'Setup Complete' opens after the first call only and leads to review", async () => {
    const { user } = open('preview-test');
    await heading();
    const takeCall = async () => {
      await user.click(await screen.findByRole('button', { name: 'Simulate Voice Call' }));
      await user.click(await screen.findByRole('button', { name: 'Answer' }));
      await user.click(await screen.findByRole('button', { name: 'End Call' }));
    };
    await takeCall();
    const dialog = await screen.findByRole('dialog', { name: 'Setup Complete' });
    expect(dialog).toHaveTextContent(/Review.*Deploy/);
    await user.click(within(dialog).getByRole('button', { name: 'Keep testing' }));
    await takeCall();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    localStorage.clear();
    await takeCall();
    await user.click(await screen.findByRole('button', { name: 'Go to review' }));
    await findStep('review-deploy');
  });

  it('a declined call completes nothing', async () => {
    const { user } = open('preview-test');
    await heading();
    await user.click(await screen.findByRole('button', { name: 'Simulate Voice Call' }));
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Call declined')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a question that had no answer', () => {
  const path = `${setupPath(id, 'faqs-docs')}&question=${encodeURIComponent('May I swim at night?')}`;
  const openAt = (address: string) => {
    const opened = open('faqs-docs');
    history.replaceState(null, '', address);
    return opened;
  };

  it('stands in a new FAQ that waits for its answer; nothing is saved by opening it', async () => {
    const { server } = openAt(path);
    await findStep('faqs-docs');
    await waitFor(() =>
      expect(screen.getByLabelText('Question')).toHaveValue('May I swim at night?'),
    );
    await waitFor(() => expect(screen.getByLabelText('Answer')).toHaveFocus());
    expect(location.search).toBe('?step=faqs-docs');
    expect(server.callsTo('PATCH', '/knowledge-base')).toEqual([]);
  });
});
