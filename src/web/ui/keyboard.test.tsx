import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Accordion } from './accordion.tsx';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Tabs } from './tabs.tsx';
import { TextInput } from './text-input.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(() => void vi.useRealTimers());

describe('tabs', () => {
  function Example() {
    const [value, setValue] = useState<'voice' | 'transfer'>('voice');
    return (
      <Tabs
        label="Voice & Contact"
        value={value}
        onChange={setValue}
        items={[
          { value: 'voice', label: 'Voice', state: 'filled', content: <input aria-label="one" /> },
          { value: 'transfer', label: 'Transfer', content: <input aria-label="two" /> },
        ]}
      />
    );
  }

  it('moves with the arrow keys and keeps what was typed in the hidden panel', async () => {
    render(<Example />);
    await userEvent.type(screen.getByLabelText('one'), 'kept');
    await userEvent.click(screen.getByRole('tab', { name: /Voice/ }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Transfer' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('one')).not.toBeVisible();
    expect(screen.getByLabelText('one')).toHaveValue('kept');
  });

  it('goes round the ends, and to the first and the last with Home and End', async () => {
    render(<Example />);
    const isChosen = (name: RegExp) =>
      expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
    await userEvent.click(screen.getByRole('tab', { name: /Voice/ }));
    await userEvent.keyboard('{ArrowLeft}');
    isChosen(/Transfer/);
    await userEvent.keyboard('{ArrowRight}');
    isChosen(/Voice/);
    await userEvent.keyboard('{End}');
    isChosen(/Transfer/);
    await userEvent.keyboard('{Home}');
    isChosen(/Voice/);
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: /Voice/ })).toHaveFocus();
  });

  it('leaves keys with a modifier to the browser, such as Alt and Left for Back', () => {
    render(<Example />);
    const tab = screen.getByRole('tab', { name: /Voice/ });
    tab.focus();
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      const isFree = fireEvent.keyDown(tab, { key: 'ArrowLeft', [modifier]: true });
      expect(isFree, modifier).toBe(true);
    }
    expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  it('says the state of a tab in words', () => {
    render(<Example />);
    expect(screen.getByRole('tab', { name: 'Voice (filled in)' })).toBeVisible();
  });
});

describe('accordion', () => {
  const items = ['Zoom Phone', 'RingCentral'].map((label) => ({
    value: label,
    label,
    content: `Steps for ${label}`,
  }));

  it('[GUIDE-01] opens one item at a time and closes it again', async () => {
    render(<Accordion items={items} />);
    const [zoom, ring] = screen.getAllByRole('button');
    await userEvent.click(zoom as HTMLElement);
    await userEvent.click(ring as HTMLElement);
    expect(zoom).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Steps for RingCentral')).toBeVisible();
    expect(screen.getByText('Steps for Zoom Phone')).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(ring).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('tooltip', () => {
  it('[SCRIPT-02] shows 700 ms after the pointer came, not before', () => {
    vi.useFakeTimers();
    render(<Tooltip label="Help">What to say to owners</Tooltip>);
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Help' }), { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(699));
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('tooltip')).toHaveTextContent('What to say to owners');
  });

  it('shows on focus and on a press', async () => {
    render(<Tooltip label="Help">What to say to owners</Tooltip>);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  });

  it('goes with a press beside it, also where a tap gave it no focus', () => {
    render(<Tooltip label="Help">What to say to owners</Tooltip>);
    fireEvent.click(screen.getByRole('button', { name: 'Help' }));
    fireEvent.pointerDown(screen.getByRole('tooltip'));
    expect(screen.getByRole('tooltip')).toBeVisible();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('field', () => {
  it('ties label, hint and error to the control', () => {
    render(
      <Field
        label="Company name"
        hint="As callers know it"
        error="Company name must be at least 2 characters"
      >
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Company name');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(
      'Company name must be at least 2 characters As callers know it',
    );
  });
});

describe('button', () => {
  it('refuses clicks while busy and says so', async () => {
    const onClick = vi.fn();
    render(
      <Button busy busyLabel="Saving..." onClick={onClick}>
        Continue
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving...' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  function Example({ busy }: { busy: boolean }) {
    return (
      <>
        <Button busy={busy}>Refresh</Button>
        <input aria-label="another" />
      </>
    );
  }

  it('has the focus again that it lost while it was busy', () => {
    const { rerender } = render(<Example busy={false} />);
    const button = screen.getByRole('button');
    button.focus();
    rerender(<Example busy />);
    // As browsers do with a disabled button; jsdom leaves the focus on it.
    screen.getByLabelText('another').focus();
    screen.getByLabelText('another').blur();
    expect(document.body).toHaveFocus();
    rerender(<Example busy={false} />);
    expect(button).toHaveFocus();
  });

  it('leaves the focus where it went meanwhile', () => {
    const { rerender } = render(<Example busy={false} />);
    screen.getByRole('button').focus();
    rerender(<Example busy />);
    screen.getByLabelText('another').focus();
    rerender(<Example busy={false} />);
    expect(screen.getByLabelText('another')).toHaveFocus();
  });
});
