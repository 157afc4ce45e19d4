// The deploy flow: save the deployment settings, request deployment, show the success state (spec 4).
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { nobodyTold } from '#shared/domain/nobody-told.ts';
import { ApiError } from '#web/api/client.ts';
import { useDeployAssistant } from '#web/api/deployment.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { showToast, type ToastMessage } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import type { SectionBodies } from '../../save-outcome.ts';
import { useWizard } from '../../wizard-context.ts';
import { type OrderState, repeatSentence } from './order-state.ts';

interface Circumstances {
  /** Of what is deployed at present. */
  orderState: OrderState;
  /** False: the server can tell nobody. */
  isProviderNotified: boolean;
}

export function useDeployment(assistantId: number, circumstances: Circumstances) {
  const { orderState, isProviderNotified } = circumstances;
  const { assistant, saveSection } = useWizard();
  const client = useQueryClient();
  const deployment = useDeployAssistant(assistantId);
  const [isBusy, setIsBusy] = useState(false);
  const [isDeployed, setIsDeployed] = useState(false);

  async function deploy(settings: SectionBodies['deployment']) {
    setIsBusy(true);
    // Queued behind every save that is still on its way, so the request sees the newest texts.
    const outcome = await saveSection('deployment', settings);
    if (outcome.status === 'saved') await request();
    else if (outcome.status === 'failed') showToast(messages.deploymentNotSaved);
    setIsBusy(false);
  }

  async function request() {
    try {
      const { deploymentDate } = await deployment.mutateAsync();
      // The answer of before: this version had been deployed, and nothing new came of it.
      const isRepeated = deploymentDate === assistant.deploymentDate;
      setIsDeployed(!isRepeated);
      const repeated = isRepeated ? repeatSentence(orderState) : undefined;
      showToast(messages.deployed(isProviderNotified ? repeated : nobodyTold));
    } catch (error) {
      showToast(failureMessage(error));
      // Incomplete: the list of what is missing has grown since it was read.
      await client.invalidateQueries({ queryKey: queryKeys.readiness(String(assistantId)) });
    }
  }

  return { deploy, isBusy, isDeployed };
}

/** Trying again helps when the server was not reached or busy; else its sentence says what to do. */
function failureMessage(error: unknown): ToastMessage {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefused
    ? { ...messages.deployFailed, description: error.detail }
    : messages.deployFailedTryAgain;
}
