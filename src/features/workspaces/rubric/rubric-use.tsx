import Typography from '@mui/material/Typography';
import type { Rubric } from '../../../../openapi/gen/types.gen.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';

interface RubricUseProps {
  readonly workspaceId: string;
  readonly rubric: Rubric;
}

/** What a change leaves as it is, and where those are compared and evaluated again; nothing where there is no report. */
export function RubricUse({ workspaceId, rubric }: RubricUseProps) {
  const { version, reports } = rubric;
  if (reports === 0) return null;
  return (
    <Typography variant="body2" sx={{ mb: 2 }}>
      {reports === 1
        ? `1 report uses v${version} and keeps it.`
        : `${reports} reports use v${version} and keep it.`}{' '}
      <TextLink to={`${paths.recruiter.reports}?workspace=${encodeURIComponent(workspaceId)}`}>
        Compare or evaluate again
      </TextLink>
    </Typography>
  );
}
