// Ends a call (spec 2: 'End Call').
import { PhoneOff } from 'lucide-react';

export function HangUpButton({ onEnd }: { onEnd: () => void }) {
  return (
    <span className="ctl">
      <button type="button" className="rnd rnd--hang" aria-label="End Call" onClick={onEnd}>
        <PhoneOff />
      </button>
      <span aria-hidden="true">End Call</span>
    </span>
  );
}
