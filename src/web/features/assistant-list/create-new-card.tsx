// 'Create New' on the dashboard (spec 2), with the way back into a draft when there is one.
import '#web/styles/components/list.css';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';

interface CreateNewCardProps {
  /** 'Continue where you left off', when there is a draft. */
  children?: ReactNode;
  /** Says what to have at hand, where the card has room for it. */
  hasChecklist?: boolean;
}

export function CreateNewCard({ children, hasChecklist = false }: CreateNewCardProps) {
  return (
    <Card lift>
      <CardHeader
        icon={<Plus />}
        title="Create New"
        description="Six short steps, about ten minutes. Stop anytime: your work is saved."
      />
      {children}
      {hasChecklist && <Checklist />}
      <div className="push">
        <ButtonLink size="big" wide href={paths.setup}>
          Start Setup
        </ButtonLink>
      </div>
    </Card>
  );
}

function Checklist() {
  return (
    <>
      <p className="small mute">Have these ready:</p>
      <ul className="bullets small">
        <li>your business hours and your website</li>
        <li>the number that takes calls for a person</li>
        <li>what callers ask most often</li>
      </ul>
    </>
  );
}
