// Wizard step 2 on the screen (spec 2, step 2; spec 4, 5, 8).

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyAssistant, filledAssistant } from '#tests/setup/example-assistants.ts';
import { findStep, renderSetup } from '#tests/setup/render-setup.tsx';
import { problem, WizardServer } from '#tests/setup/wizard-server.ts';
import { unreachable } from '#web/api/client.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { WizardProvider } from '../../wizard-provider.tsx';
import { CompanyInfoStep } from './company-info-step.tsx';

const { id } = emptyAssistant;
const greeting = 'Thank you for calling Maple Court.';

afterEach(() => vi.unstubAllGlobals());

async function openCompany(stored = emptyAssistant, field?: string) {
  const server = new WizardServer(stored);
  const { user, view } = await renderSetup(id, 'company-details', field);
  await screen.findByRole('tab', { name: /Basic Info/ });
  const fill = async (label: string, text: string) => {
    const element = screen.getByRole('textbox', { name: label });
    await user.clear(element);
    if (text !== '') await user.type(element, text);
  };
  const pressContinue = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  const saves = () => server.callsTo('PATCH', '/company');
  const fillBasic = async () => {
    await fill('Company name', 'Maple Court');
    await fill('Initial greeting', greeting);
    await pressContinue();
    await screen.findByRole('textbox', { name: 'Company website' });
  };
  return { server, user, view, fill, fillBasic, pressContinue, saves };
}

