// Says plainly when a request is only stored, and offers to send it by hand.
import { useContext } from 'react';
import { SendYourselfSlot } from './send-yourself-slot.ts';

export function NobodyTold({ assistantId }: { assistantId: number }) {
  const SendYourself = useContext(SendYourselfSlot);
  return SendYourself && <SendYourself assistantId={assistantId} />;
}
