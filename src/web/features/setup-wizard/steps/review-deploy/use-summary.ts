// Sends the configuration summary: to look at it here, or on the way back to the dashboard (spec 8).
import { useState } from 'react';
import { useLocation } from 'wouter';
import { nobodyTold } from '#shared/domain/nobody-told.ts';
import { type ConfigurationSummary, useSendSummary } from '#web/api/deployment.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useIsShown } from '#web/lib/use-is-shown.ts';
import { messages } from '#web/messages.ts';
import { paths } from '#web/paths.ts';

/** @param isProviderNotified false: the server can send it to nobody */
export function useSummary(assistantId: number, isProviderNotified: boolean) {
  const sending = useSendSummary(assistantId);
  const [, navigate] = useLocation();
  const isShown = useIsShown();
  const [summary, setSummary] = useState<ConfigurationSummary | null>(null);
  const [purpose, setPurpose] = useState<'view' | 'return' | null>(null);

  async function onView() {
    setPurpose('view');
    try {
      setSummary((await sending.mutateAsync({})).summary);
    } catch {
      showToast(messages.summaryNotSent);
    }
    setPurpose(null);
  }

  /** Goes to the dashboard also when sending fails. */
  async function onReturn() {
    setPurpose('return');
    const isSent = await sending.mutateAsync({}).then(
      () => true,
      () => false,
    );
    const description = isProviderNotified ? undefined : nobodyTold;
    showToast(isSent ? messages.summarySent(description) : messages.summaryNotSent);
    if (isShown.current) navigate(paths.dashboard);
  }

  return {
    summary,
    onView,
    onReturn,
    onClose: () => setSummary(null),
    isLoading: purpose === 'view',
    isReturning: purpose === 'return',
  };
}
