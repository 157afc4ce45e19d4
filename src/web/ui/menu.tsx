// An icon button that opens a list of actions. The list's code loads on the first sign of interest.
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { MenuEntry } from './menu-panel.tsx';

interface MenuProps {
  /** Name of the button, such as 'More for Maple Court'. */
  label: string;
  /** Shows the label beside the icon, where the window has room for it. */
  isLabelShown?: boolean;
  items: readonly MenuEntry[];
  icon: ReactNode;
  variant?: ButtonVariant;
  /** A quiet line above the actions. */
  title?: ReactNode;
  className?: string;
}

export function Menu(props: MenuProps) {
  const { label, items, icon, variant = 'soft', title, className, isLabelShown = false } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const want = () => setIsWanted(true);
  return (
    <span className="menu-root">
      <Button
        ref={button}
        variant={variant}
        size={isLabelShown ? undefined : 'icon'}
        icon={icon}
        className={className}
        aria-label={label}
        title={isLabelShown ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => {
          want();
          setIsOpen(!isOpen);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          want();
          setIsOpen(true);
        }}
      >
        {isLabelShown && <span className="desk-only">{label}</span>}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <MenuPanel
            label={label}
            title={title}
            items={items}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            button={button}
          />
        </Suspense>
      )}
    </span>
  );
}

const MenuPanel = lazyPart(() => import('./menu-panel.tsx').then((module) => module.MenuPanel));
