// Wizard step 2, Company Info: two tabs, saved together (spec 2, step 2).
import '#web/styles/pages/company-info.css';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { sectionValues } from '#shared/domain/assistant-field-values.ts';
import { companyDetailsSchema } from '#shared/domain/company-details.ts';
import { useAssistant } from '#web/api/assistants.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { Card } from '#web/ui/card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { readSectionDraft } from '../../section-draft.ts';
import { StepFooter } from '../../step-footer.tsx';
import type { StepProps } from '../../step-props.ts';
import { StepSkeleton } from '../../step-skeleton.tsx';
import { useStepDraft } from '../../use-step-draft.ts';
import { useWizard } from '../../wizard-context.ts';
import { useTabbedForm } from '../use-tabbed-form.ts';
import { AdditionalInfo } from './additional-info.tsx';
import { BasicInfo } from './basic-info.tsx';
import { CallerPreview } from './caller-preview.tsx';
import { type CompanyTab, type CompanyValues, companyTabs } from './company-values.ts';
import { browserTimeZone } from './time-zones.ts';

interface CompanyInfoStepProps extends StepProps {
  /** Leaves the moving on to whatever surrounds the step. */
  hasContinue?: boolean;
}

export function CompanyInfoStep(props: CompanyInfoStepProps) {
  const { isPending } = useAssistant(props.assistantId);
  return isPending ? (
    <StepSkeleton label="Loading company information..." />
  ) : (
    <CompanyForm {...props} />
  );
}

function CompanyForm({ onNext, onBack, hasContinue = true }: CompanyInfoStepProps) {
  const { formState } = useWizard();
  const formId = useId();
  const company = useCompanyForm(onNext);
  const { form } = company;
  const values = useWatch({ control: form.control, compute: (all: CompanyValues) => all });

  return (
    <form id={formId} ref={company.formRef} onSubmit={company.onContinue} noValidate>
      <div className="wiz2">
        <Card>
          <Tabs<CompanyTab>
            label="Company information"
            value={company.tab}
            onChange={company.openTab}
            items={[
              {
                value: 'basic',
                label: 'Basic Info',
                state: company.stateOfTab('basic', areValid(values, ['companyName', 'greeting'])),
                content: <BasicInfo form={form} greeting={values.greeting} />,
              },
              {
                value: 'additional',
                label: 'Additional Info',
                state: company.stateOfTab(
                  'additional',
                  areValid(values, ['companyWebsite', 'businessHours']),
                ),
                content: (
                  <AdditionalInfo
                    form={form}
                    timeZone={values.timeZone}
                    businessHours={values.businessHours}
                    hasAfterHours={formState.requiresAfterHours}
                  />
                ),
              },
            ]}
          />
        </Card>
        <CallerPreview tab={company.tab} values={values} />
      </div>
      <StepFooter
        onBack={onBack}
        formId={hasContinue ? formId : undefined}
        isBusy={company.isSaving}
      />
    </form>
  );
}

function useCompanyForm(onNext: () => void) {
  const { formState, saveSection, saveInBackground, markAttention } = useWizard();
  const saved = withBrowserZone(sectionValues('company', formState));
  const draft = useStepDraft('company-details', (kept) => readSectionDraft('company', kept, saved));
  return useTabbedForm({
    schema: companyDetailsSchema,
    saved,
    draft: formState.requiresAfterHours ? draft : withoutAfterHours(draft, saved),
    tabs: companyTabs,
    onSave: (body) => saveSection('company', body),
    onSaved: () => {
      showToast(messages.companySaved);
      onNext();
    },
    onFailed: (error) => showToast(messages.companyNotSaved(error.message)),
    onLeave: async (body) => {
      const outcome = await saveInBackground('company', body, body);
      if (outcome.status === 'failed') showToast(messages.companyNotSaved(outcome.error.message));
    },
    onLeaveInvalid: () => markAttention('company-details', true),
  });
}

/** Until hours are saved the zone is this device's: nearly always that of the office. It can be taken out again. */
function withBrowserZone(saved: CompanyValues): CompanyValues {
  const isNew = saved.timeZone === '' && saved.businessHours.trim() === '';
  return isNew ? { ...saved, timeZone: browserTimeZone() } : saved;
}

/** Fields that do not show must not hold a half-typed time that nobody can see or mend. */
function withoutAfterHours<Draft extends { restored: CompanyValues | null }>(
  draft: Draft,
  { afterHoursStartTime, afterHoursEndTime }: CompanyValues,
): Draft {
  const { restored } = draft;
  return {
    ...draft,
    restored: restored && { ...restored, afterHoursStartTime, afterHoursEndTime },
  };
}

function areValid(values: CompanyValues, fields: readonly (keyof CompanyValues)[]): boolean {
  const issues = companyDetailsSchema.safeParse(values).error?.issues ?? [];
  return !issues.some(({ path: [field] }) => fields.some((name) => name === field));
}
