import { useSearchParams } from 'react-router-dom';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';

/** The company's own tests, or those that come with the product. */
export function SourceChoice({ value }: { readonly value: 'company' | 'built-in' }) {
  const [, setSearch] = useSearchParams();
  const choose = (source: string) => setSearch(source === 'built-in' ? { source } : {});
  return (
    <FilterChoice label="Source" value={value} onChange={choose}>
      <option value="company">Company</option>
      <option value="built-in">Built-in</option>
    </FilterChoice>
  );
}
