// What the dashboard says of the assistant shown (spec 1, 2 and 4): name, id, date, status, number.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import {
  dashboardStatus,
  isWithProvider,
  unnamedAssistant,
} from '#shared/domain/assistant-status.ts';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { LampDot } from '#web/ui/badge.tsx';
import { lastUpdated } from './last-updated.ts';
import { numberOnCard } from './number-on-card.ts';

interface AssistantFactsProps {
  assistant: ListedAssistant;
  /** Address of the review step, from which changes are deployed. */
  reviewHref: string;
  /** Shown when nobody has been told of the request. */
  sendYourself?: ReactNode;
}

export function AssistantFacts({ assistant, reviewHref, sendYourself }: AssistantFactsProps) {
  const { id, companyName, createdAt, status, hasUndeployedChanges, numberRequest } = assistant;
  const number = numberRequest && numberOnCard(numberRequest, new Date());
  return (
    <>
      <p className="person">{companyName.trim() || unnamedAssistant}</p>
      <dl className="facts num">
        <div>
          <dt>ID:</dt> <dd>{id}</dd>
        </div>
        <div>
          <dt>Last updated:</dt> <dd>{lastUpdated(createdAt)}</dd>
        </div>
        <div>
          <dt>Status:</dt>{' '}
          <dd className="facts__status">
            <LampDot isOn={isWithProvider(assistant)} />
            {dashboardStatus(status)}
          </dd>
        </div>
        {number && (
          <div className="facts__number">
            <dt>Phone number:</dt>{' '}
            <dd>
              {number.main} {number.more && <span className="small mute">{number.more}</span>}
            </dd>
          </div>
        )}
      </dl>
      {status === 'deployed' && !isWithProvider(assistant) && !hasUndeployedChanges && sendYourself}
      {hasUndeployedChanges && (
        <p className="facts__changes small">
          <Link href={reviewHref}>Changes not deployed yet</Link>: deploy again so that callers get
          them.
        </p>
      )}
    </>
  );
}
