// The test page's left side (spec 2): search, filter, list, and what stands there instead of a list.
import { useState } from 'react';
import type { ListedAssistant } from '#web/api/assistants.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';
import { AssistantFilter } from './assistant-filter.tsx';
import { AssistantRows } from './assistant-rows.tsx';
import { filterAssistants, type StatusFilter } from './filter-assistants.ts';

interface AssistantListCardProps {
  /** Undefined while the list loads. */
  assistants: readonly ListedAssistant[] | undefined;
  selectedId: number | null;
}

export function AssistantListCard({ assistants, selectedId }: AssistantListCardProps) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<StatusFilter>('All');
  const found = filterAssistants(assistants ?? [], search, filter);
  const isNarrowed = search.trim() !== '' || filter !== 'All';
  const onShowAll = () => {
    setSearch('');
    setFilter('All');
  };
  return (
    <Card padded={false} className="test__list" aria-label="Your assistants">
      <AssistantFilter
        search={search}
        onSearchChange={setSearch}
        filter={filter}
        onFilterChange={setFilter}
      />
      {assistants === undefined ? (
        <Skeleton label="Loading..." visibleLabel className="test__wait">
          <Bone height={20} gap={12} />
          <Bone width="60%" gap={10} />
          <Bone height={20} gap={28} />
          <Bone width="60%" gap={10} />
        </Skeleton>
      ) : found.length > 0 ? (
        <AssistantRows assistants={found} selectedId={selectedId} />
      ) : (
        <div className="test__none" role="status">
          <p>No voice assistants found.</p>
          {isNarrowed && assistants.length > 0 && (
            <Button variant="soft" onClick={onShowAll}>
              Show all assistants
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
