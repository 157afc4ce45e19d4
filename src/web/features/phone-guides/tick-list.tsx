// Numbered steps, each with a box to tick once it is done.
import type { ReactNode } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';

export interface TickItem {
  /** Tells the items apart, and what a tick was given to. */
  text: string;
  label?: ReactNode;
}

interface TickListProps {
  title: string;
  items: readonly TickItem[];
  ticks: ReadonlySet<string>;
  onTick: (text: string, isTicked: boolean) => void;
  /** Between title and list. */
  children?: ReactNode;
}

export function TickList({ title, items, ticks, onTick, children }: TickListProps) {
  const done = items.filter(({ text }) => ticks.has(text)).length;
  return (
    <>
      <div className="ticks__head">
        <h4>{title}</h4>
        <p className="small mute num">
          {done} of {items.length} done
        </p>
      </div>
      {children}
      <ol className="ticks">
        {items.map(({ text, label }) => (
          <li key={text}>
            <Checkbox
              checked={ticks.has(text)}
              onChange={({ target }) => onTick(text, target.checked)}
              label={label ?? text}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
