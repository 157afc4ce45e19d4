// Wizard step 4 on the screen (spec 2, step 4; spec 4, 8).
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultCallScripts } from '#shared/domain/default-call-scripts.ts';
import { emptyAssistant, filledAssistant } from '#tests/setup/example-assistants.ts';
import { findStep, renderSetup } from '#tests/setup/render-setup.tsx';
import { json, problem, WizardServer } from '#tests/setup/wizard-server.ts';

const { id } = filledAssistant;
const ownerLabel = 'Owner/Resident Inquiries';

afterEach(() => vi.unstubAllGlobals());

async function openScripts(stored = filledAssistant, field?: string) {
  const server = new WizardServer(stored);
  const { user } = await renderSetup(id, 'call-scripts', field);
  const owner = await screen.findByLabelText(ownerLabel);
  const retype = async (element: HTMLElement, text: string) => {
    await user.clear(element);
    if (text !== '') await user.type(element, text);
  };
  const pressContinue = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  const saves = () => server.callsTo('PATCH', '/knowledge-base');
  return { server, user, owner, retype, pressContinue, saves };
}

describe('call scripts', () => {
  it('[SCRIPT-01] shows four tabs, each with its own large text area', async () => {
    const { user } = await openScripts();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.querySelector('span')?.textContent);
    expect(tabs).toEqual(['Owner', 'Maintenance', 'Payments', 'Emergency']);
    await user.click(screen.getByRole('tab', { name: /Emergency/ }));
    expect(screen.getByRole('textbox', { name: 'Emergency Handling' })).toHaveValue(
      filledAssistant.callInstructions?.urgentIssues,
    );
  });

  it('[SCRIPT-02] opens the help of a tab after 700 ms, and by keyboard at once', async () => {
    const { user } = await openScripts();
    const help = screen.getByRole('button', { name: `Help for ${ownerLabel}` });
    await user.hover(help);
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(await screen.findByRole('tooltip', {}, { timeout: 3000 })).toHaveTextContent('owners');
  });

  it('[SCRIPT-09] fills in the default texts of the assistant type when nothing is saved', async () => {
    const { owner } = await openScripts({ ...emptyAssistant, setupType: 'after-hours' });
    expect(owner).toHaveValue(defaultCallScripts('after-hours').ownerRequests);
  });

  it('[SCRIPT-06] says what is wrong beside the field, opens its tab and focuses it', async () => {
    const { user, retype, pressContinue, saves } = await openScripts();
    await user.click(screen.getByRole('tab', { name: /Payments/ }));
    await retype(screen.getByLabelText('Payment & Billing'), 'Too short');
    await user.click(screen.getByRole('tab', { name: /Owner/ }));
    await pressContinue();
    const payments = screen.getByRole('textbox', { name: 'Payment & Billing' });
    await waitFor(() => expect(payments).toHaveFocus());
    expect(payments).toHaveAccessibleDescription(/Instructions must be at least 10 characters/);
    expect(screen.getByRole('tab', { name: 'Payments (needs attention)' })).toBeVisible();
    expect(saves()).toEqual([]);
  });

  it('[SCRIPT-11] [SCRIPT-12] Continue goes on once, without waiting for the save', async () => {
    const { server, owner, retype, pressContinue, saves } = await openScripts();
    let finish = () => {};
    server.on('PATCH', '/knowledge-base', ({ body }) => {
      return new Promise((resolve) => {
        finish = () => resolve(json(body));
      });
    });
    await retype(owner, 'Greet owners by their name.');
    await pressContinue();
    await findStep('faqs-docs');
    await waitFor(() => expect(saves()).toHaveLength(1));
    finish();
    expect(await screen.findByText('Call scripts saved')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await findStep('faqs-docs');
    expect(saves()).toHaveLength(1);
  });

  it('[SCRIPT-05] has Back and Continue, which reads Saving... while saving', async () => {
    const { server, user, owner, retype, pressContinue } = await openScripts();
    expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled();
    let finish = () => {};
    server.on('PATCH', '/knowledge-base', ({ body }) => {
      return new Promise((resolve) => {
        finish = () => resolve(json(body));
      });
    });
    await retype(owner, 'Greet owners by their name.');
    await pressContinue();
    await findStep('faqs-docs');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    finish();
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  it('[LIFE-08] [TOAST-04] a refused save keeps the input, marks the step and says so', async () => {
    const { server, user, owner, retype, pressContinue } = await openScripts();
    server.on('PATCH', '/knowledge-base', () => problem(400, 'Please shorten this.'));
    await retype(owner, 'Greet owners by their name.');
    await pressContinue();
    expect(await screen.findByText('Failed to save: 400: Please shorten this.')).toBeVisible();
    const mark = await screen.findByRole('button', { name: /Call Scripts.*needs attention/ });
    await user.click(mark);
    expect(await screen.findByLabelText(ownerLabel)).toHaveValue('Greet owners by their name.');
  });

  it('[SCRIPT-03] [SCRIPT-04] adds, numbers and deletes custom scripts, with Undo', async () => {
    const { user } = await openScripts();
    const hint = 'Add custom call handling instructions for special scenarios.';
    expect(screen.getByText(hint)).toBeVisible();
    const add = screen.getByRole('button', { name: 'Add Custom Script' });
    await user.click(add);
    expect(screen.getByLabelText('Custom Script 1')).toHaveFocus();
    await user.keyboard('Keys at the office only.');
    await user.click(add);
    await user.keyboard('Vendors leave a name.');
    await user.click(screen.getByRole('button', { name: 'Delete Custom Script 1' }));
    expect(screen.getByLabelText('Custom Script 1')).toHaveValue('Vendors leave a name.');
    await user.type(screen.getByLabelText('Custom Script 1'), ' Always.');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Custom Script 1')).toHaveValue('Keys at the office only.');
    expect(screen.getByLabelText('Custom Script 2')).toHaveValue('Vendors leave a name. Always.');
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('[SCRIPT-08] saves custom scripts without doubles and blanks', async () => {
    const customInstructions = ['Keys at the office.', ' Keys at the office. ', ''];
    const { callInstructions } = filledAssistant;
    const stored = callInstructions && { ...callInstructions, customInstructions };
    const { pressContinue, saves } = await openScripts({
      ...filledAssistant,
      callInstructions: stored,
    });
    await pressContinue();
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toMatchObject({
      callInstructions: { customInstructions: ['Keys at the office.'] },
    });
  });

  it('restores the suggested text, and Undo brings the own text back', async () => {
    const { user, owner } = await openScripts();
    const panel = screen.getByRole('tabpanel', { name: /Owner/ });
    await user.click(within(panel).getByRole('button', { name: 'Restore the suggested text' }));
    expect(owner).toHaveValue(defaultCallScripts('both').ownerRequests);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(owner).toHaveValue(filledAssistant.callInstructions?.ownerRequests);
  });

  it('[LIFE-12] a link from the problems list opens the tab of its field', async () => {
    await openScripts(emptyAssistant, 'urgentIssues');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Emergency Handling' })).toHaveFocus(),
    );
  });

  it('[LIFE-17] what was typed and not continued is there again', async () => {
    const { user, owner, retype, saves } = await openScripts();
    await retype(owner, 'Short');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await findStep('voice-settings');
    expect(saves()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /Call Scripts/ }));
    expect(await screen.findByLabelText(ownerLabel)).toHaveValue('Short');
  });
});
