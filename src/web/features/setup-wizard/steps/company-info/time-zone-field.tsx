// The time zone of the business hours: optional, this browser's zone to begin with (product decision).
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CompanyDetails } from '#shared/domain/company-details.ts';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import type { CompanyValues } from './company-values.ts';
import { browserTimeZone, timeZoneGroups, timeZoneLabel } from './time-zones.ts';

interface TimeZoneFieldProps {
  form: UseFormReturn<CompanyValues, unknown, CompanyDetails>;
  timeZone: string;
}

export function TimeZoneField({ form, timeZone }: TimeZoneFieldProps) {
  const suggested = browserTimeZone();
  const groups = useMemo(() => timeZoneGroups(timeZone), [timeZone]);
  const onSuggestion = () =>
    form.setValue('timeZone', suggested, { shouldDirty: true, shouldValidate: true });
  return (
    <Field
      label="Time zone"
      optional
      hint={
        timeZone === '' && suggested !== '' ? (
          <>
            This device is on {timeZoneLabel(suggested)}.{' '}
            <LinkButton onClick={onSuggestion}>Use it</LinkButton>
          </>
        ) : (
          'Your assistant needs it to tell whether your office is open right now.'
        )
      }
      error={form.formState.errors.timeZone?.message}
    >
      {(control) => (
        <Select {...control} {...form.register('timeZone')}>
          <option value="">Not chosen</option>
          {groups.map(({ name, zones }) => (
            <optgroup key={name} label={name}>
              {zones.map(({ zone, label }) => (
                <option key={zone} value={zone}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
