// The shape of the two dashboard cards while assistants load (spec 2: 'Loading...').
import { Card } from '#web/ui/card.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';

export function AssistantsSkeleton() {
  return (
    <Card lift>
      <Skeleton label="Loading..." visibleLabel>
        <Bone width="55%" height={28} gap={20} />
        <Bone width="80%" gap={24} />
        <Bone width="65%" gap={12} />
        <Bone width={96} height={44} gap={36} />
      </Skeleton>
    </Card>
  );
}
