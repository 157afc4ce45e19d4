// A help mark whose text shows on hover (after 700 ms), on focus and on a tap.
import { CircleHelp } from 'lucide-react';
import * as RadixTooltip from 'radix-ui/tooltip';
import { type ReactNode, useState } from 'react';

const tooltipDelayMs = 700;

interface TooltipProps {
  /** Name of the button, such as 'Help for Owner/Resident Inquiries'. */
  label: string;
  children: ReactNode;
}

export function Tooltip({ label, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <RadixTooltip.Provider delayDuration={tooltipDelayMs}>
      <RadixTooltip.Root open={isOpen} onOpenChange={setIsOpen}>
        <RadixTooltip.Trigger
          type="button"
          className="btn btn--icon"
          aria-label={label}
          // Radix closes on press; on a touch screen the press is the only way to open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          <CircleHelp />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content className="tip" sideOffset={6} collisionPadding={12}>
            {children}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
