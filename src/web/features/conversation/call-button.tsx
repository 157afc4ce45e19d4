// 'Simulate Voice Call' (spec 2).
import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { whenIdle } from '#web/lib/when-idle.ts';
import { Button } from '#web/ui/button.tsx';
import { preloadCall } from './lazy-call-parts.ts';
import type { Call } from './use-call.ts';

export function CallButton({ call, wide = false }: { call: Call; wide?: boolean }) {
  // A call can be tried while the server is away, too.
  useEffect(() => whenIdle(preloadCall), []);
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
