// What the dashboard says of the assistant shown (spec 1, 2 and 4): name, id, date, status, number.
import { Fragment, type ReactNode } from 'react';
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

export interface UnsavedStep {
  label: string;
  href: string;
}

interface AssistantFactsProps {
  assistant: ListedAssistant;
  /** Address of the review step, from which changes are deployed. */
  reviewHref: string;
  /** Steps with input that this browser keeps and the server does not have. */
  unsaved: readonly UnsavedStep[];
  /** Shown when nobody has been told of the request. */
  sendYourself?: ReactNode;
}

export function AssistantFacts(props: AssistantFactsProps) {
  const { assistant, reviewHref, unsaved, sendYourself } = props;
  const { id, companyName, createdAt, status, hasUndeployedChanges, numberRequest } = assistant;
  const number = numberRequest && numberOnCard(numberRequest, new Date());
  return (
    <>
      <p className="person">{companyName.trim() || unnamedAssistant}</p>
      <dl className="facts num">
        {number && (
          <div className="facts__number">
            <dt>Phone number:</dt>{' '}
            <dd>
              {number.main} {number.more && <span className="small mute">{number.more}</span>}
            </dd>
          </div>
        )}
        <div>
          <dt>Status:</dt>{' '}
          <dd className="facts__status">
            <LampDot isOn={isWithProvider(assistant)} />
            {dashboardStatus(status)}
          </dd>
        </div>
        <div>
          <dt>Last updated:</dt> <dd>{lastUpdated(createdAt)}</dd>
        </div>
        {/* Ten digits, so it is small and last: nobody should take it for the number to call. */}
        <div className="facts__id">
          <dt>ID:</dt> <dd>{id}</dd>
        </div>
      </dl>
      {unsaved.length > 0 && (
        <p className="facts__changes small">
          Not saved yet, only on this device:{' '}
          {unsaved.map(({ label, href }, place) => (
            <Fragment key={href}>
              {place > 0 && ', '}
              <Link href={href}>{label}</Link>
            </Fragment>
          ))}
          .
        </p>
      )}
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
