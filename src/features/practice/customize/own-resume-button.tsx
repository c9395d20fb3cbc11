import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getResumeOptions, listResumesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { paths } from '../../../lib/paths.ts';

/** Takes the text of the default resume, or else of the one that was changed last. */
export function OwnResumeButton({ onText }: { readonly onText: (text: string) => void }) {
  const queries = useQueryClient();
  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: async () => {
      const { items } = await queries.fetchQuery(listResumesOptions({ query: { page_size: 100 } }));
      const chosen = items.find(({ is_default }) => is_default) ?? items[0];
      if (!chosen) return null;
      const { draft } = await queries.fetchQuery(getResumeOptions({ path: { resume_id: chosen._id } }));
      const { textWithoutContact } = await import(
        /* webpackChunkName: "resume-text" */ '../../../capabilities/resume-export/text-without-contact.ts'
      );
      return { title: draft.title, text: textWithoutContact(draft) };
    },
    onSuccess: (taken) => taken && onText(taken.text),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 1 }}>
      <WaitingButton variant="outlined" busy={isPending} onClick={() => mutate()}>
        Use my resume
      </WaitingButton>
      <Typography role="status" variant="body2" color="textSecondary">
        {data && `“${data.title}” without name and contact details.`}
        {data === null && (
          <>
            No resume yet. <TextLink to={paths.candidate.resume}>Make one</TextLink>
          </>
        )}
        {isError && 'Your resume could not be loaded. Try again.'}
      </Typography>
    </Box>
  );
}
