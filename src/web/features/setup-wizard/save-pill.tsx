// Where the input of the step is right now: saved, being saved, or only on this device.
import clsx from 'clsx';
import { Check, HardDrive, TriangleAlert } from 'lucide-react';
import { Spinner } from '#web/ui/spinner.tsx';

export type SaveState = 'untouched' | 'kept' | 'saving' | 'saved' | 'failing' | 'refused' | 'lost';

export function SavePill({ state }: { state: SaveState }) {
  return (
    <span className={clsx('saved', `saved--${state}`)} role="status" hidden={state === 'untouched'}>
      {icons[state]}
      {words[state]}
    </span>
  );
}

const words: Record<SaveState, string> = {
  untouched: '',
  kept: 'Draft saved on this device',
  saving: 'Saving',
  saved: 'Saved',
  failing: 'Not saved yet, trying again',
  refused: 'Not saved',
  lost: 'Not saved yet: please press Continue before you leave',
};

const icons: Record<SaveState, React.ReactNode> = {
  untouched: null,
  kept: <HardDrive aria-hidden="true" />,
  saving: <Spinner />,
  saved: <Check aria-hidden="true" />,
  failing: <TriangleAlert aria-hidden="true" />,
  refused: <TriangleAlert aria-hidden="true" />,
  lost: <TriangleAlert aria-hidden="true" />,
};
