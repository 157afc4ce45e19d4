// 'Continue where you left off' and 'Start over' on the dashboard.
import { ArrowRight } from 'lucide-react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Bone } from '#web/ui/skeleton.tsx';

interface ResumeRowProps {
  /** Empty where there is only one assistant. */
  name: string;
  /** Such as 'step 3 of 6'; empty until it is known. */
  progress: string;
  stepHref: string;
  isStartingOver: boolean;
  onStartOver: () => void;
}

export function ResumeRow(props: ResumeRowProps) {
  const { name, progress, stepHref, isStartingOver, onStartOver } = props;
  return (
    <div className="resume">
      <div className="grow">
        <p className="small mute">Continue where you left off</p>
        <p>
          {name !== '' && <b>{name} </b>}
          <span className="small mute">{progress}</span>
        </p>
      </div>
      <div>
        <ButtonLink variant="line" href={stepHref} iconAfter={<ArrowRight />}>
          Continue
        </ButtonLink>
        <Button variant="soft" busy={isStartingOver} onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </div>
  );
}

/** The room of the row while it is not known what stands in it. */
export function ResumeBones() {
  return (
    <div className="resume waiting" aria-hidden="true">
      <div className="grow waiting__two">
        <Bone width="70%" />
      </div>
      <div>
        <Bone width="min(240px, 56vw)" height={44} />
      </div>
    </div>
  );
}
