// Tab 'Transfer' of wizard step 3: when and where a call goes to a person (spec 2, step 3).
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { conditionsNote } from '#shared/domain/pick-up-table.ts';
import type { SetupType } from '#shared/domain/setup-type.ts';
import { transferConditions } from '#shared/domain/transfer-conditions.ts';
import type { VoiceContact } from '#shared/domain/voice-contact.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useNumberHints } from './use-number-hints.tsx';
import type { VoiceValues } from './voice-values.ts';

interface TransferSettingsProps {
  form: UseFormReturn<VoiceValues, unknown, VoiceContact>;
  setupType: SetupType;
}

export function TransferSettings({ form, setupType }: TransferSettingsProps) {
  const values = useWatch({ control: form.control, compute: (all: VoiceValues) => all });
  const note = conditionsNote({ ...values, setupType });
  const { register, formState } = form;
  const { errors } = formState;
  const hints = useNumberHints(form);
  return (
    <>
      <Field
        label="Transfer Phone Number"
        hint={
          hints.transferNumber ??
          'The line your assistant connects callers to when they need a person.'
        }
        error={errors.transferNumber?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('transferNumber', { onBlur: hints.onBlur })}
            type="tel"
            autoComplete="tel"
            placeholder="(555) 123-4567"
          />
        )}
      </Field>
      <Field
        label="Transfer Message"
        optional
        hint="Said just before the call is handed over."
        error={errors.transferMessage?.message}
      >
        {(control) => <TextArea {...control} {...register('transferMessage')} rows={2} />}
      </Field>
      <fieldset className="group">
        <legend className="label">Transfer Conditions</legend>
        <p className="hint">Hand the call to a person in these cases.</p>
        <div className="checks">
          {transferConditions.map(({ id, label }) => (
            <Checkbox key={id} {...register('transferConditions')} value={id} label={label} />
          ))}
        </div>
        <p className="hint" aria-live="polite">
          <span>{note}</span>
        </p>
        {errors.transferConditions && (
          <FieldError>{errors.transferConditions.message ?? 'Please choose again.'}</FieldError>
        )}
      </fieldset>
      <Field
        label="Emergency / on-call number"
        optional
        hint={
          hints.emergencyNumber ??
          'Who is called for urgent problems while the office is closed. Given to callers who cannot be transferred.'
        }
        error={errors.emergencyNumber?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('emergencyNumber', { onBlur: hints.onBlur })}
            type="tel"
            placeholder="(555) 987-6543"
          />
        )}
      </Field>
    </>
  );
}
