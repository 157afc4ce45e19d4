// Several lines of text; it grows with what is typed where the browser can (`field-sizing`).
import clsx from 'clsx';
import type { Ref, TextareaHTMLAttributes } from 'react';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  return <textarea {...rest} rows={rows} className={clsx('input', className)} />;
}
