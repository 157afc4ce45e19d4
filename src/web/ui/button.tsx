// Buttons and links that look like one.
import clsx from 'clsx';
import {
  type ButtonHTMLAttributes,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { Link } from 'wouter';
import { Spinner } from './spinner.tsx';

export type ButtonVariant =
  | 'main'
  | 'line'
  | 'soft'
  | 'danger'
  | 'danger-line'
  | 'night'
  | 'answer'
  | 'hang';
export type ButtonSize = 'normal' | 'big' | 'icon';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width of its parent. */
  wide?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner with `busyLabel`, keeps the width and refuses clicks. */
  busy?: boolean;
  busyLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { variant = 'main', size, wide, icon, iconAfter, busy, busyLabel, ...rest } = props;
  const { className, children, disabled, ref, ...attributes } = rest;
  const button = useFocusBack(ref, busy);
  const label = (
    <>
      {icon}
      {children}
      {iconAfter}
    </>
  );
  return (
    <button
      ref={button}
      type="button"
      {...attributes}
      className={buttonClass({ variant, size, wide }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busyLabel === undefined ? (
        label
      ) : (
        <span className="btn__stack">
          <span aria-hidden={busy || undefined}>{label}</span>
          {/* Takes its room before it is needed, so that the button keeps its width. */}
          <span aria-hidden={!busy || undefined}>
            <Spinner />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  );
}

/** A disabled button loses the focus: it gets it back, unless it went elsewhere meanwhile. */
function useFocusBack(given: Ref<HTMLButtonElement> | undefined, isBusy = false) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useImperativeHandle(given, () => button.current as HTMLButtonElement); // It is rendered.
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [isBusy]);
  return button;
}

interface ButtonLinkProps extends Look {
  href: string;
  /** Another site: opens in a new tab. */
  external?: boolean;
  /** The browser follows it itself instead of the router (downloads, mail addresses). */
  native?: boolean;
  className?: string;
  children?: ReactNode;
  'aria-label'?: string;
  'aria-describedby'?: string;
  onClick?: () => void;
}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'main', size, wide, icon, iconAfter, external, native, ...rest } = props;
  const { className, children, href, ...attributes } = rest;
  const look = buttonClass({ variant, size, wide }, className);
  const label = (
    <>
      {icon}
      {children}
      {iconAfter}
    </>
  );
  if (external || native) {
    return (
      <a
        {...attributes}
        href={href}
        className={look}
        target={external ? '_blank' : undefined}
        rel={external ? 'noopener noreferrer' : undefined}
      >
        {label}
        {external && <span className="sr"> (opens in a new tab)</span>}
      </a>
    );
  }
  return (
    <Link {...attributes} href={href} className={look}>
      {label}
    </Link>
  );
}

const variantClass: Record<ButtonVariant, string> = {
  main: 'btn--main',
  line: 'btn--line',
  soft: 'btn--soft',
  danger: 'btn--bad',
  'danger-line': 'btn--badline',
  night: 'btn--night',
  answer: 'btn--answer',
  hang: 'btn--hang',
};

function buttonClass({ variant = 'main', size, wide }: Look, extra?: string): string {
  // A plain icon button has no filled ground of its own.
  const isQuietIcon = size === 'icon' && variant === 'soft';
  return clsx(
    'btn',
    !isQuietIcon && variantClass[variant],
    size === 'big' && 'btn--big',
    size === 'icon' && 'btn--icon',
    wide && 'btn--wide',
    extra,
  );
}
