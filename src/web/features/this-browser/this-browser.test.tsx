import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Network, renderPage, startNetwork } from '#tests/setup/render-page.tsx';
import { OfferRecoveryCode } from './offer-recovery-code.tsx';
import { ThisBrowser } from './this-browser.tsx';

const known = {
  'GET /api/device': { deviceIds: ['device_1_own'], needsRecovery: false },
  'GET /api/assistants': [],
};
const problem = (status: number, detail: string) => () => Response.json({ detail }, { status });

let network: Network;
const start = (answers: Record<string, unknown> = {}) => {
  network = startNetwork({ ...known, ...answers });
};

async function openMenu(item: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Access' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toast = (title: string) => screen.findByText(title, { selector: 'b' });

beforeEach(() => start());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('after the first deployment', () => {
  const without = { deviceIds: ['device_1_own'], needsRecovery: false, hasRecoveryCode: false };
  const offer = () => screen.findByRole('button', { name: 'Save a recovery code' });

  it('[IDENT-80] a recovery code is offered, once in this browser', async () => {
    start({
      'GET /api/device': without,
      'POST /api/device/recovery-code': { recoveryCode: '9JJ5-AECE-95N6' },
    });
    renderPage(<OfferRecoveryCode />);
    await userEvent.click(await offer());
    await screen.findByRole('dialog', { name: 'Save a recovery code' });
    await press('Make a recovery code');
    expect(await screen.findByRole('status', { name: 'Recovery code' })).toBeVisible();
    await press('I have saved it');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/only key/)).not.toBeInTheDocument();
    cleanup();

    renderPage(
      <>
        <OfferRecoveryCode />
        <ThisBrowser />
      </>,
    );
    await screen.findByRole('button', { name: 'Access' });
    await waitFor(() =>
      expect(network.calls.filter((call) => call === 'GET /api/device')).toHaveLength(2),
    );
    expect(screen.queryByText(/only key/)).not.toBeInTheDocument();
  });

  it('[IDENT-80] none is offered to who has one', async () => {
    start({ 'GET /api/device': { ...without, hasRecoveryCode: true } });
    renderPage(<OfferRecoveryCode />);
    await waitFor(() => expect(network.calls).toContain('GET /api/device'));
    expect(screen.queryByText(/only key/)).not.toBeInTheDocument();
  });
});

describe('save a recovery code', () => {
  it('[IDENT-16] makes a code on request and offers to copy, save and print it', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    start({ 'POST /api/device/recovery-code': { recoveryCode: '9JJ5-AECE-95N6' } });
    renderPage(<ThisBrowser />);
    await openMenu('Save a recovery code');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save a recovery code' }));
    expect(dialog.getByText(/saved before stops working/)).toBeVisible();
    expect(network.calls).not.toContain('POST /api/device/recovery-code');
    await press('Make a recovery code');
    expect(await dialog.findByRole('status', { name: 'Recovery code' })).toHaveTextContent(
      '9JJ5-AECE-95N6',
    );
    const copied = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: copied },
      configurable: true,
    });
    await press('Copy');
    expect(copied).toHaveBeenCalledWith('9JJ5-AECE-95N6');
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
    expect(dialog.getByRole('button', { name: 'Download as text' })).toBeEnabled();
  });

  it('says why no code was made', async () => {
    start({ 'POST /api/device/recovery-code': problem(503, 'The database is away.') });
    renderPage(<ThisBrowser />);
    await openMenu('Save a recovery code');
    await screen.findByRole('dialog');
    await press('Make a recovery code');
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  });
});

describe('use on another device', () => {
  it('[IDENT-16] makes a link and says how long it is good', async () => {
    const url = 'http://localhost/#resume=secret';
    start({ 'POST /api/device/links': { url, expiresAt: '2026-11-21T04:14:00.000Z' } });
    renderPage(<ThisBrowser />);
    await openMenu('Use on another device');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/works once and for ten minutes/)).toBeVisible();
    await press('Make a link');
    expect(await dialog.findByLabelText('Link')).toHaveValue(url);
    expect(dialog.getByText(/Good until/)).toBeVisible();
  });
});

