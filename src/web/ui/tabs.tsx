// Tabs with a state per tab. Every panel stays in the page (hidden), so forms keep what was typed. By hand,
// since Radix's weigh 10 KB on every step: the keys are those of the ARIA Authoring Practices' tabs pattern.
import '#web/styles/components/tabs.css';
import clsx from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

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
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    // With a modifier it is the browser's, such as Alt and Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = nextIndex(
      event.key,
      items.findIndex((item) => item.value === value),
      items.length,
    );
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onChange(item.value);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  }

  return (
    <div className={className}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={clsx('tabs', items.length > 3 && 'tabs--4')}
      >
        {items.map((item) => (
          <button
            key={item.value}
            id={`${id}-tab-${item.value}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={item.value === value}
            aria-controls={`${id}-panel-${item.value}`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChange(item.value)}
            onKeyDown={onKeyDown}
          >
            <span>{item.label}</span>
            {item.state === 'filled' && <CircleCheck className="tick" />}
            {item.state === 'attention' && <CircleAlert className="att" />}
            {item.state && (
              <span className="sr">
                {item.state === 'filled' ? '(filled in)' : '(needs attention)'}
              </span>
            )}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          id={`${id}-panel-${item.value}`}
          role="tabpanel"
          className="tab-panel"
          aria-labelledby={`${id}-tab-${item.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern asks for it, a panel may hold text alone
          tabIndex={0}
          hidden={item.value !== value}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}

/** Which tab a key leads to from the one at `index`; the row is a ring. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
