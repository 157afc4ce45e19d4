// Search and filter of the test page's list (spec 2, Test page).
import { testPageStatus } from '#shared/domain/assistant-status.ts';

export const statusFilters = ['All', 'Active', 'Draft'] as const;
export type StatusFilter = (typeof statusFilters)[number];

interface Filterable {
  companyName: string;
  status: string;
}

/** Assistants whose company name holds `search` (ignoring case) and whose status fits `filter`. */
export function filterAssistants<A extends Filterable>(
  assistants: readonly A[],
  search: string,
  filter: StatusFilter,
): A[] {
  const wanted = search.trim().toLocaleLowerCase();
  return assistants.filter(
    ({ companyName, status }) =>
      (filter === 'All' || testPageStatus(status) === filter) &&
      companyName.toLocaleLowerCase().includes(wanted),
  );
}
