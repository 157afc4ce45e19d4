// One of the four call scripts: help, text area, and the way back to the suggested text.
import { RotateCcw } from 'lucide-react';
import { maxScriptLength, type ScriptKindId } from '#shared/domain/call-scripts.ts';
import { visibleLength } from '#shared/domain/text.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/notice.tsx';
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
    <Field
      id={scriptFieldId(kind)}
      label={title}
      labelAside={<Tooltip label={`Help for ${title}`}>{scriptHelp[kind]}</Tooltip>}
      error={error}
      hint={
        value === suggested ? (
          'This is a suggested text. Change it to suit your company.'
        ) : (
          <LinkButton onClick={onRestore}>
            <RotateCcw />
            Restore the suggested text
          </LinkButton>
        )
      }
      hintAside={<RoomLeft text={value} />}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={9}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The count shows only near the limit: before that it is noise. */
function RoomLeft({ text }: { text: string }) {
  const length = visibleLength(text);
  if (length < 0.9 * maxScriptLength) return null;
  return `${length.toLocaleString('en-US')} of ${maxScriptLength.toLocaleString('en-US')} characters`;
}
