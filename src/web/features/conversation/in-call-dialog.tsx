// The call in progress as a dialog (spec 2). Closing it hangs up.
import { Dialog } from '#web/ui/dialog.tsx';
import { CallView } from './call-view.tsx';
import type { Call } from './use-call.ts';
import type { Conversation } from './use-conversation.ts';

export interface InCallDialogProps {
  call: Call;
  conversation: Conversation;
}

export function InCallDialog({ call, conversation }: InCallDialogProps) {
  return (
    <Dialog
      open={call.state === 'in-progress'}
      onOpenChange={call.onEnd}
      title="Test call"
      size="call"
      hasCloseButton={false}
    >
      <CallView call={call} conversation={conversation} />
    </Dialog>
  );
}
