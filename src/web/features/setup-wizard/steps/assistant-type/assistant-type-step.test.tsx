// Wizard step 1 on the screen (spec 2, step 1; spec 4).
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyAssistant, filledAssistant } from '#tests/setup/example-assistants.ts';
import { findStep, renderSetup } from '#tests/setup/render-setup.tsx';
import { problem, WizardServer } from '#tests/setup/wizard-server.ts';

const { id } = emptyAssistant;
const typeNames = ['Digital Receptionist', 'After-Hours Support', 'Complete Solution'];

afterEach(() => vi.unstubAllGlobals());

async function openTypes(stored = emptyAssistant) {
  const server = new WizardServer(stored);
  const { user } = await renderSetup(id, 'flow-selection');
  const cards = await screen.findAllByRole('radio');
  return {
    server,
    user,
    cards,
    card: (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) }),
  };
}

describe('assistant type', () => {
  it('[TYPE-01] offers three cards with their hours, the complete one recommended', async () => {
    const { card, cards } = await openTypes();
    expect(cards).toHaveLength(3);
    expect(card('Digital Receptionist')).toHaveAccessibleName(/Business hours/);
    expect(card('After-Hours Support')).toHaveAccessibleName(/Non-business hours/);
    expect(card('Complete Solution')).toHaveAccessibleName(/24\/7 ?Recommended/);
    expect(screen.getAllByText('Recommended')).toHaveLength(1);
  });

  it('[TYPE-02] names the features of each type on its card', async () => {
    const { card } = await openTypes();
    expect(card('Digital Receptionist')).toHaveAccessibleName(
      /Transfers calls.*Answers common questions/,
    );
    expect(card('After-Hours Support')).toHaveAccessibleName(
      /Tells an emergency from a request.*Notifies on-call maintenance/,
    );
    expect(card('Complete Solution')).toHaveAccessibleName(
      /Everything the other two do.*Knows when you are open/,
    );
  });

  it('[TYPE-03] compares the three types in a table', async () => {
    await openTypes();
    const table = screen.getByRole('table', { name: 'What each one does' });
    const columns = within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent);
    expect(columns).toEqual(['Feature', ...typeNames]);
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent)
          .join(' '),
      );
    expect(rows).toEqual(['Yes No Yes', 'Yes No Yes', 'No Yes Yes', 'No Yes Yes', 'No No Yes']);
  });

  it('[LIFE-04] [TYPE-04] has nothing chosen at first, and a button that says what is missing', async () => {
    const { server, user, cards, card } = await openTypes();
    for (const radio of cards) expect(radio).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Select a voice assistant type' })).toBeDisabled();
    await user.click(card('After-Hours Support'));
    await user.click(screen.getByRole('button', { name: 'Save and Continue' }));
    await findStep('company-details');
    expect(server.callsTo('PATCH', '').map(({ body }) => body)).toEqual([
      { setupType: 'after-hours' },
    ]);
  });

  it('[TYPE-05] [WIZ-08] a choice counts in the other steps before anything is saved', async () => {
    const { server, user, card } = await openTypes({
      ...filledAssistant,
      setupType: 'receptionist',
    });
    server.on('PATCH', '', () => new Promise<never>(() => undefined));
    await user.click(card('Complete Solution'));
    await user.click(screen.getByRole('button', { name: /^Company Info/ }));
    await findStep('company-details');
    await user.click(await screen.findByRole('tab', { name: /Additional Info/ }));
    expect(screen.getByLabelText('From')).toHaveValue('17:00');
  });

  it('[TYPE-06] [LIFE-08] goes on when saving fails, marks the step and keeps the choice', async () => {
    const { server, user, card } = await openTypes();
    server.on('PATCH', '', () => problem(503, 'The server is busy.'));
    await user.click(card('Digital Receptionist'));
    await user.click(screen.getByRole('button', { name: 'Save and Continue' }));
    await findStep('company-details');
    const step = screen.getByRole('button', { name: 'Assistant Type (needs attention)' });
    await user.click(step);
    await findStep('flow-selection');
    await waitFor(() => expect(card('Digital Receptionist')).toBeChecked());
  });

  it('[LIFE-17] keeps a choice over a reload', async () => {
    const { user, card } = await openTypes();
    await user.click(card('Complete Solution'));
    await screen.findByText('Draft saved on this device');
    document.body.innerHTML = '';
    const again = await openTypes();
    await waitFor(() => expect(again.card('Complete Solution')).toBeChecked());
  });
});
