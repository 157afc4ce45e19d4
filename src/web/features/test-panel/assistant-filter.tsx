// Search box and filter buttons above the test page's list (spec 2, Test page).
import { Search } from 'lucide-react';
import { useId } from 'react';
import { TextInput } from '#web/ui/text-input.tsx';
import { type StatusFilter, statusFilters } from './filter-assistants.ts';

interface AssistantFilterProps {
  search: string;
  onSearchChange: (search: string) => void;
  filter: StatusFilter;
  onFilterChange: (filter: StatusFilter) => void;
}

export function AssistantFilter(props: AssistantFilterProps) {
  const { search, onSearchChange, filter, onFilterChange } = props;
  const searchId = useId();
  return (
    <div className="test__filter">
      <label className="sr" htmlFor={searchId}>
        Search by company name
      </label>
      <TextInput
        id={searchId}
        type="search"
        icon={<Search />}
        placeholder="Search by company name"
        value={search}
        onChange={(event) => onSearchChange(event.target.value)}
      />
      <fieldset className="seg">
        <legend className="sr">Filter by status</legend>
        {statusFilters.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === filter}
            onClick={() => onFilterChange(name)}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
