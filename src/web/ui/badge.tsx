// Status badges: a word with a shape, never colour alone.
import clsx from 'clsx';
import type { ReactNode } from 'react';

interface BadgeProps {
  tone?: 'plain' | 'ok' | 'bad' | 'info' | 'recommended';
  icon?: ReactNode;
  children: ReactNode;
}

const toneClass = {
  plain: '',
  ok: 'badge--ok',
  bad: 'badge--bad',
  info: 'badge--info',
  recommended: 'badge--rec',
};

export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={clsx('badge', toneClass[tone])}>
      {icon}
      {children}
    </span>
  );
}

/** Lit: something is on (an active assistant, a live call). Always beside a word. */
export function LampDot({ isOn = false }: { isOn?: boolean }) {
  return <span className={clsx('lampdot', isOn && 'lampdot--on')} aria-hidden="true" />;
}
