import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { type Check as CheckName, sampleFindings, samplePassages, sampleQuestion } from './sample-answer.ts';
import { SampleChecks } from './sample-checks.tsx';
import { markStyles } from './sample-marks.ts';

/** What a report looks like, on an invented answer that is marked "Sample": choosing a check shows where it was found. */
export function SampleReport() {
  const [shown, setShown] = useState<CheckName | null>(null);
  return (
    <Paper
      component="figure"
      variant="outlined"
      aria-labelledby="sample-caption"
      sx={{ m: 0, p: { xs: 2, sm: 3 } }}
    >
      <Box
        component="figcaption"
        id="sample-caption"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}
      >
        <Chip label="Sample" size="small" color="primary" variant="outlined" />
        <Typography component="span" variant="body2" color="textSecondary">
          An invented answer
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600, mb: 1.5 }}>{sampleQuestion.prompt}</Typography>
      <Box sx={besideStyle}>
        <SampleAnswer shown={shown} />
        <SampleChecks shown={shown} onShow={setShown} />
      </Box>
    </Paper>
  );
}

function SampleAnswer({ shown }: { shown: CheckName | null }) {
  return (
    <Typography component="blockquote" sx={{ m: 0, lineHeight: 1.9 }}>
      {samplePassages.map(({ text, check }) =>
        check ? (
          <Box
            key={text}
            component="mark"
            sx={{
              ...markStyles[check],
              ...(shown === check && shownStyle),
              ...(shown && shown !== check && plain),
            }}
          >
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

const labelOf = (wanted: CheckName) => sampleFindings.find(({ check }) => check === wanted)?.label;

const shownStyle = { fontWeight: 600 } as const;

const plain = { backgroundColor: 'transparent', borderBottomColor: 'transparent' } as const;

/** The checks stand beside the answer where there is room for both. */
const besideStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  columnGap: 5,
  rowGap: 2,
} as const;
