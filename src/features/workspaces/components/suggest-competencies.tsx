import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RubricCompetency } from '../../../../openapi/gen/types.gen.ts';
import { suggestCompetenciesMutation } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useStores } from '../../../stores/context.tsx';

interface SuggestCompetenciesProps {
  readonly job: { readonly title: string; readonly job_description: string };
  readonly competencies: readonly RubricCompetency[];
  readonly onSuggest: (competencies: RubricCompetency[]) => void;
}

/** Looks up what the question bank has for the role; what somebody has written themselves is not replaced unasked. */
export function SuggestCompetencies({ job, competencies, onSuggest }: SuggestCompetenciesProps) {
  const { confirm } = useStores();
  const [taken, setTaken] = useState<readonly RubricCompetency[]>([]);
  const { mutate, data, isPending } = useMutation({
    ...suggestCompetenciesMutation(),
    onSuccess: ({ competencies: found }) => {
      if (found.length === 0) return;
      setTaken(found);
      onSuggest(found);
    },
  });
  const suggest = async (family?: string) => {
    const isOwn = competencies.length > 0 && JSON.stringify(competencies) !== JSON.stringify(taken);
    if (isOwn && !(await confirm.ask(replacing))) return;
    mutate({ body: { ...job, ...(family && { role_family: family }) } });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button variant="outlined" aria-disabled={isPending} onClick={() => void suggest()}>
        Suggest competencies
      </Button>
      {data && (
        <FilterChoice
          label="Role"
          value={data.role_family ?? ''}
          onChange={(family) => family && void suggest(family)}
        >
          {data.role_family === null && <option value="">None fits</option>}
          <Options of={data.role_families.map(({ _id, name }) => [_id, name])} />
        </FilterChoice>
      )}
      {data?.worded_by && (
        <Typography variant="caption" color="textSecondary" sx={{ flexBasis: '100%' }}>
          Descriptions worded by AI ({data.worded_by}) for this role. Anchors are from the question bank.
        </Typography>
      )}
      {data?.role_family === null && (
        <Notice tone="info">The question bank does not know this role. Add your own competencies.</Notice>
      )}
    </Box>
  );
}

const replacing = {
  title: 'Replace your competencies?',
  message: 'What you wrote in them is lost.',
  confirmLabel: 'Replace',
  variant: 'warning',
} as const;
