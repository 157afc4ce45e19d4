// The wizard around its steps: starting, moving, saving in two tabs (spec 2, 3, 4, 8).
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { emptyAssistant, filledAssistant } from '#tests/setup/example-assistants.ts';
import { findStep, renderSetup } from '#tests/setup/render-setup.tsx';
import { json, problem, WizardServer } from '#tests/setup/wizard-server.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { SetupPage } from '#web/pages/setup/setup-page.tsx';
import { paths } from '#web/paths.ts';
import { ToastArea } from '#web/ui/toast.tsx';
import { formStateOf } from './setup-form-state.ts';

const { id } = emptyAssistant;

afterEach(() => vi.unstubAllGlobals());

function openPage(address: string) {
  history.replaceState(null, '', address);
  render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <Switch>
          <Route path={paths.setup} component={SetupPage} />
          <Route path={paths.setupAssistant} component={SetupPage} />
        </Switch>
        <ToastArea />
      </QueryClientProvider>
    </StrictMode>,
  );
  return userEvent.setup();
}

/** A server that knows this browser and creates `emptyAssistant`. */
function newServer(assistant = emptyAssistant) {
  const server = new WizardServer(assistant);
  const device = { deviceIds: [assistant.deviceId], needsRecovery: false };
  server.on('GET', '/api/device', () => json(device));
  server.on('POST', '/api/assistants', () => json(assistant));
  return server;
}

const never = () => new Promise<never>(() => undefined);
const stepButtons = () =>
  within(screen.getByRole('navigation', { name: 'Setup steps' })).getAllByRole('button');

