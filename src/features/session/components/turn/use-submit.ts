import { unreadableCode } from '../../../../capabilities/code/unreadable-code.ts';
import { asHeard } from '../../../../capabilities/speech/as-heard.ts';
import { whyUnwritten } from '../../../../capabilities/speech/speech-words.ts';
import { mayGoWithout } from '../../../../capabilities/speech/submit-without.ts';
import { useStores } from '../../../../stores/context.tsx';
import { answerProblem } from '../answer/answer-problem.ts';
import { type Ending, isWritten } from './ending.ts';
import { submit } from './turn-endings.ts';

/** Hands in the answer, once all that was said is in it or may be missing. */
export function useSubmit({ context, keeper, spoken, input, work, closing }: Ending) {
  const { turn, sender } = context;
  const { confirm } = useStores();

  /** Hands in what is typed, without what was said and is not in it. */
  const submitWithout = async () => {
    if (!keeper || work.busy || sender.waiting) return;
    const found = answerProblem(keeper.text, turn);
    if (found) return input.refuse((!isWritten(keeper) && whyUnwritten(spoken)) || found);
    input.forgetProblem();
    // The rest of it may arrive while the question is read.
    const givesUp = spoken.isUnsent;
    if (!(await mayGoWithout(spoken, confirm))) return;
    const doubt = turn.code ? await unreadableCode(keeper.text, turn.code) : asHeard(keeper.text, spoken);
    // The dialog gives the focus back to where it was: whoever keeps writing is in the code then.
    if (doubt && turn.code) input.focus();
    if (doubt && !(await confirm.ask(doubt))) return;
    await closing('handing-in', () => submit(context, { keeper, spoken, givesUp }));
  };

  const done = async () => {
    if (work.busy || sender.waiting) return;
    spoken.stopRecording();
    if (spoken.isUnknown) await work.during('looking', spoken.whenKnown);
    const isAnswer = keeper !== null && answerProblem(keeper.text, turn) === null;
    if (!spoken.holdsBack(isAnswer)) await submitWithout();
  };

  return { done, submitWithout };
}
