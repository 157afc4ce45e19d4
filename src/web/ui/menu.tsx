// A button that opens a list of actions. The list's code loads on the first sign of interest.
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { MenuEntry } from './menu-panel.tsx';

interface MenuProps {
  /** Name of the button, such as 'More for Maple Court'. */
  label: string;
  items: readonly MenuEntry[];
  icon?: ReactNode;
  /** Visible words of the button; without them it is an icon button. */
  children?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A quiet line above the actions. */
  title?: ReactNode;
  className?: string;
}

export function Menu(props: MenuProps) {
  const { label, items, icon, children, variant = 'soft', title, className } = props;
  const size = props.size ?? (children === undefined ? 'icon' : 'normal');
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const want = () => setIsWanted(true);
  return (
    <span className="menu-root">
      <Button
        ref={button}
        variant={variant}
        size={size}
        icon={icon}
        className={className}
        aria-label={label}
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
        {children}
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
