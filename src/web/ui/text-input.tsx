// One line of text, with an optional icon at its start.
import clsx from 'clsx';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  icon?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextInput({ icon, className, type = 'text', ...rest }: TextInputProps) {
  const input = <input {...rest} type={type} className={clsx('input', className)} />;
  if (icon === undefined) return input;
  return (
    <div className="input-wrap">
      {icon}
      {input}
    </div>
  );
}
