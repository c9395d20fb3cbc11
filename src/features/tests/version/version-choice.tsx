import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import type { Test } from '../../../../openapi/gen/types.gen.ts';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { paths } from '../../../lib/paths.ts';

interface VersionChoiceProps {
  readonly test: Pick<Test, '_id' | 'versions'>;
  /** Null for the draft. */
  readonly shown: number | null;
}

/** Goes to what was published, or back to what is written. */
export function VersionChoice({ test: { _id, versions }, shown }: VersionChoiceProps) {
  const navigate = useNavigate();
  if (versions.length === 0) return null;
  const choose = (version: string) => void navigate(paths.recruiter.test(_id, { version }));
  return (
    <Box sx={{ typography: 'body2' }}>
      <FilterChoice label="Version" value={String(shown ?? '')} onChange={choose}>
        <option value="">Draft</option>
        {versions.map(({ version, used_in }) => (
          <option key={version} value={version}>
            v{version}
            {used_in > 0 && `, used in ${used_in}`}
          </option>
        ))}
      </FilterChoice>
    </Box>
  );
}
