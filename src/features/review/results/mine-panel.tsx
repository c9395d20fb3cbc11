import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ReviewCompetency, Scorecard } from '../../../../openapi/gen/types.gen.ts';
import { scoresOf } from '../../../capabilities/hiring/parting.ts';
import { overallWords, scoreWords } from '../../../capabilities/hiring/rating-words.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Cited } from './cited.tsx';

interface MinePanelProps {
  readonly scorecard: Scorecard;
  readonly competencies: readonly ReviewCompetency[];
  readonly actions?: ReactNode;
}

/** One's own scorecard as it was submitted, with all that it cites. */
export function MinePanel({ scorecard, competencies, actions }: MinePanelProps) {
  const { overall, reason, submitted_at: at, version } = scorecard;
  return (
    <Panel title="Your scorecard" action={actions}>
      {at && (
        <Typography variant="caption" color="textSecondary">
          {version > 1 && `Version ${version}, `}Submitted <DatedTime value={at} />
        </Typography>
      )}
      {competencies.map(({ _id, name }) => {
        const [rating] = scoresOf([scorecard], _id);
        return (
          <Box component="section" key={_id} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
            <Typography component="h3" variant="body2" sx={headStyle}>
              <span>{name}</span>
              <span>{scoreWords(rating?.score)}</span>
            </Typography>
            <Cited rating={rating} />
          </Box>
        );
      })}
      <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
        <Typography component="h3" variant="body2" sx={headStyle}>
          <span>Overall</span>
          <span>{overall && overallWords[overall]}</span>
        </Typography>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {reason}
        </Typography>
      </Box>
    </Panel>
  );
}

const headStyle = { display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 650 } as const;
