import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { IntegrityLog, OwnIntegrityFinding } from '../../../openapi/gen/types.gen.ts';
import {
  getIntegrityLogQueryKey,
  replyToIntegrityFindingMutation,
} from '../../api/gen/@tanstack/react-query.gen.ts';
import { DatedTime } from '../../components/dated-time.tsx';
import { DatedTimes } from '../../components/dated-times.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { LongTextField } from '../../components/form/fields/long-text-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useRequiredText } from '../../components/form/use-required-text.ts';
import { Panel } from '../../components/panel.tsx';
import { visibleControls } from '../../lib/visible-controls.ts';
import { eventLabel } from './event-words.ts';

const MOST = 2000;

interface FindingSectionProps {
  readonly log: IntegrityLog;
  readonly finding: OwnIntegrityFinding;
}

/** A possible violation that the company sees in the notes, and the candidate's answer to it. */
export function FindingSection({ log, finding }: FindingSectionProps) {
  const { text, event_ids, state, reply, comment_until, administrator_looks: looks, reason } = finding;
  const isWaiting = state === 'waiting';
  const cited = log.events.filter(({ _id }) => event_ids.includes(_id));
  return (
    <Panel title={isWaiting ? 'Possible violation: please comment' : outcomeTitles[state]}>
      <Stack spacing={2} sx={{ maxWidth: '75ch' }}>
        {isWaiting && (
          <Typography>
            A reviewer sees a possible violation in the notes on this attempt. A second person decides, and
            can’t confirm it before <DatedTime value={comment_until} />.
          </Typography>
        )}
        <Typography sx={wordsStyle}>
          <strong>The reviewer:</strong> {visibleControls(text)}
        </Typography>
        {cited.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            It rests on: {cited.map(eventLabel).join('; ')}.
          </Typography>
        )}
        {reply !== null && (
          <Typography role="status" sx={wordsStyle}>
            <strong>Your answer:</strong> {visibleControls(reply)}
          </Typography>
        )}
        {looks.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            An administrator of this site looked at this: <DatedTimes values={looks} />.
          </Typography>
        )}
        {reason && (
          <Typography sx={wordsStyle}>
            <strong>The second person:</strong> {visibleControls(reason)}
          </Typography>
        )}
        {isWaiting && <ReplyForm key={reply} sessionId={log.session_id} finding={finding} />}
      </Stack>
    </Panel>
  );
}

const outcomeTitles = {
  confirmed: 'Violation confirmed',
  rejected: 'No violation',
  withdrawn: 'Possible violation: withdrawn',
} as const;

interface ReplyFormProps {
  readonly sessionId: string;
  readonly finding: OwnIntegrityFinding;
}

function ReplyForm({ sessionId, finding: { _id, reply } }: ReplyFormProps) {
  const queries = useQueryClient();
  const { field, take } = useRequiredText(MOST, 'Write an answer.', reply ?? '');
  const { mutate, isPending, error } = useMutation({
    ...replyToIntegrityFindingMutation(),
    onSuccess: (log) =>
      queries.setQueryData(getIntegrityLogQueryKey({ path: { session_id: sessionId } }), log),
  });
  const save = () => {
    const text = take();
    if (text !== null) mutate({ path: { finding_id: _id }, body: { text } });
  };
  const submit = (sent: FormEvent) => {
    sent.preventDefault();
    save();
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ displayPrint: 'none' }}>
      <LongTextField
        label={reply === null ? 'Your answer' : 'Change your answer'}
        help="Whoever decides reads it."
        minRows={3}
        {...field}
      />
      {error && <ErrorPanel title="Your answer was not saved" error={error} onRetry={save} />}
      <SubmitButton pending={isPending} sx={{ alignSelf: { sm: 'flex-start' } }}>
        Send answer
      </SubmitButton>
    </Stack>
  );
}

const wordsStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
