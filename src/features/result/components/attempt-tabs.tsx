import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { InterviewResult } from '../../../../openapi/gen/types.gen.ts';
import { AnotherAttempt } from '../../../capabilities/interview/another-attempt.tsx';
import { attemptName } from '../../../capabilities/interview/interview-words.ts';
import { interviewQuery } from '../../../capabilities/interview/queries.ts';
import { attemptsRule } from '../../../capabilities/interview/words.ts';
import { LinkTabs } from '../../../components/link-tabs.tsx';

interface AttemptTabsProps {
  readonly result: InterviewResult;
  /** The session of the attempt that the address names; null for the last one. */
  readonly sessionId: string | null;
  /** What belongs to that attempt. */
  readonly children: ReactNode;
}

/** Which attempt is shown and what it is to the others, each with its own address; nothing where one is all. */
export function AttemptTabs({ result, sessionId, children }: AttemptTabsProps) {
  const { attempt, attempts } = result;
  const { allowed } = attempt;
  const { data: interview } = useQuery({ ...interviewQuery(result._id), enabled: allowed > 1 });
  if (allowed === 1) return children;
  const tabs = attempts.toReversed().map(({ session_id, number }) => ({
    id: session_id,
    label: attemptName({ number, allowed }),
  }));
  const selected = tabs.find(({ id }) => id === sessionId) ?? tabs.at(-1);
  return (
    <Stack spacing={2} sx={{ maxWidth: 840 }}>
      <Typography color="textSecondary">
        {attempts.length === 1 && `${attemptName(attempt)}. `}
        {attemptsRule}
      </Typography>
      {interview && <AnotherAttempt interview={interview} />}
      {selected && attempts.length > 1 ? (
        <div>
          <LinkTabs label="Attempts" tabs={tabs} selected={selected}>
            {children}
          </LinkTabs>
        </div>
      ) : (
        children
      )}
    </Stack>
  );
}
