// Label, hint and error around one control, wired for screen readers.
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Stands at the right of the hint, such as a count of characters. */
  hintAside?: ReactNode;
  error?: string;
  /** Writes '(optional)' behind the label. */
  optional?: boolean;
  /** Stands at the right of the label, such as a help tooltip. */
  labelAside?: ReactNode;
  /** A fixed id, for links from the problems list. */
  id?: string;
  children: (control: ControlProps) => ReactNode;
}

export function Field(props: FieldProps) {
  const { label, hint, hintAside, error, optional, labelAside, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const hasHint = hint !== undefined || hintAside !== undefined;
  const describedBy = [error && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  const labelElement = (
    <label htmlFor={id}>
      {label}
      {optional && <small> (optional)</small>}
    </label>
  );
  return (
    <div className="field">
      {labelAside === undefined ? (
        labelElement
      ) : (
        <div className="field__lab">
          {labelElement}
          {labelAside}
        </div>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hasHint && (
        <p className="hint" id={`${id}-hint`}>
          <span>{hint}</span>
          {hintAside !== undefined && <span className="num">{hintAside}</span>}
        </p>
      )}
    </div>
  );
}

/** The red sentence below a control; also for groups that are no `Field`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <CircleAlert />
      {children}
    </p>
  );
}
