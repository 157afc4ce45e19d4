// 'Simulate Voice Call' (spec 2).
import { Phone } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { preloadCall } from './lazy-call-parts.ts';
import type { Call } from './use-call.ts';

export function CallButton({ call, wide = false }: { call: Call; wide?: boolean }) {
  return (
    <Button
      variant="answer"
      wide={wide}
      icon={<Phone />}
      onPointerEnter={preloadCall}
      onClick={call.onRing}
    >
      Simulate Voice Call
    </Button>
  );
}
