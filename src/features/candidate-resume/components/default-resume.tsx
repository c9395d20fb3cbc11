import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BuiltResumeSummary } from '../../../../openapi/gen/types.gen.ts';
import { getResumeOptions, listResumesQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { changeResume } from '../../../api/gen/sdk.gen.ts';
import { ExportMenu } from '../../../capabilities/resume-export/export-menu.tsx';
import { Notice } from '../../../components/notice.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';

/** The choice of the resume that practice interviews and the profile use. */
export function DefaultResume({ resumes }: { readonly resumes: readonly BuiltResumeSummary[] }) {
  const queries = useQueryClient();
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (resume_id: string) =>
      changeResume({ path: { resume_id }, body: { is_default: true }, throwOnError: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: listResumesQueryKey() }),
  });
  if (resumes.length === 0)
    return (
      <Typography>
        No resumes yet. Import one below, or <TextLink to={paths.resumes.create}>write one</TextLink>.
      </Typography>
    );
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
            <Box key={_id} sx={rowStyle}>
              <FormControlLabel
                value={_id}
                control={<Radio />}
                sx={{ py: 0.5, minHeight: 44, flex: { xs: '1 1 100%', sm: '1 1 240px' }, minWidth: 0 }}
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
              <TextLink to={paths.resumes.one(_id)} aria-label={`Edit ${title}`}>
                Edit
              </TextLink>
              <ExportMenu of={title} load={() => draftOf(queries, _id)} />
            </Box>
          ))}
        </RadioGroup>
      </FormControl>
    </Stack>
  );
}

const draftOf = async (queries: QueryClient, resume_id: string) =>
  (await queries.fetchQuery(getResumeOptions({ path: { resume_id } }))).draft;

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 } as const;
