import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../../api/gen/types.gen.ts';
import { plainList } from '../../../../theme/plain-list.ts';
import { hasFindings } from './has-findings.ts';
import { questionId } from './question/question-section.tsx';
import { hasWords } from './summary/has-words.ts';

/** The table of contents beside a report, on wide screens only. */
export function ReportContents({ report }: { readonly report: Report }) {
  const sections = [
    { id: 'summary', label: hasWords(report) ? 'Coverage and engine' : 'Coverage and scoring' },
    ...(report.competencies.length > 0 && hasFindings(report)
      ? [{ id: 'competencies', label: 'Competencies' }]
      : []),
    ...report.questions.map(({ number }) => ({ id: questionId(number), label: `Question ${number}` })),
  ];
  return (
    <Box
      component="nav"
      aria-labelledby="contents-title"
      sx={{
        display: { xs: 'none', lg: 'block' },
        displayPrint: 'none',
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
