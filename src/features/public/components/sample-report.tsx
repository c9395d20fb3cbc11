import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { plainList } from '../../../theme/plain-list.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { type Check as CheckName, sampleFindings, samplePassages, sampleQuestion } from './sample-answer.ts';

/** What a report looks like, on an invented answer that is marked "Sample". */
export function SampleReport() {
  return (
    <Paper
      component="figure"
      variant="outlined"
      aria-labelledby="sample-caption"
      sx={{ m: 0, p: { xs: 2.5, sm: 4 } }}
    >
      <Box
        component="figcaption"
        id="sample-caption"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2.5 }}
      >
        <Chip label="Sample" size="small" color="primary" variant="outlined" />
        <Typography component="span" variant="body2" color="textSecondary">
          An invented answer and what the checklist finds in it
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 650, mb: 1.5 }}>{sampleQuestion.prompt}</Typography>
      <SampleAnswer />
      <SampleChecklist />
    </Paper>
  );
}

function SampleAnswer() {
  return (
    <Typography
      component="blockquote"
      sx={{
        m: 0,
        fontFamily: (theme) => theme.typography.h1.fontFamily,
        fontSize: '1.125rem',
        lineHeight: 1.9,
      }}
    >
      {samplePassages.map(({ text, check }) =>
        check ? (
          <Box key={text} component="mark" sx={markStyles[check]}>
            {text}
            <span style={visuallyHidden}> ({labelOf(check)})</span>
          </Box>
        ) : (
          text
        ),
      )}
    </Typography>
  );
}

function SampleChecklist() {
  return (
    <Box
      component="ul"
      aria-label="Checklist of the sample answer"
      sx={{ ...plainList, mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      {sampleFindings.map(({ check, label, missing }) => (
        <Box
          key={check}
          component="li"
          sx={{ display: 'grid', gridTemplateColumns: '24px 1fr', columnGap: 1, py: 0.5 }}
        >
          {missing ? (
            <Remove fontSize="small" color="warning" aria-hidden />
          ) : (
            <Check fontSize="small" color="success" aria-hidden />
          )}
          <Typography variant="body2">
            <Box component="span" sx={{ ...(missing ? {} : markStyles[check]), fontWeight: 600 }}>
              {label}
            </Box>
            {missing ? ': not found. ' : ': found'}
            {missing && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                What would show it: {missing.charAt(0).toLowerCase() + missing.slice(1)}
              </Box>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const labelOf = (wanted: CheckName) => sampleFindings.find(({ check }) => check === wanted)?.label;

/** Each check has its own line as well as its own colour, so that colour never stands alone. */
const mark = (color: string, line: string) => ({
  color: 'inherit',
  backgroundColor: `color-mix(in srgb, var(--mui-palette-${color}-main) 14%, transparent)`,
  borderBottom: `2px ${line} var(--mui-palette-${color}-main)`,
  borderRadius: '3px 3px 0 0',
  px: 0.25,
  boxDecorationBreak: 'clone',
});

const markStyles: Record<CheckName, ReturnType<typeof mark>> = {
  context: mark('info', 'solid'),
  action: mark('primary', 'double'),
  specifics: mark('warning', 'dashed'),
  concepts: mark('secondary', 'dotted'),
  result: mark('success', 'solid'),
};
