import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { listResumesOptions } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../../components/loaded.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { paths } from '../../../../lib/paths.ts';

/** The resume that stands for a candidate, and the way to another one. */
export function ProfileResume() {
  const resumes = useQuery(listResumesOptions({ query: { page_size: 100 } }));
  return (
    <Loaded query={resumes} errorTitle="Your resumes could not be loaded" rowHeight={32}>
      {({ items }) => {
        const chosen = items.find(({ is_default }) => is_default);
        return (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {chosen ? `${chosen.title} · ` : 'No default resume · '}
            <TextLink to={paths.candidate.resume}>{items.length > 0 ? 'Choose' : 'Add a resume'}</TextLink>
          </Typography>
        );
      }}
    </Loaded>
  );
}
