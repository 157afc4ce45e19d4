// The four cards of the review: what a caller will hear and what stands behind it (spec 2, step 6).
import '#web/styles/components/list.css';
import {
  BookOpen,
  Building2,
  ChevronRight,
  CircleAlert,
  Mic,
  Pencil,
  ScrollText,
} from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import type { StepName } from '#shared/domain/completeness.ts';
import type { useDocuments } from '#web/api/documents.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import type { SetupFormState } from '../../setup-form-state.ts';
import { fieldPath } from './field-path.ts';
import {
  faqCount,
  mostFaqsOpen,
  numberedFaqs,
  reviewDocuments,
  reviewScripts,
} from './review-details.ts';
import { companyRows, contactRows, type ReviewRow } from './review-rows.ts';

type Documents = ReturnType<typeof useDocuments>;

interface ReviewCardsProps {
  assistantId: number;
  formState: SetupFormState;
  documents: Documents;
}

export function ReviewCards({ assistantId, formState, documents }: ReviewCardsProps) {
  const scripts = reviewScripts(formState.callInstructions);
  const card = (title: string, icon: ReactNode, step: StepName, children: ReactNode) => (
    <ReviewCard title={title} icon={icon} editPath={fieldPath(assistantId, step)}>
      {children}
    </ReviewCard>
  );
  return (
    <>
      {card(
        'Company Information',
        <Building2 />,
        'company-details',
        <Facts rows={companyRows(formState)} />,
      )}
      {card('Voice & Contact', <Mic />, 'voice-settings', <Facts rows={contactRows(formState)} />)}
      {card(
        'Request Handling',
        <ScrollText />,
        'call-scripts',
        scripts.length === 0 ? (
          <p className="mute">No scripts configured</p>
        ) : (
          scripts.map(({ title, texts }) => (
            <Details key={title} title={title}>
              {texts.map((text) => (
                <p key={text} className="details__text">
                  {text}
                </p>
              ))}
            </Details>
          ))
        ),
      )}
      {card(
        'Knowledge Management',
        <BookOpen />,
        'faqs-docs',
        <>
          <FaqFacts faqs={formState.faqs} />
          <DocumentFacts documents={documents} />
        </>,
      )}
    </>
  );
}

interface ReviewCardProps {
  title: string;
  icon: ReactNode;
  editPath: string;
  children: ReactNode;
}

function ReviewCard({ title, icon, editPath, children }: ReviewCardProps) {
  const id = useId();
  return (
    <Card className="review" aria-labelledby={id}>
      <CardHeader
        id={id}
        title={title}
        icon={icon}
        aside={
          <ButtonLink variant="soft" href={editPath} icon={<Pencil />} aria-label={`Edit ${title}`}>
            Edit
          </ButtonLink>
        }
      />
      {children}
    </Card>
  );
}

function Facts({ rows }: { rows: readonly ReviewRow[] }) {
  return (
    <dl className="kv">
      {rows.map(({ label, value, isOptional }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            {value.trim() ||
              (isOptional ? (
                <span className="mute">Not set</span>
              ) : (
                <Badge tone="bad" icon={<CircleAlert />}>
                  Missing
                </Badge>
              ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface DetailsProps {
  title: string;
  /** At first; on paper it always is. */
  isOpen?: boolean;
  children: ReactNode;
}

function Details({ title, isOpen = false, children }: DetailsProps) {
  return (
    <details className="details" open={isOpen}>
      <summary>
        <ChevronRight aria-hidden="true" />
        {title}
      </summary>
      <div className="details__in">{children}</div>
    </details>
  );
}

function FaqFacts({ faqs }: { faqs: SetupFormState['faqs'] }) {
  if (faqs.length === 0) return <p className="review__none">No FAQs configured</p>;
  return (
    <Details title={`FAQs: ${faqCount(faqs.length)}`} isOpen={faqs.length <= mostFaqsOpen}>
      <dl className="qa">
        {numberedFaqs(faqs).map(({ number, question, answer, phrasings }) => (
          <Fragment key={number}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
            {phrasings && <dd className="mute">Also asked as: {phrasings.join(' · ')}</dd>}
          </Fragment>
        ))}
      </dl>
    </Details>
  );
}

function DocumentFacts({ documents }: { documents: Documents }) {
  if (documents.data === undefined) {
    return (
      <div className="review__none" role="status">
        The documents could not be loaded.{' '}
        <Button
          variant="soft"
          busy={documents.isFetching}
          busyLabel="Trying..."
          onClick={() => void documents.refetch()}
        >
          Try again
        </Button>
      </div>
    );
  }
  if (documents.data.length === 0) return <p className="review__none">No documents uploaded</p>;
  return (
    <dl className="kv review__docs">
      <dt>Documents ({documents.data.length})</dt>
      <dd>
        <ul>
          {reviewDocuments(documents.data).map(({ id, name, size }) => (
            <li key={id}>
              {name} <span className="mute num">({size})</span>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}
