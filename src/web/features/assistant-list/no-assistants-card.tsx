// The dashboard's second card while there is no assistant (spec 2, Dashboard).
import { PhoneOff } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';

export function NoAssistantsCard() {
  return (
    <Card lift>
      <CardHeader
        icon={<PhoneOff />}
        title="Existing Assistant"
        description="No Assistants Found"
      />
      <p className="mute">
        You haven't created any voice assistants yet. Use the "Create New" option to get started.
      </p>
      <div className="push">
        <Button variant="line" size="big" wide disabled>
          No Assistant Available
        </Button>
      </div>
    </Card>
  );
}
