import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';
import type { Session } from '../../../../api/gen/types.gen.ts';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { levelNames, typeNames } from '../../../../lib/interview-words.ts';
import { EngineNote } from '../engine-note.tsx';
import { wholeMinutes } from './session-clock.ts';
import { SessionHeading } from './session-heading.tsx';

interface BeforeYouStartProps {
  readonly session: Session;
  readonly starting: boolean;
  readonly onStart: () => void;
}

/** What a candidate should know before the clock runs. */
export function BeforeYouStart({ session, starting, onStart }: BeforeYouStartProps) {
  const { role_family, level, question_type, progress, clock, follow_up_cap, engine } = session;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart();
  };
  return (
    <Stack spacing={4}>
      <div>
        <Typography variant="overline" color="textSecondary">
          {role_family.name} · {levelNames[level]} · {typeNames[question_type]}
        </Typography>
        <SessionHeading title="Before you start" />
      </div>
      <Box component="dl" sx={{ display: 'grid', gap: 2.5, m: 0, gridTemplateColumns: { md: '180px 1fr' } }}>
        <Fact term="Questions">
          {progress.total}, one after the other, typed. {followUps(follow_up_cap)}
        </Fact>
        <Fact term="Time">
          {wholeMinutes(clock.limit_seconds)} in all, as long as you need for each. Pauses cost nothing:
          “Still thinking” stops the clock, and so does leaving or closing this page. Where the browser or the
          connection fails instead, the clock stops within 90 seconds.
        </Fact>
        <Fact term="What is assessed">
          Whether an answer shows its evidence: the situation, what you did yourself, what came of it,
          specifics, and the concepts of the question. Length, fluency, accent and style carry no weight.
        </Fact>
        <Fact term="How questions were chosen">
          <SelectionNote selection={session.selection} />
        </Fact>
        <Fact term="What is stored">
          Your answers, their times and the report, in your account. Nobody else sees a practice interview.
          While you type, a draft lives in this browser and on the server until you hand the answer in.
        </Fact>
      </Box>
      <EngineNote engine={engine} />
      <Box component="form" onSubmit={submit}>
        <SubmitButton pending={starting}>Start the interview</SubmitButton>
      </Box>
    </Stack>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <Typography component="dt" sx={{ fontWeight: 600 }}>
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, mt: { xs: -2, md: 0 } }}>
        {children}
      </Typography>
    </>
  );
}

function followUps(cap: number): string {
  if (cap === 0) return 'No follow-ups.';
  const most = cap === 1 ? 'at most one follow-up' : `at most ${cap} follow-ups`;
  return `Where evidence is missing, ${most} asks for it. You can skip any question.`;
}

function SelectionNote({ selection }: Pick<Session, 'selection'>) {
  if (selection.method === 'bank') return 'From the question bank, spread over the competencies of the role.';
  if (selection.matched_terms.length === 0) {
    return 'The job description shares no concept with the bank, so they are spread over the competencies of the role.';
  }
  return (
    <>
      By what the job description and the question bank have in common:
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {selection.matched_terms.map((term) => (
          <Chip key={term} component="span" size="small" variant="outlined" label={term} />
        ))}
      </Box>
    </>
  );
}
