import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HiringInterview } from '../../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { TextLink } from '../../../components/text-link.tsx';

const SECONDS_A_MINUTE = 60;

interface FrozenQuestionsProps {
  readonly interview: HiringInterview;
  /** Absent for whoever may not design one. */
  readonly duplicatePath: string | undefined;
}

/** What everybody is asked, as it was frozen, and how to have another one like it. */
export function FrozenQuestions({ interview, duplicatePath }: FrozenQuestionsProps) {
  const { frozen_questions: questions, competencies, limit_seconds, rubric_version } = interview;
  const nameOf = (id: string) => competencies.find(({ _id }) => _id === id)?.name ?? id;
  const minutes = Math.round(limit_seconds / SECONDS_A_MINUTE);
  const { reviewers, scorecards_needed: needed } = interview;
  const count = questions.length === 1 ? '1 question' : `${questions.length} questions`;
  return (
    <Disclosure summary={`${count}, ${minutes} min, rubric v${rubric_version}`}>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {questions.map(({ number, prompt, competency_id }) => (
          <li key={number}>
            <Typography variant="body2">
              {prompt}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {nameOf(competency_id)}
              </Box>
            </Typography>
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {reviewers
          ? `${methodWords[reviewers.method]}: ${reviewers.members.map(({ full_name }) => full_name).join(', ')}`
          : 'Anyone rates'}
        {needed > 1 && `, ${needed} scorecards needed`}
      </Typography>
      {duplicatePath && (
        <TextLink to={duplicatePath} variant="body2" sx={{ display: 'inline-block', mt: 1 }}>
          Duplicate to change
        </TextLink>
      )}
    </Disclosure>
  );
}

const methodWords = { all: 'All rate', in_turn: 'Rate in turn' } as const;
