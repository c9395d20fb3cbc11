import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useId } from 'react';
import type { Level } from '../../../../openapi/gen/types.gen.ts';
import { getPracticeOptionsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { levelNames } from '../../../capabilities/interview/interview-words.ts';
import { TOUCH_TARGET } from '../../../theme/touch-target.ts';
import { FilterChoice } from './filter-choice.tsx';
import type { ReportFilters } from './report-filters.ts';

interface ReportFilterBarProps extends Pick<SearchFieldProps, 'fieldRef'> {
  readonly filters: ReportFilters;
  readonly onChange: (change: Partial<ReportFilters>) => void;
}

/** What the list of reports shows, and in which order. */
export function ReportFilterBar({ filters, fieldRef, onChange }: ReportFilterBarProps) {
  const options = useQuery(getPracticeOptionsOptions());
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  return (
    <Box component="form" role="search" aria-label="Reports" onSubmit={search} sx={barStyle}>
      <SearchField q={filters.q} fieldRef={fieldRef} />
      <FilterChoice
        label="Role family"
        value={filters.roleFamily}
        onChange={(roleFamily) => onChange({ roleFamily })}
      >
        <option value="">All</option>
        {options.data?.role_families.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label="Level"
        value={filters.level}
        onChange={(level) => onChange({ level: level as Level | '' })}
      >
        <option value="">All</option>
        {Object.entries(levelNames).map(([level, name]) => (
          <option key={level} value={level}>
            {name}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label="Order"
        value={filters.sort}
        onChange={(sort) => onChange({ sort: sort as ReportFilters['sort'] })}
      >
        <option value="-created_at">Newest first</option>
        <option value="created_at">Oldest first</option>
      </FilterChoice>
    </Box>
  );
}

interface SearchFieldProps {
  readonly q: string;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
}

function SearchField({ q, fieldRef }: SearchFieldProps) {
  const id = useId();
  // Filled anew rather than made anew: whoever has just searched goes on from here.
  useEffect(() => {
    if (fieldRef.current) fieldRef.current.value = q;
  }, [q, fieldRef]);
  return (
    <FormControl sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <FormLabel htmlFor={id}>Search by role, position or company</FormLabel>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          id={id}
          name="q"
          inputRef={fieldRef}
          type="search"
          defaultValue={q}
          size="small"
          autoComplete="off"
          fullWidth
          inputProps={{ maxLength: 200 }}
          sx={{ minHeight: TOUCH_TARGET }}
        />
        <Button type="submit" variant="outlined">
          Search
        </Button>
      </Box>
    </FormControl>
  );
}

const barStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'end',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1.2fr 1fr 1fr' },
  mb: 3,
};
