// What opens under one platform's name: the guide filled in for one assistant (spec 2).
import '#web/styles/components/list.css';
import '#web/styles/pages/phone-guides.css';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { setupTypeNames } from '#shared/domain/setup-type.ts';
import { type ListedAssistant, useAssistant } from '#web/api/assistants.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { GuideFacts } from './guide-facts.tsx';
import { type GuideSubject, guideSubject } from './guide-subject.ts';
import {
  beforeYouStart,
  forwardTarget,
  guideSteps,
  type PhoneGuide,
  phoneGuides,
  typeDependentStepsNote,
} from './guides.ts';
import { keepTicks, readTicks, ticksKey } from './kept-ticks.ts';
import type { PhoneGuideId } from './phone-platforms.ts';
import { testCalls } from './test-calls.ts';
import { TickList } from './tick-list.tsx';

interface PhoneGuideBodyProps {
  guideId: PhoneGuideId;
  assistants: readonly ListedAssistant[];
  /** Undefined while there is no assistant. */
  chosen: ListedAssistant | undefined;
  onChoose: (id: number) => void;
  productName: string;
  /** The number to forward to; empty while none is known. */
  voiceNumber: string;
}

export function PhoneGuideBody(props: PhoneGuideBodyProps) {
  const { guideId, assistants, chosen, onChoose } = props;
  const guide = phoneGuides[guideId];
  const assistant = useAssistant(chosen?.id);
  if (chosen && assistant.isPending) return <p role="status">Loading...</p>;
  const subject = guideSubject(chosen && assistant.data);
  return (
    <div className="guide">
      {chosen && (
        <GuideFacts assistants={assistants} chosen={chosen} onChoose={onChoose} subject={subject} />
      )}
      {chosen && assistant.isError && (
        <Notice tone="lamp" title="Not filled in">
          This assistant could not be loaded, so the guide speaks of it in general.
        </Notice>
      )}
      <FilledGuide
        // Another assistant has ticks of its own.
        key={chosen?.id}
        guide={guide}
        subject={subject}
        {...props}
      />
    </div>
  );
}

interface FilledGuideProps extends PhoneGuideBodyProps {
  guide: PhoneGuide;
  subject: GuideSubject;
}

function FilledGuide({
  guideId,
  guide,
  subject,
  chosen,
  productName,
  voiceNumber,
}: FilledGuideProps) {
  const context = { ...subject, productName, voiceNumber };
  const key = ticksKey(chosen?.id ?? null, guideId);
  const [ticks, setTicks] = useState(() => readTicks(key));
  const steps = guideSteps(guide, context);
  const calls = testCalls(subject).map(({ say, expect }) => ({
    text: `${say} ${expect}`,
    label: (
      <>
        <b>{say}</b> {expect}
      </>
    ),
  }));

  function onTick(text: string, isTicked: boolean) {
    const next = new Set(ticks);
    if (isTicked) next.add(text);
    else next.delete(text);
    setTicks(
      keepTicks(
        key,
        next,
        [...steps, ...calls].map((item) => item.text),
      ),
    );
  }

  return (
    <>
      <p>{guide.intro}</p>
      <h4>Before you start</h4>
      <BulletList lines={beforeYouStart(context)} />
      <TickList title="Steps" items={steps} ticks={ticks} onTick={onTick}>
        <p className="small mute">
          {typeDependentStepsNote(steps)}{' '}
          {subject.isKnown
            ? `They are written for ${setupTypeNames[subject.setupType]}, the type of this assistant.`
            : `Until you have one they are written for an assistant that answers at all hours.`}
        </p>
      </TickList>
      {guide.technicianList && (
        <>
          <h4>For your technician</h4>
          <BulletList lines={guide.technicianList(forwardTarget(context))} />
        </>
      )}
      {guide.portal && (
        <p className="guide__portal">
          <ButtonLink variant="line" external href={guide.portal.url} iconAfter={<ExternalLink />}>
            {guide.portal.label}
          </ButtonLink>
        </p>
      )}
      {subject.isKnown && (
        <TickList title="Test calls" items={calls} ticks={ticks} onTick={onTick}>
          <p className="small mute">Call yourself as a caller would, before callers do.</p>
        </TickList>
      )}
      <h4>Good to know</h4>
      <BulletList lines={guide.tips} />
      <p className="small mute">{guide.menusMayDiffer}</p>
      <HelpPages guide={guide} />
    </>
  );
}

function BulletList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="bullets">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function HelpPages({ guide }: { guide: PhoneGuide }) {
  if (guide.helpPages.length === 0) return null;
  return (
    <ul className="guide__sources small">
      {guide.helpPages.map(({ label, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {label}
            <span className="sr"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
