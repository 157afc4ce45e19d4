// Tab 'Basic Info' of wizard step 2: company name and initial greeting (spec 2).
import type { UseFormReturn } from 'react-hook-form';
import type { CompanyDetails } from '#shared/domain/company-details.ts';
import { visibleLength } from '#shared/domain/text.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CompanyValues } from './company-values.ts';

interface BasicInfoProps {
  form: UseFormReturn<CompanyValues, unknown, CompanyDetails>;
  greeting: string;
}

export function BasicInfo({ form, greeting }: BasicInfoProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const length = visibleLength(greeting);
  return (
    <>
      <Field label="Company name" error={errors.companyName?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('companyName')}
            placeholder="Maple Court Residences"
            autoComplete="organization"
          />
        )}
      </Field>
      <Field
        label="Initial greeting"
        hint="The first words every caller hears. Say who you are and offer help."
        hintAside={length === 1 ? '1 character' : `${length} characters`}
        error={errors.greeting?.message}
      >
        {(control) => (
          <TextArea
            {...control}
            {...register('greeting')}
            rows={4}
            placeholder="Thank you for calling Maple Court. I'm the virtual assistant. How can I help you today?"
          />
        )}
      </Field>
    </>
  );
}
