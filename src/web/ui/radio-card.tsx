// A whole card as one choice: native radio at the top right, so arrows and forms work as everywhere.
import clsx from 'clsx';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** The clickable content. */
  children: ReactNode;
  /** Controls inside the card that are not part of the choice, such as 'Listen to sample'. */
  after?: ReactNode;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

export function RadioCard({ children, after, className, ...input }: RadioCardProps) {
  if (after === undefined) {
    return (
      <label className={clsx('pick', className)}>
        <input {...input} type="radio" />
        {children}
      </label>
    );
  }
  return (
    <div className={clsx('pick', className)}>
      <label className="pick__label">
        <input {...input} type="radio" />
        {children}
      </label>
      {after}
    </div>
  );
}