describe('a refused save', () => {
  it('[WIZ-90] stays told at the step until one goes through', async () => {
    const { server, user, fill, pressContinue } = await openCompany(filledAssistant);
    server.on('PATCH', '/company', () => problem(500, 'The server ran into an error.'));
    await fill('Company name', 'Maple Heights');
    await user.click(screen.getByRole('tab', { name: /Additional Info/ }));
    await pressContinue();
    expect(await screen.findByText('Your changes are not saved')).toBeVisible();
    expect(screen.getByText('Not saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Call Scripts/ }));
    await findStep('call-scripts');
    expect(screen.queryByText('Your changes are not saved')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Company Info (needs attention)' }));
    expect(await screen.findByText('Your changes are not saved')).toBeVisible();
    server.off('PATCH', '/company');
    await user.click(await screen.findByRole('tab', { name: /Additional Info/ }));
    await pressContinue();
    await findStep('voice-settings');
    await user.click(screen.getByRole('button', { name: 'Company Info (done)' }));
    await findStep('company-details');
    expect(screen.queryByText('Your changes are not saved')).toBeNull();
  });
});

describe('company info', () => {
  it('[COMP-02] [COMP-03] holds name and greeting in one tab, website, portal and hours in the other', async () => {
    const { user } = await openCompany();
    const names = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
    expect(names()).toEqual(['companyName', 'greeting']);
    await user.click(screen.getByRole('tab', { name: 'Additional Info' }));
    expect(names().slice(0, 3)).toEqual(['companyWebsite', 'residentPortal', 'businessHours']);
    expect(names()).not.toContain('greeting');
    expect(screen.getByRole('textbox', { name: 'Resident portal URL (optional)' })).toBeVisible();
  });

  it('[COMP-90] begins with the time zone of this device, and leaves saved hours as they are', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'America/Chicago',
    });
    const zone = () => screen.getByRole('combobox', { name: /Time zone/ });
    const { user } = await openCompany();
    await user.click(screen.getByRole('tab', { name: 'Additional Info' }));
    expect(zone()).toHaveValue('America/Chicago');
    expect(screen.queryByText('Draft saved on this device')).not.toBeVisible();
    cleanup();
    await openCompany({ ...filledAssistant, timeZone: '' });
    await user.click(screen.getByRole('tab', { name: /Additional Info/ }));
    expect(zone()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Use it' }));
    expect(zone()).toHaveValue('America/Chicago');
    vi.restoreAllMocks();
  });

  it('[COMP-04] ticks a tab once its key fields are filled', async () => {
    const { fill } = await openCompany();
    await fill('Company name', 'Maple Court');
    expect(screen.getByRole('tab', { name: 'Basic Info' })).toBeVisible();
    await fill('Initial greeting', greeting);
    expect(screen.getByRole('tab', { name: 'Basic Info (filled in)' })).toBeVisible();
  });

  it('[COMP-05] [WIZ-07] [TOAST-01] goes from Basic to Additional unsaved, then saves and goes on', async () => {
    const { fill, fillBasic, pressContinue, saves } = await openCompany();
    await fillBasic();
    expect(saves()).toHaveLength(0);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Company website' })).toHaveFocus(),
    );
    await fill('Company website', 'maplecourt.example');
    await fill('Business hours', 'Weekdays 9 to 5');
    await pressContinue();
    await findStep('voice-settings');
    expect(saves()).toHaveLength(1);
    expect(saves()[0]?.body).toMatchObject({
      companyName: 'Maple Court',
      greeting,
      companyWebsite: 'maplecourt.example',
      residentPortal: '',
      businessHours: 'Weekdays 9 to 5',
      timeZone: '',
      afterHoursStartTime: '17:00',
      afterHoursEndTime: '09:00',
    });
    expect(await screen.findByText('Company details updated')).toBeVisible();
    expect(screen.getByText('Your business information has been saved.')).toBeVisible();
  });

  it('[COMP-07] [COMP-08] [LIFE-07] stays on Basic with the sentences beside the fields', async () => {
    const { fill, pressContinue } = await openCompany();
    await fill('Company name', 'M');
    await fill('Initial greeting', 'Too short');
    await pressContinue();
    const name = screen.getByRole('textbox', { name: 'Company name' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Company name must be at least 2 characters');
    expect(screen.getByRole('textbox', { name: 'Initial greeting' })).toHaveAccessibleDescription(
      /Greeting must be at least 10 characters/,
    );
    expect(screen.getByRole('tab', { name: 'Basic Info (needs attention)' })).toBeVisible();
  });

  it('[COMP-12] a refused field is judged anew with every letter', async () => {
    const { user, fill, pressContinue } = await openCompany();
    await fill('Company name', 'Maple Court');
    await fill('Initial greeting', 'Too short');
    await pressContinue();
    const field = screen.getByRole('textbox', { name: 'Initial greeting' });
    await waitFor(() => expect(field).toBeInvalid());
    await user.type(field, ', but longer now');
    await waitFor(() => expect(field).toBeValid());
  });

  it('[COMP-09] [COMP-10] [COMP-11] asks for website and hours, and takes any text as portal', async () => {
    const { fill, fillBasic, pressContinue, saves } = await openCompany();
    await fillBasic();
    await fill('Resident portal URL (optional)', 'ask at the desk');
    await pressContinue();
    expect(await screen.findByText('Company website is required')).toBeVisible();
    expect(screen.getByText('Business hours are required')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Resident portal URL/ })).toBeValid();
    expect(saves()).toHaveLength(0);
  });

  it('[LIFE-07] opens the tab of the first bad field and focuses it when the server refuses', async () => {
    const { server, pressContinue, user } = await openCompany(filledAssistant);
    server.on('PATCH', '/company', () =>
      Response.json(
        {
          type: 'about:blank',
          title: 'Invalid input',
          status: 400,
          detail: 'Please correct the marked fields.',
          errors: [{ field: 'greeting', message: 'Please use at most 2,000 characters' }],
        },
        { status: 400 },
      ),
    );
    await user.click(screen.getByRole('tab', { name: /Additional Info/ }));
    await pressContinue();
    const field = await screen.findByRole('textbox', { name: 'Initial greeting' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/Please use at most 2,000 characters/);
    expect(await screen.findByText('Error saving company details')).toBeVisible();
    expect(screen.getByText('400: Please correct the marked fields.')).toBeVisible();
  });

  it('[LIFE-06] offers a time zone, and after-hours times unless only business hours are covered', async () => {
    const { user, view } = await openCompany({ ...filledAssistant, setupType: 'receptionist' });
    await user.click(screen.getByRole('tab', { name: /Additional Info/ }));
    expect(screen.getByRole('combobox', { name: /Time zone/ })).toHaveValue('');
    expect(screen.queryByText('After hours')).toBeNull();
    view.unmount();
    const again = await openCompany({ ...filledAssistant, setupType: 'after-hours' });
    await again.user.click(screen.getByRole('tab', { name: /Additional Info/ }));
    expect(screen.getByLabelText('From')).toHaveValue('17:00');
    expect(screen.getByLabelText('Until')).toHaveValue('09:00');
  });

  it('[LIFE-06] asks for a time where an after-hours time was emptied', async () => {
    const { user, pressContinue } = await openCompany({ ...filledAssistant, setupType: 'both' });
    await user.click(screen.getByRole('tab', { name: /Additional Info/ }));
    await user.clear(screen.getByLabelText('From'));
    await pressContinue();
    await waitFor(() =>
      expect(screen.getByLabelText('From')).toHaveAccessibleDescription(
        'Please enter a time such as 17:00',
      ),
    );
  });

  it('[LIFE-17] is filled as it was left, half a word included, until it is saved', async () => {
    const first = await openCompany(filledAssistant);
    await first.fill('Company name', ' M');
    await screen.findByText('Draft saved on this device');
    cleanup();
    const second = await openCompany(filledAssistant);
    expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue(' M');
    await second.fill('Company name', 'Maple Court');
    await second.pressContinue();
    await second.pressContinue();
    await findStep('voice-settings');
    cleanup();
    await openCompany({ ...filledAssistant, companyName: 'From the server' });
    expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('From the server');
  });

  it('[LIFE-12] opens the tab of the field that a link asks for, and marks it', async () => {
    await openCompany({ ...filledAssistant, businessHours: '' }, 'businessHours');
    const hours = await screen.findByRole('textbox', { name: 'Business hours' });
    await waitFor(() => expect(hours).toHaveFocus());
    expect(await screen.findByText('Business hours are required')).toBeVisible();
    expect(location.search).toBe('?step=company-details&tab=additional');
  });

  it('[COMP-06] says that it is loading while the assistant is read', async () => {
    const server = new WizardServer(emptyAssistant);
    server.on('GET', '', () => new Promise<never>(() => undefined));
    render(
      <QueryClientProvider client={createQueryClient()}>
        <CompanyInfoStep assistantId={id} onNext={() => undefined} />
      </QueryClientProvider>,
    );
    expect(await screen.findByText('Loading company information...')).toBeVisible();
  });

  it('[COMP-01] shows Back and Continue only as its surroundings ask for', async () => {
    const server = new WizardServer(filledAssistant);
    history.replaceState(null, '', `/setup/${id}?step=company-details`);
    const client = createQueryClient();
    const onBack = vi.fn();
    const page = (props: { onBack?: () => void; hasContinue?: boolean }) => (
      <QueryClientProvider client={client}>
        <WizardProvider stored={server.assistant} footerSlot={document.body}>
          {() => <CompanyInfoStep assistantId={id} onNext={() => undefined} {...props} />}
        </WizardProvider>
      </QueryClientProvider>
    );
    const { rerender } = render(page({ onBack }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledOnce();
    rerender(page({}));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
    rerender(page({ hasContinue: false }));
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('keeps everything and says why when the server is away', async () => {
    const { server, user, pressContinue, fill } = await openCompany(filledAssistant);
    server.on('PATCH', '/company', () => Promise.reject(new TypeError('Failed to fetch')));
    await fill('Company name', 'Maple Court North');
    await user.click(screen.getByRole('tab', { name: /Additional Info/ }));
    await pressContinue();
    expect(await screen.findByText('Error saving company details')).toBeVisible();
    // The whole sentence: what the toast says to screen readers holds it, too.
    expect(screen.getByText(unreachable)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Basic Info/ }));
    expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('Maple Court North');
  });
});
