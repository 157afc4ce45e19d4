// The open tab of a step, which `&tab=` of the address remembers over a reload and the browser's Back.
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { screenIn } from '../steps.ts';
import { useWizard } from '../wizard-context.ts';

/** The first of `tabs` is open when the address names none. */
export function useStepTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): [Tab, (tab: Tab) => void] {
  const { currentStep, focusField } = useWizard();
  const [step] = useState(currentStep);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const named = new URLSearchParams(search).get('tab');
  const [tab, openTab] = useState(() => tabs.find((name) => name === named) ?? tabs[0]);
  // A link to a field opens its tab itself; and the address may name the next step already.
  const isMine = focusField === null && screenIn(search) === step;
  const wanted = tab === tabs[0] ? null : tab;
  useEffect(() => {
    if (!isMine || named === wanted) return;
    const query = new URLSearchParams(search);
    if (wanted === null) query.delete('tab');
    else query.set('tab', wanted);
    navigate(`${path}?${query}`, { replace: true });
  }, [isMine, named, wanted, search, path, navigate]);
  return [tab, openTab];
}