describe('a link that was opened', () => {
  const preview = { assistantNames: ['Maple Court', ''], ownsSomething: false };
  const joined = { success: true, deviceIds: ['device_2_theirs'] };
  const path = {
    preview: 'POST /api/device/links/preview',
    redeem: 'POST /api/device/links/redeem',
  };
  const arrive = () => window.history.replaceState(null, '', '/test?x=1#resume=a%2Bb');

  it('[IDENT-16] leaves the address at once and is redeemed only after naming what will open', async () => {
    start({ [path.preview]: preview, [path.redeem]: joined });
    arrive();
    const visited = renderPage(<ThisBrowser />, '/test');
    expect(window.location.href).toMatch(/\/test\?x=1$/);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Maple Court')).toBeVisible();
    expect(dialog.getByText('Unnamed Assistant')).toBeVisible();
    expect(network.calls).not.toContain(path.redeem);
    await press('Open here');
    expect(await toast('The assistants are open in this browser')).toBeVisible();
    expect(localStorage.getItem('deviceId')).toBe('device_2_theirs');
    expect(visited.at(-1)).toBe('/');
  });

  it('[IDENT-17] asks a browser that owns something to confirm the switch', async () => {
    const bodies: unknown[] = [];
    start({ [path.preview]: { ...preview, ownsSomething: true }, [path.redeem]: joined });
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      if (input.endsWith('/redeem')) bodies.push(JSON.parse(String(init?.body)));
      return answer(input, init);
    });
    arrive();
    renderPage(<ThisBrowser />);
    expect(await screen.findByText('This browser has assistants of its own')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save a recovery code first' })).toBeVisible();
    await press('Switch and open');
    await toast('The assistants are open in this browser');
    expect(bodies).toEqual([{ secret: 'a+b', confirmSwitch: true }]);
  });

  it('[IDENT-16] can be refused, and then nothing was redeemed', async () => {
    start({ [path.preview]: preview });
    arrive();
    renderPage(<ThisBrowser />);
    await screen.findByText('Maple Court');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.calls).not.toContain(path.redeem);
  });

  it('says when it was used up', async () => {
    start({ [path.preview]: problem(410, 'This link was already used.') });
    arrive();
    renderPage(<ThisBrowser />);
    expect(await screen.findByText('This link was already used.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'This link cannot be used' })).toBeVisible();
  });
});

describe('browsers in use', () => {
  const browser = (id: number, label: string, isThisBrowser: boolean) => ({
    id,
    label,
    isThisBrowser,
    createdAt: '2026-11-20T09:00:00.000Z',
    lastSeenAt: '2026-11-21T09:00:00.000Z',
  });

  it('[IDENT-18] are listed, and one can be removed after a question', async () => {
    start({
      'GET /api/device/browsers': [
        browser(1, 'Chrome on Windows', true),
        browser(2, 'Safari on macOS', false),
      ],
      'DELETE /api/device/browsers/2': { success: true },
    });
    renderPage(<ThisBrowser />);
    await openMenu('Browsers in use');
    await screen.findByText('Chrome on Windows');
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await press('Remove Safari on macOS');
    await screen.findByRole('alertdialog', { name: 'Remove this browser?' });
    expect(network.calls).not.toContain('DELETE /api/device/browsers/2');
    await press('Remove');
    expect(await toast('Safari on macOS was removed')).toBeVisible();
    expect(network.calls).toContain('DELETE /api/device/browsers/2');
  });
});

