// The field for a recovery code. A browser that already owns assistants confirms the switch.
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useRedeemRecoveryCode } from '#web/api/browsers.ts';
import { ApiError, failureText } from '#web/api/client.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { SwitchNotice } from './switch-notice.tsx';

interface RecoveryCodeFormProps {
  onDone: () => void;
  /** Stands at the left of the main button. */
  secondary?: ReactNode;
  onSaveCode?: () => void;
}

export function RecoveryCodeForm({ onDone, secondary, onSaveCode }: RecoveryCodeFormProps) {
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [, navigate] = useLocation();
  const { mutate, isPending, error } = useRedeemRecoveryCode();
  const mustConfirm = error instanceof ApiError && error.status === 409;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const recoveryCode = code.trim();
    setIsMissing(recoveryCode === '');
    if (recoveryCode === '') return;
    mutate(
      { recoveryCode, ...(mustConfirm && { confirmSwitch: true }) },
      {
        onSuccess: () => {
          onDone();
          navigate(paths.dashboard);
          showToast({ title: 'Your assistants are back', tone: 'ok' });
        },
      },
    );
  };
  const problem = isMissing
    ? 'Please enter the recovery code'
    : error && !mustConfirm
      ? failureText(error)
      : undefined;
  return (
    <form className="stack" onSubmit={onSubmit} noValidate>
      <Field
        label="Recovery code"
        hint="From ‘Save a recovery code’. Spaces and dashes do not matter."
        error={problem}
      >
        {(control) => (
          <TextInput
            {...control}
            value={code}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      {mustConfirm && <SwitchNotice onSaveCode={onSaveCode} />}
      <div className="dialog__foot">
        {secondary}
        <Button type="submit" busy={isPending} busyLabel="Opening...">
          {mustConfirm ? 'Switch and open' : 'Open my assistants'}
        </Button>
      </div>
    </form>
  );
}
