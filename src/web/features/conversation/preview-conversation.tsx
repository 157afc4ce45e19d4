// The conversation of the Preview & Test step: chat, simulated call and its report (spec 2).
import '#web/styles/pages/message-log.css';
import '#web/styles/pages/chat-area.css';
import '#web/styles/pages/test-call.css';
import { useEffect } from 'react';
import { unnamedAssistant } from '#shared/domain/assistant-status.ts';
import { Card } from '#web/ui/card.tsx';
import { CallButton } from './call-button.tsx';
import { CallReportCard, reportTitleId } from './call-report-card.tsx';
import { ChatArea } from './chat-area.tsx';
import { InCallDialog } from './in-call-dialog.tsx';
import { IncomingCallDialog } from './incoming-call-dialog.tsx';
import { useCall } from './use-call.ts';
import { useConversation } from './use-conversation.ts';

export interface PreviewConversationProps {
  assistantId: number;
  /** A simulated call was answered and ended. */
  onCallCompleted: () => void;
}

export function PreviewConversation({ assistantId, onCallCompleted }: PreviewConversationProps) {
  const conversation = useConversation(assistantId, { isGreetingSpoken: true });
  const call = useCall(conversation, onCallCompleted);
  const companyName = conversation.companyName || unnamedAssistant;
  const { state } = call;
  useEffect(() => {
    // The dialog of the call is gone; what it brought about stands here.
    if (state === 'ended') document.getElementById(reportTitleId)?.focus();
  }, [state]);
  return (
    <>
      <Card padded={false} aria-label="Chat">
        <ChatArea conversation={conversation}>
          <CallButton call={call} />
        </ChatArea>
      </Card>
      {call.report && (
        <Card>
          <CallReportCard report={call.report} assistantId={assistantId} />
        </Card>
      )}
      <IncomingCallDialog call={call} companyName={companyName} />
      <InCallDialog call={call} conversation={{ ...conversation, companyName }} />
    </>
  );
}
