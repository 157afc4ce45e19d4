import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

function renderMenu() {
  const onSelect = vi.fn(() => document.activeElement?.getAttribute('aria-label'));
  render(
    <Menu
      label="More"
      icon={null}
      items={[{ label: 'Preview', onSelect }, 'rule', { label: 'Delete', tone: 'bad', onSelect }]}
    />,
  );
  return { button: screen.getByRole('button', { name: 'More' }), onSelect };
}

describe('menu', () => {
  it('opens with the keyboard, moves with the arrows and selects with Enter', async () => {
    const { button, onSelect } = renderMenu();
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: 'More' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
  });

  it('runs the action once the button has the focus again, so a dialog can give it back', async () => {
    const { button, onSelect } = renderMenu();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Preview' }));
    await waitFor(() => expect(onSelect).toHaveReturnedWith('More'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes with Escape and with a second press of its button', async () => {
    const { button, onSelect } = renderMenu();
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(onSelect).not.toHaveBeenCalled();
  });
});
