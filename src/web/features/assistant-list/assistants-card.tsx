// 'Your Assistants' on the dashboard (spec 2): one assistant at a time, with arrows and dots.
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { setupPath } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { AssistantFacts, type UnsavedStep } from './assistant-facts.tsx';
import { AssistantMenu } from './assistant-menu.tsx';

interface AssistantsCardProps {
  /** At least one. */
  assistants: readonly ListedAssistant[];
  shown: ListedAssistant;
  index: number;
  onIndexChange: (index: number) => void;
  /** Address of the review step of the assistant shown. */
  reviewHref: string;
  /** What was typed for it and is not saved. */
  unsaved: readonly UnsavedStep[];
  /** Shown when nobody has been told of the request. */
  sendYourself?: ReactNode;
}

export function AssistantsCard(props: AssistantsCardProps) {
  const { assistants, shown, index, onIndexChange, reviewHref, unsaved, sendYourself } = props;
  const count = assistants.length;
  const hasSeveral = count > 1;
  return (
    <Card lift aria-labelledby="your-assistants">
      <CardHeader
        id="your-assistants"
        title="Your Assistants"
        description={
          hasSeveral ? `${count} voice assistants configured` : 'Your voice assistant setup'
        }
        aside={hasSeveral && <Arrows index={index} count={count} onIndexChange={onIndexChange} />}
      />
      <div className="shown" aria-live="polite">
        <AssistantFacts
          assistant={shown}
          reviewHref={reviewHref}
          unsaved={unsaved}
          sendYourself={sendYourself}
        />
      </div>
      <div className="shown__foot">
        {hasSeveral && <Dots index={index} count={count} onIndexChange={onIndexChange} />}
        <div className="shown__acts">
          <AssistantMenu assistant={shown} assistants={assistants} />
          <ButtonLink variant="line" icon={<Pencil />} href={setupPath(shown.id)}>
            Edit
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

interface StepperProps {
  index: number;
  count: number;
  onIndexChange: (index: number) => void;
}

function Arrows({ index, count, onIndexChange }: StepperProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const move = (to: number) => {
    // The arrow that reaches an end is disabled; the keyboard goes on with the other one.
    flushSync(() => onIndexChange(to));
    if (to === 0) next.current?.focus();
    if (to === count - 1) previous.current?.focus();
  };
  return (
    <div className="arrows">
      <span className="small mute num">
        {index + 1} of {count}
      </span>
      <Button
        ref={previous}
        variant="soft"
        size="icon"
        aria-label="Previous assistant"
        disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        <ChevronLeft />
      </Button>
      <Button
        ref={next}
        variant="soft"
        size="icon"
        aria-label="Next assistant"
        disabled={index === count - 1}
        onClick={() => move(index + 1)}
      >
        <ChevronRight />
      </Button>
    </div>
  );
}

function Dots({ index, count, onIndexChange }: StepperProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dot = row.current?.children[index];
    if (!row.current || !(dot instanceof HTMLElement)) return;
    row.current.scrollLeft = dot.offsetLeft - (row.current.clientWidth - dot.offsetWidth) / 2;
  }, [index]);
  return (
    <div className="dots" ref={row}>
      {Array.from({ length: count }, (_, dot) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={dot}
          type="button"
          aria-label={`Show assistant ${dot + 1} of ${count}`}
          aria-current={dot === index}
          onClick={() => onIndexChange(dot)}
        >
          <i />
        </button>
      ))}
    </div>
  );
}
