import type {
  ApplicationStatus,
  DecisionKind,
  DecisionReason,
  DecisionRequest,
  FieldProblem,
} from '../../../openapi/gen/types.gen.ts';
import { isTimely, nextWorkingMorning, undoneUntil, type WorkingTime } from './mail-time.ts';

interface Step {
  readonly from: readonly ApplicationStatus[];
  readonly to: ApplicationStatus;
}

/** What an application has to be, and what it becomes. */
export const steps: Readonly<Record<DecisionKind, Step>> = {
  reject: { from: ['active'], to: 'rejected' },
  hire: { from: ['active'], to: 'hired' },
  reopen: { from: ['rejected', 'hired'], to: 'active' },
};

type Read = { readonly reason: string; readonly mailAt: Date | null } | { readonly problem: FieldProblem };

/** The reason in words and when the mail leaves; or what is wrong. */
export function readDecision(
  { kind, reason_id: reasonId, mail = 'next_working_day', mail_at: at }: DecisionRequest,
  now: Date,
  time: WorkingTime,
  reasons: readonly DecisionReason[],
): Read {
  const reason = reasons.find((one) => one._id === reasonId && one.kind === kind);
  if (!reason) return { problem: { field: 'reason_id', message: 'Choose a reason.' } };
  const { label } = reason;
  if (kind !== 'reject' || mail === 'none') return { reason: label, mailAt: null };
  if (mail === 'next_working_day') return { reason: label, mailAt: nextWorkingMorning(now, time) };
  const mailAt = new Date(at ?? '');
  if (isTimely(mailAt, now)) return { reason: label, mailAt };
  return { problem: { field: 'mail_at', message: 'Choose a time from 10 minutes to 90 days from now.' } };
}

interface Decided {
  readonly kind: DecisionKind;
  readonly at: Date;
  readonly undoneAt: Date | null;
  readonly mailStatus: string | null;
  readonly mailAt: Date | null;
}

/** Until when the newest decision can be undone as if it had not been; null where that is over. */
export function undoUntil({ kind, at, undoneAt, mailStatus, mailAt }: Decided, now: Date): Date | null {
  if (kind === 'reopen' || undoneAt || mailStatus === 'sent') return null;
  const until = mailAt ?? undoneUntil(at);
  return now < until ? until : null;
}
