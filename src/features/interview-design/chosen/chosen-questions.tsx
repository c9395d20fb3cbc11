import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import type { RubricCompetency } from '../../../../openapi/gen/types.gen.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import type { Chosen } from '../design.ts';
import { typeWords } from '../words.ts';

interface ChosenQuestionsProps {
  readonly competencies: readonly RubricCompetency[];
  /** In the order in which they are asked. */
  readonly chosen: readonly Chosen[];
  readonly onMove: (key: string, by: 1 | -1) => void;
  readonly onRemove: (key: string) => void;
  /** Whether the bank was found to have none of these competencies. */
  readonly isBare: boolean;
  readonly onSuggest: () => void;
}

/** The questions in the order in which everybody is asked, by competency. */
export function ChosenQuestions(props: ChosenQuestionsProps) {
  const { competencies, chosen, isBare, onSuggest } = props;
  if (chosen.length === 0)
    return (
      <EmptyState
        title="No questions yet"
        action={
          !isBare && (
            <Button variant="outlined" onClick={onSuggest}>
              Suggest six questions
            </Button>
          )
        }
      >
        {isBare
          ? 'The bank has none for these competencies. Add others, or write your own.'
          : 'Add them from the bank or write your own. Everybody is asked the same.'}
      </EmptyState>
    );
  return competencies.map((competency) => (
    <Group
      key={competency._id}
      {...props}
      competency={competency}
      questions={chosen.filter(({ competencyId }) => competencyId === competency._id)}
      numberOf={(one) => chosen.indexOf(one) + 1}
    />
  ));
}

interface GroupProps extends ChosenQuestionsProps {
  readonly competency: RubricCompetency;
  readonly questions: readonly Chosen[];
  readonly numberOf: (question: Chosen) => number;
}

function Group({ competency, questions, numberOf, onMove, onRemove }: GroupProps) {
  const { name, weight_percent: weight } = competency;
  return (
    <Box component="section" sx={{ mb: 1.5 }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 650 }}>
        {name}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {weight}%
        </Typography>
      </Typography>
      {questions.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'warning.main', py: 0.75 }}>
          Not asked about
        </Typography>
      ) : (
        <Box component="ol" sx={plainList}>
          {questions.map((one) => (
            <QuestionRow
              key={one.key}
              question={one}
              number={numberOf(one)}
              onMove={(by) => onMove(one.key, by)}
              onRemove={() => onRemove(one.key)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface QuestionRowProps {
  readonly question: Chosen;
  readonly number: number;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function QuestionRow({ question, number, onMove, onRemove }: QuestionRowProps) {
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (event.altKey && by) onMove(by);
    else if (event.key === 'Delete') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <Box component="li" sx={rowStyle} onKeyDown={press}>
      <Typography variant="body2" color="textSecondary" sx={{ width: 28, flexShrink: 0 }}>
        {number}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" title={question.prompt} sx={promptStyle}>
          {question.prompt}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ lineHeight: 1.4 }}>
          {question.own ? 'Own' : typeWords[question.type]}
          {question.test && ' · Test'} · {question.minutes} min
        </Typography>
      </Box>
      <Box sx={{ display: 'flex' }}>
        <RowButton label={`Move up: ${number}`} onClick={() => onMove(-1)}>
          ↑
        </RowButton>
        <RowButton label={`Move down: ${number}`} onClick={() => onMove(1)}>
          ↓
        </RowButton>
        <RowButton label={`Remove: ${number}`} onClick={onRemove}>
          ✕
        </RowButton>
      </Box>
    </Box>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: string;
}

function RowButton({ label, onClick, children }: RowButtonProps) {
  return (
    <Button variant="text" size="small" aria-label={label} onClick={onClick} sx={{ minWidth: 28, px: 0 }}>
      {children}
    </Button>
  );
}

const promptStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  py: 0.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
