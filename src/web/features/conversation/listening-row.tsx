// Shown while the caller speaks: the live wave, what was understood so far, and the way to take it back.
import { X } from 'lucide-react';
import { LiveWave } from './live-wave.tsx';

interface ListeningRowProps {
  /** What was understood so far. */
  interim: string;
  readLevel: () => number;
  onCancel: () => void;
}

export function ListeningRow({ interim, readLevel, onCancel }: ListeningRowProps) {
  return (
    <div className="listening">
      <LiveWave readLevel={readLevel} isLive />
      {interim !== '' && <span className="listening__words">{interim}</span>}
      <button
        type="button"
        className="btn btn--icon"
        aria-label="Cancel speaking"
        onClick={onCancel}
      >
        <X />
      </button>
    </div>
  );
}
