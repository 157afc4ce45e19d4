// The shape of the dashboard's second card while assistants load (spec 2: 'Loading...').
import { Card } from '#web/ui/card.tsx';
import { Bone } from '#web/ui/skeleton.tsx';

/** Its parts have the classes, and so the heights, of the card that comes. */
export function AssistantsSkeleton({ assistantCount }: { assistantCount: number }) {
  return (
    <Card lift className="waiting">
      <div className="card__head">
        {assistantCount === 0 && <Bone width={44} height={44} />}
        <div role="status">
          <p className="waiting__title">Loading...</p>
          <p className="waiting__line">
            <Bone width="60%" />
          </p>
        </div>
        {assistantCount > 1 && <div className="arrows waiting__arrows" />}
      </div>
      {assistantCount === 0 ? <EmptyBones /> : <ShownBones />}
    </Card>
  );
}

function EmptyBones() {
  return (
    <>
      <div className="waiting__text">
        <Bone width="95%" />
      </div>
      <div className="push">
        <Bone height={52} />
      </div>
    </>
  );
}

function ShownBones() {
  return (
    <>
      <div className="shown">
        <p className="person waiting__line">
          <Bone width="55%" height={24} />
        </p>
        <div className="facts">
          {['id', 'date', 'status'].map((fact) => (
            <div key={fact} className="waiting__fact">
              <Bone width={80} />
            </div>
          ))}
        </div>
      </div>
      <div className="shown__foot">
        <span className="shown__acts">
          <Bone width={90} height={44} />
        </span>
      </div>
    </>
  );
}
