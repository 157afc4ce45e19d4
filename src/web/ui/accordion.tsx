// A list of headings of which at most one is open.
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
}

export function Accordion({ items }: AccordionProps) {
  const prefix = useId();
  const [openValue, setOpenValue] = useState<string | null>(null);
  return (
    <div className="acc">
      {items.map(({ value, label, note, content }) => {
        const isOpen = value === openValue;
        const id = `${prefix}-${value}`;
        return (
          <div className="acc__item" key={value}>
            <h3 className="acc__head">
              <button
                type="button"
                className="acc__btn"
                id={`${id}-button`}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpenValue(isOpen ? null : value)}
              >
                <span>{label}</span>
                {note !== undefined && <span className="acc__note">{note}</span>}
                <ChevronDown />
              </button>
            </h3>
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
