// A native check box with its words in one target of 44 px.
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className="check">
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
