// The time zone of the business hours: optional, with this browser's zone as a suggestion (product decision).
import type { UseFormReturn } from 'react-hook-form';
import type { CompanyDetails } from '#shared/domain/company-details.ts';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import type { CompanyValues } from './company-values.ts';
import { browserTimeZone, timeZoneChoices, timeZoneLabel } from './time-zones.ts';

interface TimeZoneFieldProps {
  form: UseFormReturn<CompanyValues, unknown, CompanyDetails>;
  timeZone: string;
}

export function TimeZoneField({ form, timeZone }: TimeZoneFieldProps) {
  const suggested = browserTimeZone();
  const { common, others } = timeZoneChoices(timeZone);
  const onSuggestion = () =>
    form.setValue('timeZone', suggested, { shouldDirty: true, shouldValidate: true });
  return (
    <Field
      label="Time zone"
      optional
      hint={
        timeZone === '' && suggested !== '' ? (
          <>
            This computer says {timeZoneLabel(suggested)}.{' '}
            <LinkButton onClick={onSuggestion}>Use it</LinkButton>
          </>
        ) : (
          'Tells your assistant when your office is open.'
        )
      }
      error={form.formState.errors.timeZone?.message}
    >
      {(control) => (
        <Select {...control} {...form.register('timeZone')}>
          <option value="">Not chosen</option>
          <optgroup label="United States">
            {common.map(({ zone, label }) => (
              <option key={zone} value={zone}>
                {label}
              </option>
            ))}
          </optgroup>
          <optgroup label="All time zones">
            {others.map((zone) => (
              <option key={zone} value={zone}>
                {timeZoneLabel(zone)}
              </option>
            ))}
          </optgroup>
        </Select>
      )}
    </Field>
  );
}
