import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { InterviewPreview, PreviewAnswer, Turn } from '../../../../openapi/gen/types.gen.ts';
import { previewHiringInterview } from '../../../api/gen/sdk.gen.ts';
import { codeAnswerText } from '../../../capabilities/code/code-draft.ts';
import { newKeeper } from '../../../capabilities/question-preview/new-keeper.ts';
import { PreviewedQuestion } from '../../../capabilities/question-preview/previewed-question.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts';
import { useKeyChord } from '../../../components/use-key-chord.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { PreviewChoices } from './preview-choices.tsx';
import { PreviewClock } from './preview-clock.tsx';
import type { BegunPreview } from './use-preview.ts';

interface PreviewRunProps {
  readonly workspaceId: string;
  readonly begun: BegunPreview;
  readonly onClose: () => void;
}

interface Run {
  readonly answers: readonly PreviewAnswer[];
  readonly turn: InterviewPreview['turn'];
}

/** An interview as a candidate would be asked it; nothing is stored. */
export function PreviewRun({ workspaceId, begun: { design, first }, onClose }: PreviewRunProps) {
  const start: Run = { answers: [], turn: first.turn };
  const [{ answers, turn }, setRun] = useState(start);
  const [hasStarted, setStarted] = useState(false);
  const here = useFocusOnChange(hasStarted ? answers : null);
  const give = async (text: string | null) => {
    const given = [...answers, { text }];
    const path = { workspace_id: workspaceId };
    const { data } = await previewHiringInterview({
      path,
      body: { design, answers: given },
      throwOnError: true,
    });
    const next = data.turn;
    const followed = next?.kind === 'follow_up' ? { text, follow_up: next.prompt } : { text };
    setRun({ answers: [...answers, followed], turn: next });
  };
  return (
    <>
      <PageHeader
        title={`Preview: ${design.title}`}
        subtitle="Nothing is stored."
        actions={
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
        }
      />
      <Box ref={here} tabIndex={-1} sx={{ maxWidth: turn?.code ? 1240 : 880, outline: 'none' }}>
        {hasStarted && <PreviewClock limit={first.terms.limit_seconds} />}
        {!hasStarted && <PreviewChoices terms={first.terms} onStart={() => setStarted(true)} />}
        {hasStarted && turn && (
          <AskedTurn key={answers.length} turn={turn} of={first.questions} give={give} />
        )}
        {hasStarted && !turn && (
          <EmptyState
            title="That is all a candidate is asked"
            action={
              <Button variant="outlined" onClick={() => setRun(start)}>
                Start over
              </Button>
            }
          />
        )}
      </Box>
    </>
  );
}

interface AskedTurnProps {
  readonly turn: Turn;
  /** How many questions there are without follow-ups. */
  readonly of: number;
  /** Null for one that is skipped. */
  readonly give: (text: string | null) => Promise<void>;
}

const SECONDS_A_MINUTE = 60;

function AskedTurn({ turn, of, give }: AskedTurnProps) {
  const { question_number: number, kind, code, suggested_seconds: seconds } = turn;
  const [keeper] = useState(() => newKeeper(turn._id));
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const pass = async (text: string | null) => {
    if (isPending) return;
    setPending(true);
    setError(null);
    try {
      await give(text);
    } catch (cause) {
      if (!canBeTold(cause)) throw cause;
      setError(cause.fieldErrors[0]?.message ?? cause.text);
    } finally {
      setPending(false);
    }
  };
  const done = () => {
    const { text } = keeper;
    if (text.trim() === '') return setError('Answer the question, or skip it.');
    return void pass(code ? codeAnswerText(text, code) : text);
  };
  useKeyChord('Enter', done);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Question {number} of {of}
        {kind === 'follow_up' ? ' · follow-up' : ` · ~${Math.ceil(seconds / SECONDS_A_MINUTE)} min`}
      </Typography>
      <PreviewedQuestion question={turn} keeper={keeper} error={error} />
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <WaitingButton variant="contained" busy={isPending} title="Ctrl+Enter" onClick={done}>
          Done
        </WaitingButton>
        <Button variant="text" onClick={() => void pass(null)}>
          Skip
        </Button>
      </Box>
    </>
  );
}
