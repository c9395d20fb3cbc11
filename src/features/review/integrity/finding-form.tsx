import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { IntegrityReview, IntegrityVerdict } from '../../../../openapi/gen/types.gen.ts';
import {
  getIntegrityReviewQueryKey,
  proposeIntegrityFindingMutation,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { LongTextField, lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { useStores } from '../../../stores/context.tsx';
import { verdictWords } from './integrity-words.ts';
import { problemText } from './problem-text.ts';

const MOST = 2000;

interface FindingFormProps {
  readonly sessionId: string;
  readonly noted: IntegrityReview;
  readonly cited: readonly string[];
  readonly onSaved: () => void;
}

/** Says what the notes come to; a violation goes to a second person, or an administrator where there is none. */
export const FindingForm = observer(function FindingForm(props: FindingFormProps) {
  const { noted, cited } = props;
  const { auth } = useStores();
  const [verdict, setVerdict] = useState<IntegrityVerdict | ''>('');
  const [text, setText] = useState('');
  const [reviewer, setReviewer] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { send, isPending, error } = useProposing(props);
  const waiting = noted.findings.find(({ second_review }) => second_review?.state === 'waiting');
  if (waiting && waiting.proposed_by?._id !== auth.user?._id) return null;
  const isViolation = verdict === 'violation';
  const others = noted.second_reviewers;
  const missing = [
    isViolation && cited.length === 0 && 'Check the notes that it rests on.',
    isViolation && others.length > 0 && reviewer === '' && 'Choose who does the second review.',
    verdict !== 'passed' && text.trim() === '' && 'Say what you saw.',
  ].filter((one) => one !== false);
  const submit = () => {
    setChecked(true);
    if (verdict === '' || missing.length > 0 || lengthProblem(text, MOST)) return;
    send({ verdict, text, event_ids: isViolation ? [...cited] : [], second_reviewer_id: reviewer || null });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <FilterChoice
        label="Status"
        value={verdict}
        onChange={(value) => {
          setVerdict(value as IntegrityVerdict | '');
          setReviewer('');
          setChecked(false);
        }}
      >
        <option value="">Choose</option>
        {Object.entries(verdictWords).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </FilterChoice>
      {verdict !== '' && (
        <>
          {isViolation && others.length > 0 && (
            <FilterChoice label="Second review" value={reviewer} onChange={setReviewer}>
              <option value="">Choose a colleague</option>
              {others.map(({ _id, full_name }) => (
                <option key={_id} value={_id}>
                  {full_name}
                </option>
              ))}
            </FilterChoice>
          )}
          {isViolation && (
            <Typography variant="caption" color="textSecondary">
              {others.length === 0 &&
                'You can’t confirm your own finding, and nobody else in this workspace could. An administrator of Candor does the second review. '}
              The candidate reads what you write and has five days to answer.
            </Typography>
          )}
          <LongTextField
            label="What you saw"
            value={text}
            maxLength={MOST}
            minRows={2}
            error={lengthProblem(text, MOST) ?? (isChecked && missing[0] ? missing[0] : problemText(error))}
            onChange={setText}
          />
          <WaitingButton variant="outlined" busy={isPending} onClick={submit} sx={{ justifySelf: 'start' }}>
            {submitLabel(isViolation, others.length === 0)}
          </WaitingButton>
        </>
      )}
    </Box>
  );
});

function submitLabel(isViolation: boolean, isAdmins: boolean): string {
  if (!isViolation) return 'Save';
  return isAdmins ? 'Ask an administrator' : 'Ask for the second review';
}

function useProposing({ sessionId, onSaved }: Pick<FindingFormProps, 'sessionId' | 'onSaved'>) {
  const queries = useQueryClient();
  const path = { hiring_session_id: sessionId };
  const { mutate, isPending, error } = useMutation({
    ...proposeIntegrityFindingMutation(),
    onSuccess: (changed) => {
      queries.setQueryData(getIntegrityReviewQueryKey({ path }), changed);
      void queries.invalidateQueries({ refetchType: 'none' });
      onSaved();
    },
  });
  return {
    send: (body: Parameters<typeof mutate>[0]['body']) => mutate({ path, body }),
    isPending,
    error,
  };
}
