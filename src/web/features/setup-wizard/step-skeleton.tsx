// Grey bones in the shape of the step that comes, with its loading text.

import { Card } from '#web/ui/card.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';
import type { WizardScreen } from './steps.ts';

interface StepSkeletonProps {
  label: string;
  /** Without it, or for most: a card with two tabs and fields. */
  screen?: WizardScreen | null;
}

export function StepSkeleton({ label, screen = null }: StepSkeletonProps) {
  if (screen === 'flow-selection') {
    return (
      <Skeleton label={label} visibleLabel>
        <div className="grid3 picks bones">
          {['first', 'second', 'third'].map((card) => (
            <Card key={card} as="div">
              <Bone width={84} height={84} />
              <Bone width="70%" height={24} gap={20} />
              <Bone width="45%" height={18} gap={8} />
              <Bone width="85%" height={18} gap={24} />
              <Bone width="75%" height={18} gap={10} />
            </Card>
          ))}
        </div>
      </Skeleton>
    );
  }
  return (
    <Skeleton label={label} visibleLabel>
      <Card as="div" className="bones">
        <Bone height={52} />
        <Bone width={160} height={18} gap={24} />
        <Bone height={48} gap={8} />
        <Bone width={140} height={18} gap={20} />
        <Bone height={112} gap={8} />
      </Card>
    </Skeleton>
  );
}
