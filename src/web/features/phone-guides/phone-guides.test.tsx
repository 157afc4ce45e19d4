// Tests of the Phone System Integration section (spec 2) as it shows.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { renderPage, startNetwork } from '#tests/setup/render-page.tsx';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { PhoneGuides } from './phone-guides.tsx';

const config = { productName: 'Lantern', supportEmail: 'help@example.com', voiceNumber: '' };
const maple = { ...filledAssistant, id: 1, timeZone: 'America/New_York' };
const oak = {
  ...filledAssistant,
  id: 2,
  companyName: 'Oakview Terrace',
  setupType: 'after-hours',
  businessHours: 'Daily, 8 AM to 6 PM',
};
const asked = {
  requestedAt: maple.createdAt,
  expectedBy: '2999-03-11',
  phoneNumber: null,
  assignedAt: null,
  serviceEndedAt: null,
  isProviderTold: true,
};

interface Options {
  part?: Partial<typeof config>;
  stored?: (typeof maple)[];
  numberRequest?: ListedAssistant['numberRequest'];
  answers?: Record<string, unknown>;
}

function open({ part = {}, stored = [maple], numberRequest = null, answers = {} }: Options = {}) {
  const reads = stored.map((one) => [`GET /api/assistants/${one.id}`, one]);
  startNetwork({
    'GET /api/config': { ...config, ...part },
    ...Object.fromEntries(reads),
    ...answers,
  });
  const assistants = stored.map((one) => ({ ...one, numberRequest }));
  renderPage(<PhoneGuides assistants={assistants} shownId={assistants[0]?.id} />);
  return userEvent.setup();
}

