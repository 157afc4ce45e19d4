// A sentence that stays on the page: icon, title, text and an optional action.
import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone?: 'info' | 'bad' | 'ok' | 'lamp';
  title?: ReactNode;
  /** `alert` is read at once by screen readers, `status` when they have time. */
  role?: 'alert' | 'status';
  children?: ReactNode;
  className?: string;
}

const icons = { info: Info, bad: CircleAlert, ok: CircleCheck, lamp: TriangleAlert };

export function Notice({ tone = 'info', title, role, children, className }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={clsx('notice', `notice--${tone}`, className)} role={role}>
      <Icon />
      <div>
        {title !== undefined && <b>{title}</b>}
        {children}
      </div>
    </div>
  );
}

/** A button that reads as a link inside a sentence. */
export function LinkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="linkbtn" onClick={onClick}>
      {children}
    </button>
  );
}
