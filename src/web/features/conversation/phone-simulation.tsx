// 'Phone Simulation' (spec 2, Test page): a test call from ringing to its report.
import '#web/styles/pages/message-log.css';
import '#web/styles/pages/chat-area.css';
import '#web/styles/pages/phone.css';
import { Suspense } from 'react';
import { unnamedAssistant } from '#shared/domain/assistant-status.ts';
import { CallButton } from './call-button.tsx';
import { CallReportCard, CallView, IncomingCallDialog } from './lazy-call-parts.ts';
import { MessageLog } from './message-log.tsx';
import { PhoneLamp } from './phone-lamp.tsx';
import { useCall } from './use-call.ts';
import { useConversation } from './use-conversation.ts';

interface PhoneSimulationProps {
  assistantId: number;
  /** False while the other tab is open. */
  isShown: boolean;
}

export function PhoneSimulation({ assistantId, isShown }: PhoneSimulationProps) {
  const conversation = useConversation(assistantId, { isGreetingSpoken: false });
  const call = useCall(conversation);
  const { state, report } = call;
  const companyName = conversation.companyName || unnamedAssistant;
  return (
    <>
      {state === 'in-progress' ? (
        <Suspense fallback={<div className="call" />}>
          <CallView
            call={call}
            conversation={{ ...conversation, companyName }}
            takesFocus
            isShown={isShown}
          />
        </Suspense>
      ) : (
        <div className="call">
          <div className="call__phone">
            <div className="phone on-night">
              <PhoneLamp />
              <p className="name">{companyName}</p>
              <p className="state">Ready for a test call</p>
              <div className="phone__start">
                <CallButton call={call} wide />
              </div>
            </div>
          </div>
          <div className="call__log">
            {report ? (
              <div className="call__report">
                <Suspense fallback={null}>
                  <CallReportCard report={report} assistantId={assistantId} />
                </Suspense>
              </div>
            ) : (
              <>
                <MessageLog conversation={conversation} label="First words of every call" />
                <p className="call__hint">
                  These are the first words of every call. Start one and talk as a caller would;
                  afterwards a report shows what was asked, what answered it, and what had no
                  answer.
                </p>
              </>
            )}
          </div>
        </div>
      )}
      <Suspense fallback={null}>
        {call.hasRung && <IncomingCallDialog call={call} companyName={companyName} />}
      </Suspense>
    </>
  );
}
