// The setup wizard: `/setup` starts a new assistant, `/setup/{id}` edits one (spec 2).
import '#web/styles/pages/wizard.css';
import { useParams } from 'wouter';
import { OpenSetup } from '#web/features/setup-wizard/open-setup.tsx';
import { StartSetup } from '#web/features/setup-wizard/start-setup.tsx';

export function SetupPage() {
  const { id } = useParams<{ id?: string }>();
  return id === undefined ? <StartSetup /> : <OpenSetup key={id} id={id} />;
}
