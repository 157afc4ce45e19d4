// A list of headings of which at most one is open (`type="single"`) or any number (`type="multiple"`).
// Written by hand: a button with aria-expanded and a region is all it takes, and the first screen stays small.
import '#web/styles/components/accordion.css';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface AccordionItem {
  value: string;
  label: ReactNode;
  /** A few quiet words at the right. */
  note?: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  type?: 'single' | 'multiple';
  /** Values that are open at first. */
  defaultOpen?: readonly string[];
  level?: 2 | 3 | 4;
}

export function Accordion({ items, type = 'single', defaultOpen = [], level = 3 }: AccordionProps) {
  const prefix = useId();
  const [open, setOpen] = useState(defaultOpen);
  const Heading = `h${level}` as const;
  const toggle = (value: string) =>
    setOpen((values) => {
      if (values.includes(value)) return values.filter((other) => other !== value);
      return type === 'single' ? [value] : [...values, value];
    });
  return (
    <div className="acc">
      {items.map(({ value, label, note, content }) => {
        const isOpen = open.includes(value);
        const id = `${prefix}-${value}`;
        return (
          <div className="acc__item" key={value}>
            <Heading className="acc__head">
              <button
                type="button"
                className="acc__btn"
                id={`${id}-button`}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => toggle(value)}
              >
                <span>{label}</span>
                {note !== undefined && <span className="acc__note">{note}</span>}
                <ChevronDown />
              </button>
            </Heading>
            <section
              className="acc__body"
              id={id}
              aria-labelledby={`${id}-button`}
              hidden={!isOpen}
            >
              {content}
            </section>
          </div>
        );
      })}
    </div>
  );
}
