import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Example({ locked = false }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Configuration Summary"
        description="What was sent"
        locked={locked}
      />
    </>
  );
}

describe('dialog', () => {
  it('[DASH-19] does not close on a click outside', async () => {
    const { container } = render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Configuration Summary' });
    await userEvent.click(dialog.parentElement as HTMLElement, { pointerEventsCheck: 0 });
    await userEvent.click(container, { pointerEventsCheck: 0 });
    expect(dialog).toBeVisible();
    expect(dialog).toHaveAccessibleDescription('What was sent');
  });

  it('closes with Escape and its close button, and gives the focus back', async () => {
    render(<Example />);
    const opener = screen.getByRole('button', { name: 'Open' });
    for (const close of ['{Escape}', 'button'] as const) {
      await userEvent.click(opener);
      await screen.findByRole('dialog');
      if (close === 'button') await userEvent.click(screen.getByLabelText('Close dialog'));
      else await userEvent.keyboard(close);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  });

  it('stays while it is locked', async () => {
    render(<Example locked />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByLabelText('Close dialog')).toBeNull();
  });

  it('keeps the focus inside', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });
});

describe('confirm dialog', () => {
  const question = {
    title: 'Are you sure?',
    description: 'It cannot be undone.',
    confirmLabel: 'Delete',
    busyLabel: 'Deleting...',
    onConfirm: () => undefined,
    onOpenChange: () => undefined,
  };

  it('gives Cancel the focus first', async () => {
    render(<ConfirmDialog open {...question} />);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
  });

  it('shows the busy word and refuses every button meanwhile', async () => {
    render(<ConfirmDialog open busy {...question} />);
    expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  });
});
