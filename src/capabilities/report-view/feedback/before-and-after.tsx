import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sideBySide } from '../../../components/side-by-side.ts';
import { whatChanged } from '../attempts/what-changed.ts';
import type { MarkLabels } from '../checks/check-labels.ts';
import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { isMarked } from '../transcript/answer-segments.ts';
import { MarkedAnswer } from './marked-answer.tsx';

/** The answer that a retry improves on. */
export interface AnswerBefore {
  /** "First answer", "Retry 1". */
  readonly name: string;
  readonly answer: FoundAnswer;
  /** What the later one is called. */
  readonly nameAfter: string;
}

interface BeforeAndAfterProps {
  readonly before: AnswerBefore;
  readonly after: FoundAnswer;
  readonly labels: MarkLabels;
  /** The later answer. */
  readonly children: ReactNode;
}

/** What a retry changed, and both answers side by side; on a phone the later one first, since it was just given. */
export function BeforeAndAfter({ before, after, labels, children }: BeforeAndAfterProps) {
  const changes = whatChanged(before.answer, after);
  return (
    <>
      {changes.length > 0 && <Typography sx={{ fontWeight: 600 }}>{changes.join(' ')}</Typography>}
      <Box data-marked sx={{ ...sideBySide, gap: 2 }}>
        <Column name={before.nameAfter} order={{ md: 2 }}>
          {children}
        </Column>
        <Column name={before.name}>
          <MarkedAnswer answer={before.answer} labels={labels} isTabStop={!isMarked(after)} />
        </Column>
      </Box>
    </>
  );
}

interface ColumnProps {
  readonly name: string;
  readonly order?: Readonly<Record<string, number>>;
  readonly children: ReactNode;
}

function Column({ name, order = {}, children }: ColumnProps) {
  return (
    <Box role="group" aria-label={name} sx={{ order, minWidth: 0 }}>
      <Typography component="h4" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {name}
      </Typography>
      {children}
    </Box>
  );
}
