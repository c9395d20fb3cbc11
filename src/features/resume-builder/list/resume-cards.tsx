import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BuiltResumeSummary } from '../../../../openapi/gen/types.gen.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { resumeFacts } from './resume-facts.ts';
import { ResumeMenu } from './resume-menu.tsx';

/** Resumes as cards, with the color that each is drawn in. */
export function ResumeCards({ resumes }: { readonly resumes: readonly BuiltResumeSummary[] }) {
  return (
    <Box component="ul" aria-label="Resumes" sx={{ ...plainList, ...gridStyle }}>
      {resumes.map((resume) => (
        <Box component="li" key={resume._id} sx={{ ...cardStyle, borderTopColor: resume.accent }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="h2" variant="h4">
              <TextLink to={paths.resumes.one(resume._id)} underline="hover">
                {resume.title}
              </TextLink>
            </Typography>
            <Typography color="textSecondary">
              {[resume.name, resume.label].filter(Boolean).join(' · ') || 'No name yet'}
            </Typography>
            <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 1 }}>
              Edited <RelativeTime value={resume.updated_at} />
            </Typography>
            <Typography variant="body2" sx={{ minHeight: '1.5em' }}>
              {resumeFacts(resume)}
            </Typography>
          </Box>
          <ResumeMenu resume={resume} />
        </Box>
      ))}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;

const cardStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 1,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderTop: 4,
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;
