// Wizard step 4, Call Scripts: four scripts in tabs and any number of custom ones (spec 2, step 4).
import '#web/styles/pages/call-scripts.css';
import { scriptKinds } from '#shared/domain/call-scripts.ts';
import { defaultCallScripts } from '#shared/domain/default-call-scripts.ts';
import { visibleLength } from '#shared/domain/text.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { StepFooter } from '../../step-footer.tsx';
import type { StepProps } from '../../step-props.ts';
import { useFocusField } from '../../wizard-context.ts';
import { CustomScripts } from './custom-scripts.tsx';
import { ScriptField } from './script-field.tsx';
import { customScriptId, scriptFieldId, useCallScripts } from './use-call-scripts.ts';

const minScriptLength = 10;

export function CallScriptsStep({ onNext, onBack }: StepProps) {
  const scripts = useCallScripts(onNext);
  const { values, errors, setupType } = scripts;
  const suggested = defaultCallScripts(setupType);

  useFocusField((field) => {
    const kind = scriptKinds.find(({ id }) => id === field)?.id ?? 'ownerRequests';
    const customIndex = /^customInstructions\.(\d+)$/.exec(field)?.[1];
    scripts.showErrors();
    if (customIndex === undefined) scripts.openTab(kind);
    scripts.focusAfterRender(
      customIndex === undefined ? scriptFieldId(kind) : customScriptId(Number(customIndex)),
    );
  });

  return (
    <div className="scripts">
      <Card>
        <CardHeader title="Call Scripts" />
        <Tabs
          label="Call scripts"
          value={scripts.tab}
          onChange={scripts.openTab}
          items={scriptKinds.map(({ id, tab, title }) => ({
            value: id,
            label: tab,
            state: tabState(values[id], errors.scripts[id]),
            content: (
              <ScriptField
                kind={id}
                title={title}
                value={values[id]}
                suggested={suggested[id]}
                error={errors.scripts[id]}
                onChange={(text) => scripts.edit(() => ({ [id]: text }))}
              />
            ),
          }))}
        />
      </Card>
      <CustomScripts
        texts={values.customInstructions}
        errors={errors}
        onChange={(change) =>
          scripts.edit(({ customInstructions }) => ({
            customInstructions: change(customInstructions),
          }))
        }
        focusAfterRender={scripts.focusAfterRender}
      />
      <StepFooter onBack={onBack} onNext={scripts.onContinue} isBusy={scripts.isSaving} />
    </div>
  );
}

function tabState(text: string, error: string | undefined) {
  if (error) return 'attention';
  return visibleLength(text) >= minScriptLength ? 'filled' : undefined;
}
