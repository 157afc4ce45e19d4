// Names the steps whose input is not saved: it is not part of what is deployed.
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Notice } from '#web/ui/notice.tsx';
import { useDraftKeeper } from '../../draft-keeper.ts';
import { wizardSteps } from '../../steps.ts';
import { fieldPath } from './field-path.ts';

export function UnsavedNotice({ assistantId }: { assistantId: number }) {
  const unsaved = useUnsavedSteps();
  if (unsaved.length === 0) return null;
  return (
    <Notice tone="lamp" title="Not saved yet, so not part of what you deploy">
      <ul className="warnings">
        {unsaved.map(({ name, label }) => (
          <li key={name}>
            <Link href={fieldPath(assistantId, name)}>What you typed in {label}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Input that was left half-way, or whose save has not gone through. */
function useUnsavedSteps() {
  const keeper = useDraftKeeper();
  const names = useSyncExternalStore(keeper.subscribe, () =>
    wizardSteps
      .map(({ name }) => name)
      .filter((name) => name !== 'review-deploy' && keeper.has(name))
      .join(' '),
  ).split(' ');
  return wizardSteps.filter(({ name }) => names.includes(name));
}
