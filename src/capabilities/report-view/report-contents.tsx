import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../openapi/gen/types.gen.ts';
import { plainList } from '../../theme/plain-list.ts';
import { hasCompetencies } from './has-competencies.ts';
import { questionId } from './question/question-section.tsx';

/** The table of contents beside a report, on wide screens only; the keyboard comes to it first. */
export function ReportContents({ report }: { readonly report: Report }) {
  const sections = [
    { id: 'summary', label: 'Coverage and answers' },
    { id: 'next', label: 'What to do next' },
    ...(hasCompetencies(report) ? [{ id: 'competencies', label: 'Competencies' }] : []),
    ...report.questions.map(({ number }) => ({ id: questionId(number), label: `Question ${number}` })),
    ...(report.mode === 'ai' ? [{ id: 'noted', label: 'What was noted' }] : []),
    { id: 'origin', label: 'How it was made' },
    { id: 'keep', label: report.mode === 'practice' ? 'PDF and versions' : 'PDF' },
  ];
  return (
    <Box
      component="nav"
      aria-labelledby="contents-title"
      sx={{
        display: { xs: 'none', lg: 'block' },
        displayPrint: 'none',
        gridColumn: 2,
        gridRow: 1,
        position: 'sticky',
        top: 88,
      }}
    >
      <Typography id="contents-title" variant="overline" color="textSecondary">
        On this page
      </Typography>
      <Box component="ul" sx={{ ...plainList, borderLeft: 1, borderColor: 'divider' }}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <Box component="a" href={`#${id}`} sx={linkStyle}>
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const linkStyle = {
  display: 'block',
  px: 2,
  py: 1.25,
  lineHeight: 1.5,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
