// A native list to choose one from.
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}

export function Select({ className, ...rest }: SelectProps) {
  return (
    <span className="select">
      <select {...rest} className={clsx('input', className)} />
      <ChevronDown />
    </span>
  );
}
