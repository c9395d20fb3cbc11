import type { Session } from '../../../../../openapi/gen/types.gen.ts';
import type { DraftStorage, RefusedAnswer } from '../../../../capabilities/drafts/draft-storage.ts';
import { useClosedTurns } from '../../../../capabilities/interview/use-closed-turns.ts';
import { setAsideUnsent } from './unsent-answers.ts';

interface UnsentAnswerPorts {
  readonly userId: string;
  readonly storage: DraftStorage;
  readonly onFound: (found: readonly RefusedAnswer[]) => void;
}

/** Looks for what was typed here and is in no answer. */
export function useUnsentAnswers(
  session: Session,
  isHere: boolean,
  { userId, storage, onFound }: UnsentAnswerPorts,
): void {
  useClosedTurns(session, isHere, async () => onFound(await setAsideUnsent(storage, userId, session)));
}
