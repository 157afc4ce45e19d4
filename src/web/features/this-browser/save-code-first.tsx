// Offered wherever a browser is about to lose sight of its own assistants.
import { Save } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

export function SaveCodeFirst({ onSaveCode }: { onSaveCode: () => void }) {
  return (
    <Button variant="line" icon={<Save />} onClick={onSaveCode}>
      Save a recovery code first
    </Button>
  );
}
