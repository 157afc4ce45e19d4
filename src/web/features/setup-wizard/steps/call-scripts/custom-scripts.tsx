// The card 'Additional Scripts (Optional)': instructions for special scenarios (spec 2, step 4).
import { Plus, Trash2 } from 'lucide-react';
import { maxCustomScripts } from '#shared/domain/call-scripts.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { ScriptErrors } from './script-values.ts';
import { customScriptId } from './use-call-scripts.ts';

interface CustomScriptsProps {
  texts: string[];
  errors: ScriptErrors;
  /** Told as a change, because Undo may come after other changes. */
  onChange: (change: (texts: string[]) => string[]) => void;
  focusAfterRender: (id: string) => void;
}

const addButtonId = 'add-custom-script';

export function CustomScripts({ texts, errors, onChange, focusAfterRender }: CustomScriptsProps) {
  const isFull = texts.length >= maxCustomScripts;

  function onAdd() {
    onChange((current) => [...current, '']);
    focusAfterRender(customScriptId(texts.length));
  }
  function onDelete(index: number) {
    const removed = texts[index] ?? '';
    onChange((current) => current.toSpliced(index, 1));
    // The deleted one's button is gone with the last row only; then the focus would be lost.
    if (index === texts.length - 1) focusAfterRender(addButtonId);
    if (removed.trim() === '') return;
    showToast({
      title: `Custom Script ${index + 1} deleted`,
      tone: 'info',
      action: {
        label: 'Undo',
        onAction: () => onChange((current) => current.toSpliced(index, 0, removed)),
      },
    });
  }

  return (
    <Card>
      <CardHeader title="Additional Scripts (Optional)" />
      {texts.length === 0 && (
        <p className="mute">Add custom call handling instructions for special scenarios.</p>
      )}
      {numbered(texts).map(({ text, index, label }) => (
        <Field
          key={label}
          id={customScriptId(index)}
          label={label}
          labelAside={
            <Button
              variant="soft"
              size="icon"
              icon={<Trash2 />}
              aria-label={`Delete ${label}`}
              onClick={() => onDelete(index)}
            />
          }
          error={errors.custom[index]}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={text}
              onChange={({ target }) => onChange((current) => current.with(index, target.value))}
            />
          )}
        </Field>
      ))}
      {errors.customList && <FieldError>{errors.customList}</FieldError>}
      <div className="card__foot-action">
        <Button id={addButtonId} variant="line" icon={<Plus />} onClick={onAdd} disabled={isFull}>
          Add Custom Script
        </Button>
        {isFull && <span className="small mute">{maxCustomScripts} scripts is the limit.</span>}
      </div>
    </Card>
  );
}

function numbered(texts: readonly string[]) {
  return texts.map((text, index) => ({ text, index, label: `Custom Script ${index + 1}` }));
}
