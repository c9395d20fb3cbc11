import { useEffect, useState } from 'react';
import type { Session, Turn } from '../../../../openapi/gen/types.gen.ts';
import { codeDraftText, storedCode } from '../../../capabilities/code/code-draft.ts';
import type { DraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import { wordsInReport } from '../../../capabilities/interview/answer-in-report.ts';
import { answeredBefore, lastWords } from '../../../capabilities/interview/answered-before.ts';
import { useRetriedQuestion } from '../start/use-retried-question.ts';
import { openedAt, type RetryStart } from './retry-start.ts';

interface OpenedRetry {
  readonly session: Session;
  readonly turn: Turn;
  readonly keeper: DraftKeeper;
  readonly start: RetryStart | null;
  readonly focusAt: (place: number) => void;
}

/** What was answered before to a question in words that is asked again; it stands in the field at first. Empty elsewhere. */
export function useOpenedRetry({ session, turn, keeper, start, focusAt }: OpenedRetry): string {
  const words = useWordsBefore(session, turn);
  const [caret, setCaret] = useState<number | null>(null);
  const isUntouched = turn.draft === null && keeper.text === '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the words are known; what is emptied later stays so.
  useEffect(() => {
    if (!isUntouched || words === '') return;
    const opened = start?.addition ? openedAt(words, start.at) : { text: words, caret: words.length };
    keeper.change(opened.text);
    if (start) setCaret(opened.caret);
  }, [words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what moves the focus.
  useEffect(() => {
    if (caret !== null) focusAt(caret);
  }, [caret]);
  return words;
}

function useWordsBefore(session: Session, turn: Turn): string {
  const { question } = useRetriedQuestion(session);
  if (turn.choices || turn.code) return '';
  if (turn.kind === 'retry') return lastWords(session, turn);
  return turn.kind === 'core' && question ? wordsInReport(question) : '';
}

/** The draft that the retry of a coding question begins with: the code as it was submitted; null for any other. */
export function codeBefore(session: Session, turn: Turn): string | null {
  if (!turn.code || turn.kind !== 'retry') return null;
  const answer = answeredBefore(session, turn).at(-1)?.answer;
  const code = answer ? storedCode(answer) : null;
  return code && codeDraftText({ language: code.language, sources: { [code.language]: code.source } });
}
