// What opens under one platform's name: preparation, numbered steps, links and tips (spec 2).
import { ExternalLink } from 'lucide-react';
import { ButtonLink } from '#web/ui/button.tsx';
import {
  beforeYouStart,
  forwardTarget,
  guideSteps,
  type PhoneGuide,
  type PhoneGuideContext,
  type PhoneGuideId,
  phoneGuides,
  typeDependentStepsNote,
} from './guides.ts';

interface PhoneGuideBodyProps {
  guideId: PhoneGuideId;
  context: PhoneGuideContext;
  /** Tells for which assistant type the steps are written. */
  writtenFor: string;
}

export function PhoneGuideBody({ guideId, context, writtenFor }: PhoneGuideBodyProps) {
  const guide = phoneGuides.find(({ id }) => id === guideId);
  if (!guide) return null;
  const steps = guideSteps(guide, context);
  return (
    <div className="guide">
      <p>{guide.intro}</p>
      <h4>Before you start</h4>
      <BulletList lines={beforeYouStart(context)} />
      <h4>Steps</h4>
      <p className="small mute">
        {typeDependentStepsNote(steps)} {writtenFor}
      </p>
      <ol className="steps-list">
        {steps.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
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
      <h4>Good to know</h4>
      <BulletList lines={guide.tips} />
      <p className="small mute">{guide.menusMayDiffer}</p>
      <HelpPages guide={guide} />
    </div>
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
