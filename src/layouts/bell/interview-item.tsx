import type { InvitedInterviewSummary } from '../../../openapi/gen/types.gen.ts';
import { DueTime } from '../../capabilities/interview/due-time.tsx';
import { furtherAttemptRule, type WaitingWords } from '../../capabilities/interview/waiting-words.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { flushButton } from '../../theme/flush-button.ts';
import { WaitingItem } from './waiting-item.tsx';

interface InterviewItemProps {
  readonly interview: InvitedInterviewSummary;
  readonly words: WaitingWords;
}

/** An interview for hiring that waits; it goes once nothing waits, and cannot be dismissed. */
export function InterviewItem({ interview, words: { title, to, linkText } }: InterviewItemProps) {
  const { company, waits_for } = interview;
  const isFurther = waits_for === 'further_attempt';
  const link = (
    <LinkButton to={to} variant="text" size="small" sx={flushButton}>
      {linkText}
    </LinkButton>
  );
  const deadline = waits_for !== 'open_attempt' && <DueTime interview={interview} deadline="Deadline " />;
  return (
    <WaitingItem
      title={title}
      message={isFurther ? `${company}. ${furtherAttemptRule}.` : company}
      note={deadline}
      actions={link}
    />
  );
}
