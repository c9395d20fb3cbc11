import { useQuery } from '@tanstack/react-query';
import { listCompanyMembersOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';

interface ShownChoiceProps {
  readonly value: '' | 'company';
  readonly onChange: (value: string) => void;
}

/** Lets an owner look at all workspaces of the company; who is none has no choice. */
export function ShownChoice({ value, onChange }: ShownChoiceProps) {
  const { data: team } = useQuery(listCompanyMembersOptions());
  if (team?.my_role !== 'owner') return null;
  return (
    <FilterChoice label="Show" value={value} onChange={onChange}>
      <option value="">Mine</option>
      <option value="company">All of the company</option>
    </FilterChoice>
  );
}
