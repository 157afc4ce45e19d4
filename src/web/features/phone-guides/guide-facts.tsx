// The head of a guide: for which assistant it is filled in, and what has to be typed into the phone system.
import '#web/styles/components/list.css';
import { Printer } from 'lucide-react';
import { useId } from 'react';
import { unnamedAssistant } from '#shared/domain/assistant-status.ts';
import { setupTypeNames } from '#shared/domain/setup-type.ts';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { type GuideSubject, numberInGuide } from './guide-subject.ts';

interface GuideFactsProps {
  assistants: readonly ListedAssistant[];
  chosen: ListedAssistant;
  onChoose: (id: number) => void;
  subject: GuideSubject;
}

export function GuideFacts({ assistants, chosen, onChoose, subject }: GuideFactsProps) {
  const pickId = useId();
  const name = nameOf(chosen);
  const hours = [subject.businessHours, subject.timeZone].filter(Boolean).join(', ');
  return (
    <div className="guide__facts">
      <dl className="kv">
        <dt>
          {assistants.length > 1 ? <label htmlFor={pickId}>Filled in for</label> : 'Filled in for'}
        </dt>
        <dd>
          {assistants.length > 1 ? (
            <>
              <Select
                id={pickId}
                value={chosen.id}
                onChange={({ target }) => onChoose(Number(target.value))}
              >
                {assistants.map((assistant) => (
                  <option key={assistant.id} value={assistant.id}>
                    {nameOf(assistant)}
                  </option>
                ))}
              </Select>
              <b className="on-paper">{name}</b>
            </>
          ) : (
            <b>{name}</b>
          )}
        </dd>
        <dt>Type</dt>
        <dd>{setupTypeNames[subject.setupType]}</dd>
        <dt>Business hours</dt>
        <dd>{hours || 'Not set yet'}</dd>
        <dt>Forward to</dt>
        <dd className="num">{numberInGuide(chosen.numberRequest, new Date())}</dd>
      </dl>
      <Button variant="line" icon={<Printer />} onClick={() => window.print()}>
        Print this guide
      </Button>
    </div>
  );
}

function nameOf({ companyName }: ListedAssistant): string {
  return companyName.trim() || unnamedAssistant;
}
