// The conversation of the Preview & Test step: chat, simulated call and its report (spec 2).
import '#web/styles/pages/message-log.css';
import '#web/styles/pages/chat-area.css';
import { Suspense } from 'react';
import { unnamedAssistant } from '#shared/domain/assistant-status.ts';
import { Card } from '#web/ui/card.tsx';
import { CallButton } from './call-button.tsx';
import { ChatArea } from './chat-area.tsx';
import { CallReportCard, InCallDialog, IncomingCallDialog } from './lazy-call-parts.ts';
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
  return (
    <>
      <Card padded={false} aria-label="Chat">
        <ChatArea conversation={conversation}>
          <CallButton call={call} />
        </ChatArea>
      </Card>
      {call.hasRung && (
        <Suspense fallback={null}>
          {call.report && (
            <Card>
              <CallReportCard report={call.report} assistantId={assistantId} />
            </Card>
          )}
          <IncomingCallDialog call={call} companyName={companyName} />
          <InCallDialog call={call} conversation={{ ...conversation, companyName }} />
        </Suspense>
      )}
    </>
  );
}
