// Renders `/setup/{id}` at one step as the app does: wizard, toasts, address, data hooks.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'wouter';
import type { StepName } from '#shared/domain/completeness.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { SendYourself } from '#web/features/send-yourself/send-yourself.tsx';
import { OpenSetup } from '#web/features/setup-wizard/open-setup.tsx';
import { SendYourselfSlot } from '#web/features/setup-wizard/steps/review-deploy/send-yourself-slot.ts';
import { stepPosition, wizardSteps } from '#web/features/setup-wizard/steps.ts';
import { paths, setupPath } from '#web/paths.ts';
import { ToastArea } from '#web/ui/toast.tsx';

export async function renderSetup(assistantId: number, step: StepName, field?: string) {
  const path = setupPath(assistantId, step);
  history.replaceState(null, '', field ? `${path}&field=${field}` : path);
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <Route path={paths.setupAssistant}>
        {/* As the setup page does: another address is another wizard. */}
        {({ id }) => (
          <SendYourselfSlot value={SendYourself}>
            <OpenSetup key={id} id={id} />
          </SendYourselfSlot>
        )}
      </Route>
      <ToastArea />
    </QueryClientProvider>,
  );
  await findStep(step);
  return { user: userEvent.setup(), view };
}

/** Resolves once the heading of a step is on the screen. */
export function findStep(step: StepName) {
  const { label, heading = label } = wizardSteps[stepPosition(step)] ?? {};
  return screen.findByRole('heading', { level: 1, name: heading });
}
