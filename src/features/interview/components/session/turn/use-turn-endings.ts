import { useStores } from '../../../../../stores/context.tsx';
import { unreadableCode } from '../../../code/unreadable-code.ts';
import type { DraftKeeper } from '../../../drafts/draft-keeper.ts';
import { asHeard } from '../../../speech/as-heard.ts';
import { mayGoWithout } from '../../../speech/hand-in-without.ts';
import type { HeldClock } from '../../../speech/held-clock.ts';
import { whyUnwritten } from '../../../speech/speech-words.ts';
import type { SpokenAnswer } from '../../../speech/spoken-answer.ts';
import { answerProblem } from '../answer/answer-problem.ts';
import { finishQuestion, skipQuestion, stopRetry } from '../confirmations.ts';
import type { TurnContext } from './turn-context.ts';
import { finishSession, handIn, skipTurn } from './turn-endings.ts';
import type { AnswerInput } from './use-answer-input.ts';
import type { TurnWork } from './use-turn-work.ts';

/** The buttons that close the turn: each asks or checks first. */
export function useTurnEndings(
  context: TurnContext,
  { keeper, spoken }: { readonly keeper: DraftKeeper | null; readonly spoken: SpokenAnswer },
  { focus, refuse, forgetProblem }: AnswerInput,
  { busy, during }: TurnWork,
  clock: Pick<HeldClock, 'leave'>,
) {
  const { session, turn, sender } = context;
  const { confirm } = useStores();
  const closing = (kind: 'handing-in' | 'leaving-the-turn', act: () => Promise<void>) =>
    during(kind, async () => {
      await clock.leave();
      await act();
    });

  /** Hands in what is typed, without what was said and is not in it. */
  const handInWithout = async () => {
    if (!keeper || busy || sender.waiting) return;
    const found = answerProblem(keeper.text, turn);
    if (found) return refuse((!isWritten(keeper) && whyUnwritten(spoken)) || found);
    forgetProblem();
    // The rest of it may arrive while the question is read.
    const givesUp = spoken.isUnsent;
    if (!(await mayGoWithout(spoken, confirm))) return;
    const doubt = turn.code ? await unreadableCode(keeper.text, turn.code) : asHeard(keeper.text, spoken);
    // The dialog gives the focus back to where it was: whoever keeps writing is in the code then.
    if (doubt && turn.code) focus();
    if (doubt && !(await confirm.ask(doubt))) return;
    await closing('handing-in', () => handIn(context, { keeper, spoken, givesUp }));
  };

  const done = async () => {
    const isAnswer = keeper !== null && answerProblem(keeper.text, turn) === null;
    if (!busy && !sender.waiting && !spoken.holdsBack(isAnswer)) await handInWithout();
  };
  const open = () => ({ session, turn, isWritten: isWritten(keeper), missing: spoken.missing });

  const skip = async () => {
    const question = turn.kind === 'retry' ? stopRetry(open()) : skipQuestion(open());
    if (!(await confirm.ask(question))) return;
    await closing('leaving-the-turn', () => skipTurn(context, spoken));
  };

  const finishEarly = async () => {
    if (!keeper || !(await confirm.ask(finishQuestion(open())))) return;
    await closing('leaving-the-turn', async () => {
      const found = await finishSession(context, keeper, spoken);
      if (found) refuse(found);
    });
  };

  return { done, handInWithout, skip, finishEarly };
}

/** Whether there is anything of an answer to lose. */
const isWritten = (keeper: DraftKeeper | null) => (keeper?.text ?? '').trim() !== '';
