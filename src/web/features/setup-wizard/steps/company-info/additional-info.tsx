// Tab 'Additional Info' of wizard step 2: website, resident portal, hours (spec 2; product decision).
import type { UseFormReturn } from 'react-hook-form';
import type { CompanyDetails } from '#shared/domain/company-details.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CompanyValues } from './company-values.ts';
import { HoursReading } from './hours-reading.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

interface AdditionalInfoProps {
  form: UseFormReturn<CompanyValues, unknown, CompanyDetails>;
  timeZone: string;
  businessHours: string;
  /** The chosen type covers the time outside business hours. */
  hasAfterHours: boolean;
}

export function AdditionalInfo({
  form,
  timeZone,
  businessHours,
  hasAfterHours,
}: AdditionalInfoProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field
        label="Company website"
        hint="Where your assistant sends callers who want to read more."
        error={errors.companyWebsite?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('companyWebsite')}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="www.maplecourt.com"
          />
        )}
      </Field>
      <Field
        label="Resident portal URL"
        optional
        hint="Where residents pay rent or dues and report repairs."
        error={errors.residentPortal?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('residentPortal')}
            inputMode="url"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="residents.maplecourt.com"
          />
        )}
      </Field>
      <Field
        label="Business hours"
        hint="Write them as you would say them. Your assistant reads them out."
        error={errors.businessHours?.message}
      >
        {(control) => (
          <>
            <TextArea
              {...control}
              {...register('businessHours')}
              rows={2}
              placeholder="Monday to Friday, 9 AM to 5 PM. Closed on public holidays."
            />
            <HoursReading businessHours={businessHours} timeZone={timeZone} />
          </>
        )}
      </Field>
      <TimeZoneField form={form} timeZone={timeZone} />
      {hasAfterHours && <AfterHours form={form} />}
    </>
  );
}

function AfterHours({ form }: Pick<AdditionalInfoProps, 'form'>) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <fieldset className="group">
      <legend className="label">After hours</legend>
      <p className="hint">Between these times your assistant puts emergencies first.</p>
      <div className="pair">
        <Field label="From" error={errors.afterHoursStartTime?.message}>
          {(control) => <TextInput {...control} {...register('afterHoursStartTime')} type="time" />}
        </Field>
        <Field label="Until" error={errors.afterHoursEndTime?.message}>
          {(control) => <TextInput {...control} {...register('afterHoursEndTime')} type="time" />}
        </Field>
      </div>
    </fieldset>
  );
}
