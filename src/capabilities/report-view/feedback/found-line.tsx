import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Checklist } from '../../../../openapi/gen/types.gen.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import type { MarkLabels } from '../checks/check-labels.ts';
import { CheckSwatch } from '../checks/check-swatch.tsx';
import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { checklistTitle } from '../findings/not-counted.ts';

interface FoundLineProps {
  readonly answer: FoundAnswer;
  readonly labels: MarkLabels;
}

/** What came of an answer in one line, which is the legend of its tints as well. */
export function FoundLine({ answer: { checklist, assessment }, labels }: FoundLineProps) {
  if (checklist) return <FoundChecks checklist={checklist} />;
  if (assessment?.state !== 'scored' || assessment.score === null) return null;
  return (
    <Line title={`AI score: ${figure(assessment.score)} of 5`}>
      {assessment.evidence.length > 0 && <Item icon={<CheckSwatch check="quote" />}>{labels.quote}</Item>}
    </Line>
  );
}

function FoundChecks({ checklist }: { readonly checklist: Checklist }) {
  return (
    <Line title={checklistTitle(checklist)}>
      {checklist.items.map(({ check, label, found }) => (
        <Item key={check} icon={found ? <CheckSwatch check={check} /> : <NotFound />} isFaint={!found}>
          {label}
          <span style={visuallyHidden}>{found ? ': found' : ': not found'}</span>
        </Item>
      ))}
    </Line>
  );
}

const NotFound = () => <RadioButtonUnchecked aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />;

function Line({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box sx={lineStyle}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ ...plainList, display: 'contents' }}>
        {children}
      </Box>
    </Box>
  );
}

interface ItemProps {
  readonly icon: ReactNode;
  readonly isFaint?: boolean;
  readonly children: ReactNode;
}

function Item({ icon, isFaint = false, children }: ItemProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      {icon}
      <Typography component="span" variant="body2" color={isFaint ? 'textSecondary' : 'textPrimary'}>
        {children}
      </Typography>
    </Box>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
} as const;

const figure = (score: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(score);
