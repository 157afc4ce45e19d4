// The incoming call: Answer or Decline (spec 2).
import '#web/styles/pages/phone.css';
import { Phone, PhoneOff } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PhoneLamp } from './phone-lamp.tsx';
import type { Call } from './use-call.ts';

export interface IncomingCallDialogProps {
  call: Call;
  companyName: string;
}

export function IncomingCallDialog({ call, companyName }: IncomingCallDialogProps) {
  return (
    <Dialog
      open={call.state === 'incoming'}
      onOpenChange={call.onDecline}
      title="Incoming call"
      description="Answer to hear what a caller hears, and speak or type as the caller."
      size="small"
      hasCloseButton={false}
      footer={
        <>
          <Button variant="hang" icon={<PhoneOff />} onClick={call.onDecline}>
            Decline
          </Button>
          <Button variant="answer" icon={<Phone />} onClick={call.onAnswer}>
            Answer
          </Button>
        </>
      }
    >
      <div className="phone phone--ring on-night">
        <PhoneLamp />
        <p className="name">{companyName}</p>
        <p className="state">Test call, no real phone rings</p>
      </div>
    </Dialog>
  );
}
