import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BuiltResumeSummary } from '../../../../openapi/gen/types.gen.ts';
import { listResumesQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { changeResume } from '../../../api/gen/sdk.gen.ts';
import { Notice } from '../../../components/notice.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';

/** The choice of the resume that practice interviews and the profile use. */
export function DefaultResume({ resumes }: { readonly resumes: readonly BuiltResumeSummary[] }) {
  const queries = useQueryClient();
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (resume_id: string) =>
      changeResume({ path: { resume_id }, body: { is_default: true }, throwOnError: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: listResumesQueryKey() }),
  });
  if (resumes.length === 0) return <Typography>No resumes yet. Import one below.</Typography>;
  const current = resumes.find(({ is_default }) => is_default)?._id ?? '';
  return (
    <Stack spacing={2}>
      {isError && <Notice tone="error">The default resume was not changed. Try again.</Notice>}
      <FormControl>
        <FormLabel id="default-resume" sx={visuallyHidden}>
          Default resume
        </FormLabel>
        <RadioGroup
          aria-labelledby="default-resume"
          value={isPending ? variables : current}
          onChange={(_, id) => mutate(id)}
        >
          {resumes.map(({ _id, title, name, updated_at }) => (
            <FormControlLabel
              key={_id}
              value={_id}
              control={<Radio />}
              sx={{ py: 0.5, minHeight: 44 }}
              label={
                <>
                  <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                    {title}
                  </Typography>
                  <Typography component="span" variant="body2" color="textSecondary">
                    {name && `${name} · `}changed <RelativeTime value={updated_at} />
                  </Typography>
                </>
              }
            />
          ))}
        </RadioGroup>
      </FormControl>
    </Stack>
  );
}
