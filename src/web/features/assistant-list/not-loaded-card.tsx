// The dashboard's second card when the list of assistants could not be read.
import { RotateCw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function NotLoadedCard({ onRetry }: { onRetry: () => void }) {
  return (
    <Card lift>
      <Notice tone="bad" title="Your assistants could not be loaded">
        Nothing is lost. Please check your connection and try again.
      </Notice>
      <div className="push">
        <Button variant="line" icon={<RotateCw />} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Card>
  );
}
