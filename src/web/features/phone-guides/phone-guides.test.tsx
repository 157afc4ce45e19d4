// Tests of the Phone System Integration section (spec 2) as it shows.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SetupType } from '#shared/domain/setup-type.ts';
import { renderPage, startNetwork } from '#tests/setup/render-page.tsx';
import { PhoneGuides } from './phone-guides.tsx';

const config = { productName: 'Lantern', supportEmail: 'help@example.com', voiceNumber: '' };

function open(setupType: SetupType = 'both', part: Partial<typeof config> = {}) {
  startNetwork({ 'GET /api/config': { ...config, ...part } });
  renderPage(<PhoneGuides setupType={setupType} hasAssistant />);
  return userEvent.setup();
}

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
    const user = open('both', { voiceNumber: '+15550100199' });
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

  it('writes the steps for the type of the assistant shown', async () => {
    const user = open('after-hours');
    await user.click(screen.getByRole('button', { name: 'Zoom Phone' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Zoom Phone' })).toHaveTextContent(
        'They are written for After-Hours Support, the type of the assistant shown above.',
      ),
    );
  });
});
