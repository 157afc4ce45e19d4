// A made-up field, added by the recipe of ARCHITECTURE.md alone, in the wizard: nothing typed in it is lost.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { findStep, renderSetup } from '#tests/setup/render-setup.tsx';
import { WizardServer } from '#tests/setup/wizard-server.ts';

afterEach(() => vi.unstubAllGlobals());

const { id } = filledAssistant;
const note = () => screen.getByRole('textbox', { name: 'Parking note (optional)' });

async function openAdditionalInfo(stored: object = {}) {
  const server = new WizardServer({ ...filledAssistant, ...stored });
  const { user } = await renderSetup(id, 'company-details');
  await user.click(await screen.findByRole('tab', { name: /Additional Info/ }));
  const goOn = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  const saves = () => server.callsTo('PATCH', '/company').map(({ body }) => body);
  return { user, goOn, saves };
}

describe('a made-up field in the wizard', () => {
  it('[LIFE-23] is sent, and still there after going on, back and on again', async () => {
    const { user, goOn, saves } = await openAdditionalInfo();
    expect(note()).toHaveValue('');
    await user.type(note(), 'Behind the house');
    await goOn();
    await findStep('voice-settings');
    expect(saves()).toEqual([expect.objectContaining({ parkingNote: 'Behind the house' })]);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('tab', { name: /Additional Info/ }));
    expect(note()).toHaveValue('Behind the house');
    await goOn();
    await findStep('voice-settings');
    expect(saves().at(-1)).toMatchObject({ parkingNote: 'Behind the house' });
  });

  it('[LIFE-17] [LIFE-23] is kept on this computer while it is typed', async () => {
    const { user } = await openAdditionalInfo();
    await user.type(note(), 'Behind');
    expect(await screen.findByText('Draft saved on this device')).toBeVisible();
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Behind'));
    cleanup();
    await openAdditionalInfo();
    expect(note()).toHaveValue('Behind');
  });

  it('[LIFE-21] has its saved value in a draft that an earlier release kept', async () => {
    const { companyName: _name, ...others } = filledAssistant;
    const values = { ...others, companyName: 'Typed before', parkingNote: undefined };
    localStorage.setItem(
      `porchlight.draft.${id}.company-details.old`,
      JSON.stringify({ values, keptAt: Date.now() }),
    );
    const { user } = await openAdditionalInfo({ parkingNote: 'Said elsewhere' });
    expect(note()).toHaveValue('Said elsewhere');
    await user.click(screen.getByRole('tab', { name: /Basic Info/ }));
    expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('Typed before');
  });
});
