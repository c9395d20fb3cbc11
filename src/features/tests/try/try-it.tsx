import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TestPreview, TryResult } from '../../../../openapi/gen/types.gen.ts';
import { previewTestOptions, tryTestMutation } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { codeAnswerText } from '../../../capabilities/code/code-draft.ts';
import { PreviewedQuestion } from '../../../capabilities/question-preview/previewed-question.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { type Keepers, newKeepers } from './keepers.ts';
import { TryResults } from './try-results.tsx';

/** Takes a test as a candidate would; nothing is stored. */
export function TryIt({ id }: { readonly id: string }) {
  const preview = useQuery({ ...previewTestOptions({ path: { test_id: id } }), gcTime: 0 });
  const back = (
    <LinkButton to={paths.recruiter.test(id)} variant="outlined">
      Close
    </LinkButton>
  );
  return (
    <Loaded query={preview} errorTitle="The test could not be loaded" rowHeight={300}>
      {(data) => (
        <>
          <PageHeader title={`Try: ${data.title}`} subtitle="Nothing is stored." actions={back} />
          {data.left_out.length > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              Not finished and left out: {data.left_out.join(', ')}.
            </Typography>
          )}
          {data.questions.length > 0 ? (
            <Questions id={id} preview={data} />
          ) : (
            <EmptyState title="Nothing to try yet">Finish an item first.</EmptyState>
          )}
        </>
      )}
    </Loaded>
  );
}

function Questions({ id, preview }: { readonly id: string; readonly preview: TestPreview }) {
  const { questions } = preview;
  const [keepers, setKeepers] = useState(() => newKeepers(questions));
  const [at, setAt] = useState(0);
  const { mutate, data, isPending, reset } = useMutation(tryTestMutation());
  const question = questions[at];
  const score = () => mutate({ path: { test_id: id }, body: { answers: answersOf(preview, keepers) } });
  const again = () => {
    setKeepers(newKeepers(questions));
    setAt(0);
    reset();
  };
  if (data) return <Scored preview={preview} result={data} onAgain={again} />;
  const keeper = question && keepers.get(question.item_id);
  if (!question || !keeper) return null;
  const isLast = at === questions.length - 1;
  return (
    <Box sx={{ maxWidth: question.code ? 1240 : 880 }}>
      <Typography variant="body2" color="textSecondary">
        Question {at + 1} of {questions.length}
      </Typography>
      <PreviewedQuestion key={question.item_id} question={question} keeper={keeper} />
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button variant="outlined" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        {!isLast && (
          <Button variant="contained" onClick={() => setAt(at + 1)}>
            Next
          </Button>
        )}
        <WaitingButton variant={isLast ? 'contained' : 'text'} busy={isPending} onClick={score}>
          {isPending ? 'Scoring' : 'Score'}
        </WaitingButton>
      </Box>
    </Box>
  );
}

interface ScoredProps {
  readonly preview: TestPreview;
  readonly result: TryResult;
  readonly onAgain: () => void;
}

function Scored({ preview, result, onAgain }: ScoredProps) {
  return (
    <>
      <TryResults preview={preview} result={result} />
      <Button variant="outlined" onClick={onAgain} sx={{ mt: 2 }}>
        Try again
      </Button>
    </>
  );
}

/** As a session submits them. */
function answersOf({ questions }: TestPreview, keepers: Keepers) {
  return questions.flatMap(({ item_id, code }) => {
    const text = keepers.get(item_id)?.text ?? '';
    if (text.trim() === '') return [];
    return [{ item_id, text: code ? codeAnswerText(text, code) : text }];
  });
}
