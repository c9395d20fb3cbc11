import { useQuery } from '@tanstack/react-query';
import { getPracticeOptionsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { levelNames } from '../../../capabilities/interview/interview-words.ts';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';

interface ReportFiltersProps {
  /** What is asked for now. */
  readonly query: { readonly role_family?: string; readonly level?: string; readonly sort: string };
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

/** What the list of reports shows, and in which order. */
export function ReportFilters({ query, onChange }: ReportFiltersProps) {
  const options = useQuery(getPracticeOptionsOptions());
  return (
    <>
      <FilterChoice
        label="Role family"
        value={query.role_family ?? ''}
        onChange={(role_family) => onChange({ role_family })}
      >
        <option value="">All</option>
        {options.data?.role_families.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice label="Level" value={query.level ?? ''} onChange={(level) => onChange({ level })}>
        <option value="">All</option>
        {Object.entries(levelNames).map(([level, name]) => (
          <option key={level} value={level}>
            {name}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice label="Order" value={query.sort} onChange={(sort) => onChange({ sort })}>
        <option value="-created_at">Newest first</option>
        <option value="created_at">Oldest first</option>
      </FilterChoice>
    </>
  );
}