describe('forget this browser', () => {
  it('[IDENT-18] asks first, then starts with a new identifier on the dashboard', async () => {
    start({ 'POST /api/device/forget': { success: true } });
    const visited = renderPage(<ThisBrowser />, '/test');
    await waitFor(() => expect(localStorage.getItem('deviceId')).toBe('device_1_own'));
    localStorage.setItem('porchlight.draft.7.company-details.tab', '{}');
    await openMenu('Forget this browser');
    await screen.findByRole('alertdialog', { name: 'Forget this browser?' });
    network.answer('GET /api/device', { deviceIds: [], needsRecovery: false });
    await press('Forget this browser');
    expect(await toast('This browser was forgotten')).toBeVisible();
    expect(localStorage.getItem('deviceId')).not.toBe('device_1_own');
    expect(localStorage.getItem('porchlight.draft.7.company-details.tab')).toBeNull();
    expect(visited.at(-1)).toBe('/');
  });
});

describe('a browser whose cookie is gone', () => {
  const title = 'This browser was set up before: enter your recovery code';
  const lost = { 'GET /api/device': { deviceIds: [], needsRecovery: true } };

  it('[IDENT-19] asks for the recovery code and cannot be waved away', async () => {
    start({
      ...lost,
      'POST /api/device/recovery': { success: true, deviceIds: ['device_1_own'] },
    });
    renderPage(<ThisBrowser />);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.keyboard('{Escape}');
    await press('Open my assistants');
    expect(dialog.getByText('Please enter the recovery code')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Recovery code'), ' 9JJ5-AECE {Enter}');
    expect(await toast('Your assistants are back')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('deviceId')).toBe('device_1_own');
  });

  it('[IDENT-19] says at the field that a code is wrong', async () => {
    start({
      ...lost,
      'POST /api/device/recovery': problem(404, 'This recovery code is not known.'),
    });
    renderPage(<ThisBrowser />);
    await userEvent.type(await screen.findByLabelText('Recovery code'), 'x{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription(
        /This recovery code is not known\./,
      ),
    );
  });

  it('[IDENT-19] starts fresh only after a second question', async () => {
    localStorage.setItem('deviceId', 'device_1_lost');
    start(lost);
    renderPage(<ThisBrowser />);
    await screen.findByRole('dialog', { name: title });
    await press('Start fresh');
    await screen.findByRole('alertdialog', { name: 'Start fresh?' });
    expect(localStorage.getItem('deviceId')).toBe('device_1_lost');
    await press('Start fresh');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('deviceId')).not.toBe('device_1_lost');
  });
});

describe('enter a recovery code', () => {
  it('[IDENT-17] asks to confirm when the server says that something would be left', async () => {
    let attempts = 0;
    start({
      'POST /api/device/recovery': () => {
        attempts += 1;
        return attempts === 1
          ? problem(409, 'Please confirm')()
          : { success: true, deviceIds: ['device_2_theirs'] };
      },
    });
    renderPage(<ThisBrowser />);
    await openMenu('Enter a recovery code');
    await userEvent.type(await screen.findByLabelText('Recovery code'), '9JJ5{Enter}');
    expect(await screen.findByText('This browser has assistants of its own')).toBeVisible();
    await press('Switch and open');
    expect(await toast('Your assistants are back')).toBeVisible();
    expect(attempts).toBe(2);
  });
});

describe('a confirmation link', () => {
  const call = 'POST /api/notify-email/confirm';
  const arrive = () => window.history.replaceState(null, '', '/#confirm-email=abc');

  it('is redeemed once and says for which assistant', async () => {
    start({ [call]: { success: true, companyName: 'Maple Court' } });
    arrive();
    renderPage(<ThisBrowser />);
    expect(await screen.findByText('Maple Court')).toBeVisible();
    expect(window.location.hash).toBe('');
    expect(network.calls.filter((made) => made === call)).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'E-mail address confirmed' })).toBeVisible();
  });

  it('says why it was not confirmed', async () => {
    start({ [call]: problem(404, 'This link is not known.') });
    arrive();
    renderPage(<ThisBrowser />);
    expect(await screen.findByText('This link is not known.')).toBeVisible();
  });
});
