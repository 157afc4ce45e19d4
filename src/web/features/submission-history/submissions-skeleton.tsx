// The shape of the submission cards while they load (spec 2: 'Loading submission summary...').
import { Card } from '#web/ui/card.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';

const cards = ['first', 'second', 'third'];

export function SubmissionsSkeleton() {
  return (
    <Skeleton label="Loading submission summary..." visibleLabel>
      <div className="grid3 submission__bones">
        {cards.map((card) => (
          <Card as="div" key={card}>
            <Bone width="60%" height={22} />
            <Bone width="45%" gap={10} />
            <Bone height={44} gap={24} />
          </Card>
        ))}
      </div>
    </Skeleton>
  );
}
