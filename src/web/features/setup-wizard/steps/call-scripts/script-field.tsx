// One of the four call scripts: help, text area, and the way back to the suggested text.
import { RotateCcw } from 'lucide-react';
import { maxScriptLength, type ScriptKindId } from '#shared/domain/call-scripts.ts';
import { visibleLength } from '#shared/domain/text.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { scriptHelp } from './script-help.ts';
import { scriptFieldId } from './use-call-scripts.ts';

interface ScriptFieldProps {
  kind: ScriptKindId;
  title: string;
  value: string;
  suggested: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

export function ScriptField({ kind, title, value, suggested, error, onChange }: ScriptFieldProps) {
  const isSuggested = value === suggested;

  function onRestore() {
    onChange(suggested);
    showToast({
      title: 'Suggested text restored',
      description: `Your own text for ${title} was replaced.`,
      tone: 'info',
      action: { label: 'Undo', onAction: () => onChange(value) },
    });
  }

  return (
    <>
      <Field
        id={scriptFieldId(kind)}
        label={title}
        labelAside={<Tooltip label={`Help for ${title}`}>{scriptHelp[kind]}</Tooltip>}
        error={error}
        hint={isSuggested ? 'This is a suggested text. Change it to suit your company.' : undefined}
        hintAside={roomLeft(value)}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={9}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      {!isSuggested && (
        <Button variant="soft" icon={<RotateCcw />} onClick={onRestore}>
          Restore the suggested text
        </Button>
      )}
    </>
  );
}

/** The count shows only near the limit: before that it is noise. */
function roomLeft(text: string): string | undefined {
  const length = visibleLength(text);
  if (length < 0.9 * maxScriptLength) return undefined;
  return `${length.toLocaleString('en-US')} of ${maxScriptLength.toLocaleString('en-US')} characters`;
}
