import type { Session, Turn } from '../../../../openapi/gen/types.gen.ts';
import { isRetry } from '../../../capabilities/interview/answered-before.ts';
import { isClosed } from '../../../capabilities/interview/is-closed.ts';
import type { MissingSpeech } from '../../../capabilities/speech/spoken-answer.ts';
import type { ConfirmOptions } from '../../../stores/confirm-store.ts';

interface Open {
  readonly session: Pick<
    Session,
    'mode' | 'engine' | 'feedback_after_each' | 'progress' | 'question_kinds' | 'turns'
  >;
  readonly turn: Pick<Turn, '_id' | 'kind' | 'question_number' | 'choices' | 'code'>;
  /** Whether something was typed, or chosen, and is not submitted. */
  readonly isWritten: boolean;
  /** What was said and is not in it. */
  readonly missing: MissingSpeech;
}

/** Asks before a question is skipped, with what that costs and what follows. */
export function skipQuestion(open: Open): ConfirmOptions {
  const { session, turn } = open;
  const isFollowUp = turn.kind === 'follow_up';
  const shown = turn.choices || turn.code ? 'what would have been right' : 'what a strong answer shows';
  // A follow-up is skipped after an answer, whose feedback comes in any case.
  const next =
    session.feedback_after_each && !isFollowUp
      ? `You see ${shown} before you go on.`
      : 'You cannot come back to it.';
  return {
    title: isFollowUp ? 'Skip this follow-up?' : 'Skip this question?',
    message: [costOfSkip(open), dropped(open), next].filter(Boolean).join(' '),
    confirmLabel: isFollowUp ? 'Skip follow-up' : 'Skip question',
    cancelLabel: 'Keep answering',
    variant: 'warning',
  };
}

function costOfSkip({ session, turn }: Open): string {
  if (turn.kind === 'follow_up') return 'Your answer before it stays and counts as it is.';
  if (turn.choices || turn.code) return 'It is recorded as skipped and earns no point.';
  return session.engine.name === 'llm'
    ? 'It is recorded as skipped and scores 1 of 5.'
    : 'It is recorded as skipped, so the report finds no evidence for it.';
}

/** What of an answer that is not submitted is lost with its turn; null where nothing is. */
function dropped({ turn, isWritten, missing }: Open): string | null {
  const written = turn.choices ? 'What you chose' : 'What you typed';
  const said = missing === 'recording' ? 'our recording, which is not handed over yet,' : null;
  if (isWritten && said) return `${written} and y${said} are dropped.`;
  if (said) return `Y${said} is dropped.`;
  const unsaid = missing === 'words' ? 'What you said is not submitted.' : null;
  return [isWritten && `${written} is dropped.`, unsaid].filter(Boolean).join(' ') || null;
}

/** Asks before a question that was asked again is left for the feedback it came from. */
export function stopRetry(open: Open): ConfirmOptions {
  const { session, turn } = open;
  const isAnswered = isRetry(session, turn);
  const stays = isAnswered ? 'Your first answer stays as it is.' : 'The question stays skipped.';
  return {
    title: isAnswered ? 'Stop this retry?' : 'Leave this question skipped?',
    message: [dropped(open), 'You see the feedback again.', stays].filter(Boolean).join(' '),
    confirmLabel: isAnswered ? 'Stop the retry' : 'Leave it skipped',
    cancelLabel: 'Keep answering',
    variant: 'warning',
  };
}

type Finished = Pick<Session, 'engine' | 'question_kinds' | 'turns'>;

/** Asks before an interview is finished while its feedback is read. */
export function finishAfterFeedback(session: Finished): ConfirmOptions {
  return finishNow(
    `The answers you submitted are evaluated; the questions that follow count as not asked and are left out.${overallRule(session)}`,
  );
}

/** Asks before an interview is finished in the middle of a question, with what becomes of it and of those that follow. */
export function finishQuestion({ session, turn, isWritten, missing }: Open): ConfirmOptions {
  const what = turn.kind === 'follow_up' ? 'follow-up' : 'question';
  const said = missing ? ` ${notSaid[missing]}` : '';
  const open = isWritten
    ? `What you answered to this ${what} is kept and marked as interrupted`
    : `This ${what} is marked as interrupted`;
  const isLast = turn.question_number === session.progress.total;
  const following = isLast ? '' : '; the questions that follow count as not asked';
  const end = session.mode === 'ai' ? ' You cannot go on with this attempt afterwards.' : '';
  return finishNow(
    `The answers you submitted are evaluated. ${open}${following}. ${leftOut(turn, isLast)}${said}${overallRule(session)}${end}`,
  );
}

const notSaid = {
  recording: 'Your recording is not handed over yet, and is dropped: choose Go on to keep it.',
  words: 'What you said is not in your answer; the recording itself stays with it.',
};

/** What does not count: an answer that was submitted before does, whatever was begun after it. */
function leftOut({ kind }: Open['turn'], isLast: boolean): string {
  if (kind === 'core') return isLast ? 'It is left out.' : 'Both are left out.';
  const before = kind === 'follow_up' ? 'Your answer before it' : 'What you submitted before';
  const kept = `${before} counts as it is.`;
  return isLast ? kept : `${kept} What is not asked is left out.`;
}

/** What an overall score takes, where there can be one, and what of the questions that are left it does not hold. */
function overallRule(session: Finished): string {
  if (session.question_kinds.words === 0) return '';
  const rule =
    session.engine.name === 'llm'
      ? ' An overall score needs at least 3 scored answers, and one to at least half of the questions.'
      : ' The checklist gives no overall score.';
  return `${rule}${countedApart(session)}`;
}

/** That neither engine scores a choice or code, where such questions are left; in the words of the report. */
function countedApart({ question_kinds: kinds, turns }: Finished): string {
  const done = turns.filter((turn) => turn.kind === 'core' && isClosed(turn));
  const isChoiceLeft = kinds.choices > done.filter(({ choices }) => choices).length;
  const isCodeLeft = kinds.code > done.filter(({ code }) => code).length;
  if (isChoiceLeft && isCodeLeft) return ' Choices and code are counted apart, in points.';
  if (isChoiceLeft) return ' Choices are counted apart, in points.';
  return isCodeLeft ? ' Code is counted apart, in points.' : '';
}

const finishNow = (message: string): ConfirmOptions => ({
  title: 'Finish the interview now?',
  message,
  confirmLabel: 'Finish now',
  cancelLabel: 'Go on',
  variant: 'warning',
});
