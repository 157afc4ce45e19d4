// Status words of an assistant (spec 4). The dashboard and the test page word them differently.

/** Dashboard: 'Active' when deployed, else 'Not Deployed' (spec 2). */
export function dashboardStatus(status: string): 'Active' | 'Not Deployed' {
  return status === 'deployed' ? 'Active' : 'Not Deployed';
}

/** Test page: 'Active', 'Scheduled', anything else 'Draft' (spec 4). */
export function testPageStatus(status: string): 'Active' | 'Scheduled' | 'Draft' {
  if (status === 'deployed') return 'Active';
  return status === 'scheduled' ? 'Scheduled' : 'Draft';
}

export const unnamedAssistant = 'Unnamed Assistant';

/** Deployed, and somebody beside this server knows of it: only then is the lamp lit. */
export function isWithProvider(assistant: {
  status: string;
  numberRequest: { isProviderTold: boolean; phoneNumber: string | null } | null;
}): boolean {
  const { status, numberRequest } = assistant;
  if (status !== 'deployed') return false;
  return !numberRequest || numberRequest.isProviderTold || numberRequest.phoneNumber !== null;
}
