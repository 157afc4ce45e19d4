// The open menu: arrow keys, type-ahead and placement from Radix, anchored to our own button.
import '#web/styles/components/menu.css';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { type ReactNode, type RefObject, useRef } from 'react';

interface MenuAction {
  label: string;
  icon?: ReactNode;
  tone?: 'bad';
  /** Runs after the menu has closed and its button has the focus, so a dialog gives it back there. */
  onSelect: () => void;
}
export type MenuEntry = MenuAction | 'rule';

interface MenuPanelProps {
  label: string;
  title?: ReactNode;
  items: readonly MenuEntry[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
}

export function MenuPanel({ label, title, items, isOpen, onOpenChange, button }: MenuPanelProps) {
  const chosen = useRef<(() => void) | undefined>(undefined);
  return (
    // Not modal: the modal form writes a <style> element, which the strict CSP refuses.
    <DropdownMenu.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <span className="menu-anchor" aria-hidden="true" />
      </DropdownMenu.Trigger>
      {/* No portal: the list stays in the landmark of its button. */}
      <DropdownMenu.Content
        className="menu"
        align="end"
        sideOffset={6}
        collisionPadding={12}
        aria-label={label}
        aria-labelledby={undefined}
        onInteractOutside={(event) => {
          // The button toggles by itself; closing here as well would open it again.
          if (button.current?.contains(event.target as Node)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          const action = chosen.current;
          chosen.current = undefined;
          if (action || document.activeElement === document.body) button.current?.focus();
          action?.();
        }}
      >
        {title !== undefined && <div className="menu__title">{title}</div>}
        {items.map((item, index) =>
          item === 'rule' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: rules have nothing else to be told apart by
            <DropdownMenu.Separator key={`rule-${index}`} className="menu__rule" />
          ) : (
            <DropdownMenu.Item
              key={item.label}
              className={item.tone === 'bad' ? 'menu__item menu__item--bad' : 'menu__item'}
              onSelect={() => {
                chosen.current = item.onSelect;
              }}
            >
              {item.icon}
              {item.label}
            </DropdownMenu.Item>
          ),
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