/** The open guide of a platform, once its text is there. */
async function guide(user: ReturnType<typeof userEvent.setup>, name = 'Zoom Phone') {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  const panel = screen.getByRole('region', { name: new RegExp(`^${name}`) });
  await within(panel).findByRole('heading', { name: 'Before you start' });
  return panel;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('Phone System Integration', () => {
  it('[GUIDE-01] [GUIDE-02] opens one guide at a time, in the order of the specification', async () => {
    const user = open();
    expect(screen.getByRole('heading', { name: 'Phone System Integration' })).toBeVisible();
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.firstChild?.textContent)).toEqual([
      'Zoom Phone',
      'RingCentral',
      'Microsoft Teams',
      '8x8',
      'Generic VoIP',
      'Traditional PBX',
    ]);
    const isOpen = () => buttons.map((button) => button.getAttribute('aria-expanded') === 'true');
    expect(isOpen()).not.toContain(true);
    await user.click(screen.getByRole('button', { name: 'Zoom Phone' }));
    await user.click(screen.getByRole('button', { name: '8x8' }));
    expect(isOpen()).toEqual([false, false, false, true, false, false]);
    await user.click(screen.getByRole('button', { name: '8x8' }));
    expect(isOpen()).not.toContain(true);
    expect(screen.getByRole('button', { name: /^Generic VoIP ?Contact support$/ })).toBeVisible();
    expect(
      screen.getByRole('button', { name: /^Traditional PBX ?Technician needed$/ }),
    ).toBeVisible();
  });

  it('[GUIDE-04] links the admin portal and the help pages in a new tab, without an opener', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Zoom Phone' }));
    const links = await screen.findAllByRole('link', { name: /opens in a new tab/ });
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
    expect(screen.getByRole('link', { name: /Open the Zoom web portal/ })).toBeVisible();
  });

  it('[GUIDE-03] [GUIDE-05] numbers the steps; Generic VoIP has no link', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: /^Generic VoIP/ }));
    const panel = screen.getByRole('region', { name: /^Generic VoIP/ });
    await waitFor(() => expect(panel).toHaveTextContent("contact your provider's support"));
    expect(panel.querySelectorAll('ol > li').length).toBeGreaterThanOrEqual(5);
    expect(panel.querySelector('a')).toBeNull();
  });

  it('[GUIDE-06] gives the support address of the settings', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
  });

  it('[GUIDE-07] shows the voice number of the settings', async () => {
    const user = open({ part: { voiceNumber: '+15550100199' } });
    await user.click(screen.getByRole('button', { name: 'RingCentral' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'RingCentral' })).toHaveTextContent(
        'Set up forwarding to +15550100199',
      ),
    );
  });

  it('[GUIDE-08] says where calls go and who takes those that need a person', () => {
    open();
    expect(
      screen.getByText(/forwarded to your dedicated number.*internal line or an extension/),
    ).toBeVisible();
  });

  it('[GUIDE-09] is filled in for the assistant: name, type, hours with zone, number', async () => {
    const numberRequest = { ...asked, phoneNumber: '+12125550142', assignedAt: maple.createdAt };
    const panel = await guide(open({ numberRequest }));
    for (const text of [
      'Filled in forMaple Court Residences',
      'TypeComplete Solution',
      'Business hoursMonday to Friday, 9 AM to 5 PM, Eastern Time',
      'Forward to+1 212 555 0142',
      'Set up forwarding to +1 212 555 0142',
      'They are written for Complete Solution, the type of this assistant.',
    ]) {
      expect(panel).toHaveTextContent(text);
    }
    expect(within(panel).queryByRole('combobox')).not.toBeInTheDocument();
  });

  it.each([
    ['not asked for yet', null, 'Your number, once you have deployed this assistant'],
    ['expected', asked, 'Your number, expected by March 11, 2999'],
    ['late', { ...asked, expectedBy: '2020-03-11' }, 'it was expected by March 11, 2020'],
  ])('[GUIDE-09] says of a number that is %s when it comes', async (_, numberRequest, words) => {
    const panel = await guide(open({ numberRequest }));
    expect(panel).toHaveTextContent(words);
    expect(panel).toHaveTextContent('Set up forwarding to your Lantern number');
  });

  it('[GUIDE-10] with several, it is for the one on the card or one chosen here, with ticks of its own', async () => {
    const user = open({ stored: [maple, oak] });
    const panel = await guide(user);
    const choice = within(panel).getByRole('combobox', { name: 'Filled in for' });
    expect(choice).toHaveDisplayValue('Maple Court Residences');
    await user.click(within(panel).getAllByRole('checkbox')[0] as HTMLElement);
    await user.selectOptions(choice, 'Oakview Terrace');
    await waitFor(() => expect(panel).toHaveTextContent('Daily, 8 AM to 6 PM'));
    expect(panel).toHaveTextContent('They are written for After-Hours Support');
    expect(within(panel).queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    // The choice holds for every platform.
    expect(await guide(user, '8x8')).toHaveTextContent('Daily, 8 AM to 6 PM');
  });

  it('[GUIDE-11] keeps what is ticked for each assistant and platform in this browser', async () => {
    const user = open();
    const panel = await guide(user);
    const [first, second] = within(panel).getAllByRole('checkbox') as [HTMLElement, HTMLElement];
    await user.click(first);
    await user.click(second);
    await user.click(second);
    expect(panel).toHaveTextContent('Steps1 of 7 done');
    const other = await guide(user, 'RingCentral');
    expect(within(other).queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    const [key, ...others] = Object.keys(localStorage).filter((name) => name.includes('ticks'));
    expect([key, others]).toEqual(['porchlight.ticks.1.zoom-phone', []]);
    expect(JSON.parse(localStorage.getItem(key ?? '') ?? '')).toEqual([
      first.closest('label')?.textContent,
    ]);
  });

  it('[GUIDE-11] a tick goes with the words it was given to', async () => {
    const numberRequest = { ...asked, phoneNumber: '+12125550142', assignedAt: maple.createdAt };
    const held = ['Save your changes.', 'Set up forwarding to your Lantern number'];
    localStorage.setItem('porchlight.ticks.1.zoom-phone', JSON.stringify(held));
    const panel = await guide(open({ numberRequest }));
    const ticked = within(panel).getAllByRole('checkbox', { checked: true });
    expect(ticked.map((box) => box.closest('label')?.textContent)).toEqual(['Save your changes.']);
  });

  it('[GUIDE-11] takes text that is none of its own for no ticks', async () => {
    localStorage.setItem('porchlight.ticks.1.zoom-phone', '{"a":');
    const panel = await guide(open());
    expect(within(panel).queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  });

  it('[GUIDE-13] prints by a button', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const user = open();
    await user.click(within(await guide(user)).getByRole('button', { name: 'Print this guide' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('[GUIDE-09] without an assistant, or when it cannot be read, speaks in general', async () => {
    const panel = await guide(open({ stored: [] }));
    expect(panel).not.toHaveTextContent('Filled in for');
    expect(panel).toHaveTextContent('Write down your business hours, your time zone');
    expect(panel).toHaveTextContent('written for an assistant that answers at all hours');
    expect(panel).not.toHaveTextContent(/Complete Solution|Test calls|cannot connect you/);
  });

  it('[GUIDE-09] says so when the assistant cannot be read', async () => {
    const panel = await guide(
      open({ answers: { 'GET /api/assistants/1': new Response('Busy', { status: 503 }) } }),
    );
    expect(panel).toHaveTextContent('This assistant could not be loaded');
    expect(panel).toHaveTextContent('Maple Court Residences');
  });
});
