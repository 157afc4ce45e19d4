// A card of grey bones in the shape of a step with two tabs, with the step's loading text.
import { Card } from '#web/ui/card.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';

export function StepSkeleton({ label }: { label: string }) {
  return (
    <Card>
      <Skeleton label={label} visibleLabel>
        <Bone height={52} gap={16} />
        <Bone width={160} height={18} gap={24} />
        <Bone height={48} gap={8} />
        <Bone width={140} height={18} gap={20} />
        <Bone height={112} gap={8} />
      </Skeleton>
    </Card>
  );
}
