// Tabs with a state per tab. Every panel stays in the page (hidden), so forms keep what was typed.
import clsx from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode, SyntheticEvent } from 'react';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** `filled` shows a green tick, `attention` a red mark. */
  state?: 'filled' | 'attention';
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
  /** Name of the row of tabs. */
  label: string;
  className?: string;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onChange, items, label, className } = props;
  return (
    <RadixTabs.Root
      value={value}
      // Radix hands back one of the values it was given.
      onValueChange={(next) => onChange(next as Value)}
      className={className}
    >
      <RadixTabs.List
        className={clsx('tabs', items.length > 3 && 'tabs--4')}
        aria-label={label}
        onPointerDown={(event) => notePointer(event, true)}
        onKeyDown={(event) => notePointer(event, false)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) notePointer(event, false);
        }}
      >
        {items.map((item) => (
          <RadixTabs.Trigger key={item.value} value={item.value} className="tab">
            <span>{item.label}</span>
            {item.state === 'filled' && <CircleCheck className="tick" />}
            {item.state === 'attention' && <CircleAlert className="att" />}
            {item.state && (
              <span className="sr">
                {item.state === 'filled' ? '(filled in)' : '(needs attention)'}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          forceMount
          hidden={item.value !== value}
          className="tab-panel"
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

/** Radix gives the tab the focus by script, for which browsers draw the keyboard's ring. */
function notePointer({ currentTarget }: SyntheticEvent<HTMLElement>, isPointer: boolean): void {
  currentTarget.toggleAttribute('data-pointed', isPointer);
}
