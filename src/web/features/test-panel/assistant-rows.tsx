// The test page's list of assistants (spec 2): name, created date, status badge, voice label.
import { CalendarClock, Pencil } from 'lucide-react';
import { Link } from 'wouter';
import {
  isWithProvider,
  testPageStatus,
  unnamedAssistant,
} from '#shared/domain/assistant-status.ts';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { previewPath } from '#web/paths.ts';
import { Badge, LampDot } from '#web/ui/badge.tsx';
import { voiceLabel } from './voice-label.ts';

interface AssistantRowsProps {
  assistants: readonly ListedAssistant[];
  selectedId: number | null;
}

/** Id of a row's link, for giving the focus back to it. */
export function rowId(assistantId: number): string {
  return `assistant-${assistantId}`;
}

export function AssistantRows({ assistants, selectedId }: AssistantRowsProps) {
  return (
    <ul className="listed" aria-label="Assistants">
      {assistants.map((assistant) => (
        <li key={assistant.id}>
          <Link
            href={previewPath(assistant.id)}
            id={rowId(assistant.id)}
            className="listed__row"
            aria-current={assistant.id === selectedId}
          >
            <b>{assistant.companyName.trim() || unnamedAssistant}</b>
            <span className="listed__facts">
              <span className="small mute num">
                {createdOn(assistant.createdAt)} · {voiceLabel(assistant.selectedVoice)}
              </span>
              <StatusBadge assistant={assistant} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function createdOn(createdAt: string): string {
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? 'No date' : date.toLocaleDateString();
}

function StatusBadge({ assistant }: { assistant: ListedAssistant }) {
  const word = testPageStatus(assistant.status);
  if (word === 'Active') {
    return <Badge icon={<LampDot isOn={isWithProvider(assistant)} />}>{word}</Badge>;
  }
  if (word === 'Scheduled')
    return (
      <Badge tone="info" icon={<CalendarClock />}>
        {word}
      </Badge>
    );
  return <Badge icon={<Pencil />}>{word}</Badge>;
}