describe('starting a set-up', () => {
  it('[LIFE-01] [WIZ-06] creates one assistant, however often the screen mounts, and shows it under its own address', async () => {
    const server = newServer();
    openPage('/setup');
    await findStep('flow-selection');
    expect(location.pathname).toBe(`/setup/${id}`);
    expect(server.callsTo('POST', '/api/assistants').map(({ body }) => body)).toEqual([
      {
        companyName: '',
        greeting: '',
        selectedVoice: '',
        transferNumber: '',
        deviceId: expect.stringMatching(/^device_/),
      },
    ]);
  });

  it('[WIZ-05] [WIZ-02] says that it is starting, with no step in reach yet', async () => {
    let answer: (response: Response) => void = () => undefined;
    newServer().on('POST', '/api/assistants', () => new Promise((resolve) => (answer = resolve)));
    openPage('/setup');
    expect(await screen.findByText('Initializing Your Voice Assistant')).toBeVisible();
    for (const button of stepButtons()) expect(button).toBeDisabled();
    await waitFor(() => answer(json(emptyAssistant)));
    await findStep('flow-selection');
  });

  it('[WIZ-91] lights the step that will open while its assistant loads', async () => {
    const server = newServer(filledAssistant);
    server.on('GET', '', never);
    openPage(`/setup/${id}?step=voice-settings`);
    await screen.findByText('Loading Your Voice Assistant');
    expect(screen.getByRole('button', { name: 'Voice & Contact' })).toHaveAttribute(
      'aria-current',
      'step',
    );
  });

  it('[TOAST-18] tells when it cannot start, and tries again', async () => {
    const server = newServer();
    server.on('POST', '/api/assistants', () => problem(503, 'The server is busy.'));
    const user = openPage('/setup');
    expect(
      await screen.findByText('Failed to start the setup process. Please try again.'),
    ).toBeVisible();
    expect(screen.getByText(/^The server is busy\. You can try again/)).toBeVisible();
    server.on('POST', '/api/assistants', () => json(emptyAssistant));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findStep('flow-selection');
  });

  it('fetches nobody back who left while it was tried again', async () => {
    const server = newServer();
    server.on('POST', '/api/assistants', () => problem(503, 'The server is busy.'));
    const user = openPage('/setup');
    await screen.findByRole('button', { name: 'Try again' });
    let answer: (response: Response) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      server.on('POST', '/api/assistants', () => {
        resolve();
        return new Promise((answered) => (answer = answered));
      });
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await asked;
    act(() => history.pushState(null, '', '/test'));
    await act(async () => {
      answer(json(emptyAssistant));
      await vi.waitFor(() => expect(server.callsTo('POST', '/api/assistants')).toHaveLength(2));
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(location.pathname).toBe('/test');
  });
});

describe('opening an assistant', () => {
  it('[WIZ-05] says that it is loading', async () => {
    newServer().on('GET', '', never);
    openPage(`/setup/${id}`);
    expect(await screen.findByText('Loading Your Voice Assistant')).toBeVisible();
  });

  it('[WIZ-06] starts at Company Info once the company has a name', async () => {
    newServer(filledAssistant);
    openPage(`/setup/${id}`);
    await findStep('company-details');
    expect(location.search).toBe('?step=company-details');
  });

  it('offers a way back when there is no such assistant', async () => {
    newServer().on('GET', '', () => problem(404, 'There is nothing here.'));
    openPage(`/setup/${id}`);
    expect(
      await screen.findByRole('heading', { name: 'This assistant does not exist' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your assistants' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('reads again when the server was away', async () => {
    const server = newServer(filledAssistant);
    server.on('GET', '', () => Promise.reject(new TypeError('Failed to fetch')));
    const user = openPage(`/setup/${id}`);
    expect(await screen.findByText(/server cannot be reached/)).toBeVisible();
    server.on('GET', '', () => json(filledAssistant));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findStep('company-details');
  });
});

describe('moving through the steps', () => {
  it('[WIZ-01] [WIZ-02] shows the six steps in order, all in reach', async () => {
    newServer(filledAssistant);
    const { user } = await renderSetup(id, 'company-details');
    expect(stepButtons().map((button) => button.textContent?.replace(/^[1-6]| \(.*/g, ''))).toEqual(
      [
        'Assistant Type',
        'Company Info',
        'Voice & Contact',
        'Call Scripts',
        'FAQs & Docs',
        'Finish',
      ],
    );
    await user.click(screen.getByRole('button', { name: /^FAQs & Docs/ }));
    await findStep('faqs-docs');
    expect(screen.getByText('Step 5 of 6')).toBeVisible();
  });

  it('[WIZ-03] [WIZ-04] goes back a step, to the top, with the focus on the heading', async () => {
    newServer(filledAssistant);
    const { user } = await renderSetup(id, 'voice-settings');
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await findStep('company-details')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });

  it('[LIFE-02] has every step in the history, so that the browser goes back a step', async () => {
    newServer(filledAssistant);
    const { user } = await renderSetup(id, 'company-details');
    await user.click(screen.getByRole('button', { name: /^Call Scripts/ }));
    await findStep('call-scripts');
    expect(location.search).toBe('?step=call-scripts');
    act(() => history.back());
    await findStep('company-details');
    expect(location.search).toBe('?step=company-details');
  });

  it('[WIZ-08] hands what was typed to the other steps and saves it on a jump', async () => {
    const server = newServer(filledAssistant);
    const { user } = await renderSetup(id, 'company-details');
    const name = await screen.findByRole('textbox', { name: 'Company name' });
    await user.type(name, ' North');
    await user.click(screen.getByRole('button', { name: /^Finish/ }));
    await findStep('review-deploy');
    expect(await screen.findByText(`${filledAssistant.companyName} North`)).toBeVisible();
    await waitFor(() => expect(server.callsTo('PATCH', '/company')).toHaveLength(1));
  });

  it('marks a step that was left with input that is not valid, and keeps the input', async () => {
    const server = newServer(filledAssistant);
    const { user } = await renderSetup(id, 'company-details');
    await user.clear(await screen.findByRole('textbox', { name: 'Company name' }));
    await user.click(screen.getByRole('button', { name: /^Voice & Contact/ }));
    await findStep('voice-settings');
    await user.click(screen.getByRole('button', { name: 'Company Info (needs attention)' }));
    expect(await screen.findByRole('textbox', { name: 'Company name' })).toHaveValue('');
    expect(server.callsTo('PATCH', '/company')).toHaveLength(0);
  });

  it('[WIZ-07] stays where the user went while a save was on its way', async () => {
    const server = newServer(filledAssistant);
    let answer: () => void = () => undefined;
    server.on(
      'PATCH',
      '/company',
      ({ body }) => new Promise((resolve) => (answer = () => resolve(json(body)))),
    );
    const { user } = await renderSetup(id, 'company-details');
    await user.type(await screen.findByRole('textbox', { name: 'Company name' }), ' North');
    await user.click(screen.getByRole('tab', { name: /Additional Info/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(server.callsTo('PATCH', '/company')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await findStep('flow-selection');
    answer();
    expect(await screen.findByText('Company details updated')).toBeVisible();
    await findStep('flow-selection');
    expect(location.search).toBe('?step=flow-selection');
  });

  it('[LIFE-08] no longer says that it tries again once a save by hand went through', async () => {
    const server = newServer(filledAssistant);
    server.on('PATCH', '/company', () => problem(503, 'The server is busy.'));
    const { user } = await renderSetup(id, 'company-details');
    await user.type(await screen.findByRole('textbox', { name: 'Company name' }), ' North');
    await user.click(screen.getByRole('button', { name: /^Voice & Contact/ }));
    await findStep('voice-settings');
    await user.click(await screen.findByRole('button', { name: 'Company Info (needs attention)' }));
    expect(await screen.findByText('Not saved yet, trying again')).toBeVisible();
    server.on('PATCH', '/company', ({ body }) => json(body));
    await user.click(screen.getByRole('tab', { name: /Additional Info/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await findStep('voice-settings');
    await user.click(screen.getByRole('button', { name: /^Company Info/ }));
    await findStep('company-details');
    expect(screen.queryByText('Not saved yet, trying again')).toBeNull();
  });
});

describe('two tabs', () => {
  /** The company was saved elsewhere after it was read here. */
  async function openChangedElsewhere() {
    const server = newServer(filledAssistant);
    const { user } = await renderSetup(id, 'company-details');
    await user.type(await screen.findByRole('textbox', { name: 'Company name' }), ' mine');
    const theirs = {
      ...filledAssistant,
      companyName: 'Theirs',
      etags: { ...filledAssistant.etags, company: '"company-2"' },
    };
    server.assistant = theirs;
    server.on('PATCH', '/company', () => problem(412, 'It was changed in another tab.'));
    await user.click(screen.getByRole('tab', { name: /Additional Info/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const dialog = await screen.findByRole('dialog', { name: 'Changed in another tab' });
    return { server, user, dialog };
  }

  it('[LIFE-18] takes the other version on Reload', async () => {
    const { user, dialog } = await openChangedElsewhere();
    await user.click(within(dialog).getByRole('button', { name: 'Reload' }));
    await user.click(await screen.findByRole('tab', { name: /Basic Info/ }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('Theirs'),
    );
    await findStep('company-details');
  });

  it('[LIFE-18] saves over it on Keep mine', async () => {
    const { server, user, dialog } = await openChangedElsewhere();
    server.on('PATCH', '/company', ({ body }) => json(body));
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await findStep('voice-settings');
    expect(server.callsTo('PATCH', '/company').at(-1)?.body).toMatchObject({
      companyName: `${filledAssistant.companyName} mine`,
    });
  });

  it('[LIFE-18] a draft typed over an older version is not saved over a newer one unasked', async () => {
    const server = newServer(filledAssistant);
    const { company: newer } = filledAssistant.etags;
    const older = '"company-0"';
    const values = { ...formStateOf(filledAssistant), companyName: 'Typed yesterday' };
    localStorage.setItem(
      `porchlight.draft.${id}.company-details.tab`,
      JSON.stringify({ values, basis: older, keptAt: 1 }),
    );
    server.on('PATCH', '/company', ({ ifMatch, body }) =>
      ifMatch === newer ? json(body) : problem(412, 'It was changed in another tab.'),
    );
    const { user } = await renderSetup(id, 'company-details');
    expect(await screen.findByRole('textbox', { name: 'Company name' })).toHaveValue(
      'Typed yesterday',
    );
    await user.click(screen.getByRole('tab', { name: /Additional Info/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('dialog', { name: 'Changed in another tab' })).toBeVisible();
    expect(server.callsTo('PATCH', '/company').map(({ ifMatch }) => ifMatch)).toEqual([older]);
  });

  it('[LIFE-18] a draft whose save arrived after its tab was closed raises no question', async () => {
    const server = newServer(filledAssistant);
    const values = { ...formStateOf(filledAssistant), companyName: 'Saved while leaving' };
    localStorage.setItem(
      `porchlight.draft.${id}.company-details.tab`,
      JSON.stringify({ values, basis: '"company-0"', keptAt: 1 }),
    );
    const { user } = await renderSetup(id, 'company-details');
    // The first reading was of before the save.
    server.on('PATCH', '/company', ({ body }) => {
      server.on('GET', '', () => json({ ...filledAssistant, ...Object(body) }));
      return problem(412, 'It was changed in another tab.');
    });
    await user.click(await screen.findByRole('tab', { name: /Additional Info/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await findStep('voice-settings');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem(`porchlight.draft.${id}.company-details.tab`)).toBeNull();
  });

  it('[LIFE-17] a draft that the server holds by now is dropped', async () => {
    newServer(filledAssistant);
    localStorage.setItem(
      `porchlight.draft.${id}.company-details.tab`,
      JSON.stringify({ values: formStateOf(filledAssistant), keptAt: 1 }),
    );
    await renderSetup(id, 'company-details');
    const kept = () => localStorage.getItem(`porchlight.draft.${id}.company-details.tab`);
    await waitFor(() => expect(kept()).toBeNull());
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it.each([
    ['saved', 'Saved by the other tab', '"company-2"'],
    ['taken back', filledAssistant.companyName, filledAssistant.etags.company],
  ])(
    '[LIFE-17] an open tab shows what another made of its draft: %s',
    async (_, companyName, company) => {
      const server = newServer(filledAssistant);
      const user = openPage(`/setup/${id}`);
      const name = await screen.findByRole('textbox', { name: 'Company name' });
      await user.type(name, ' North');
      expect(await screen.findByText('Draft saved on this device')).toBeVisible();
      const own =
        Object.keys(localStorage).find((key) => key.startsWith('porchlight.draft.')) ?? '';
      // All of it: what still waits to be kept would stay on its way.
      await waitFor(() => expect(localStorage.getItem(own)).toContain(' North"'));
      const etags = { ...filledAssistant.etags, company };
      server.on('GET', '', () => json({ ...filledAssistant, companyName, etags }));
      localStorage.removeItem(own);
      window.dispatchEvent(new StorageEvent('storage', { key: own, newValue: null }));
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue(companyName),
      );
      expect(screen.getByText('Saved')).toBeVisible();
    },
  );

  it('[LIFE-18] saves nothing and keeps everything when the question is closed', async () => {
    const { server, user } = await openChangedElsewhere();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Error saving company details')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Basic Info/ }));
    expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue(
      `${filledAssistant.companyName} mine`,
    );
    expect(server.callsTo('PATCH', '/company')).toHaveLength(1);
  });
});

describe('form state', () => {
  it('[CONST-04] [CONST-01] [ENT-16] [ENT-17] begins with the defaults of the specification', () => {
    expect(formStateOf(emptyAssistant)).toMatchObject({
      requestTypes: [],
      emergencyTypes: [],
      customRequestTypes: [],
      requestWorkflows: [],
      faqs: [],
      setupType: 'both',
      requiresAfterHours: true,
      afterHoursStartTime: '17:00',
      afterHoursEndTime: '09:00',
    });
  });
});
