import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComparedColumn } from '../../../../openapi/gen/types.gen.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { differenceWords } from './compared-words.ts';
import { EvaluateAgain } from './evaluate-again.tsx';

interface ColumnHeadProps {
  readonly column: ComparedColumn;
  readonly name: string;
  readonly isHidden: boolean;
}

/** Who it is, and why nothing is said of them where that is so. */
export function ColumnHead({ column, name, isHidden }: ColumnHeadProps) {
  const { session_id: id, attempt, is_revealed: isRevealed } = column;
  const differences = differenceWords(column);
  return (
    <>
      <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {isHidden ? name : <TextLink to={paths.recruiter.review(id)}>{name}</TextLink>}
      </Box>
      {attempt.number > 1 && (
        <Typography variant="caption" color="textSecondary">
          Attempt {attempt.number} of {attempt.allowed}
        </Typography>
      )}
      {differences.length > 0 && (
        <Box component="ul" aria-label="Not compared" sx={{ ...plainList, fontSize: '0.8125rem' }}>
          {differences.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Box>
      )}
      {column.can_evaluate_again && <EvaluateAgain sessionId={id} />}
      {differences.length === 0 && !isRevealed && (
        <TextLink to={paths.recruiter.review(id)} variant="body2">
          Rate first
        </TextLink>
      )}
    </>
  );
}
