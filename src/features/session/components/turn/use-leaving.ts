import { useStores } from '../../../../stores/context.tsx';
import { finishQuestion, skipQuestion, stopRetry } from '../confirmations.ts';
import { type Ending, isWritten } from './ending.ts';
import { finishSession, skipTurn } from './turn-endings.ts';

/** Leaves the turn without an answer that is submitted. */
export function useLeaving({ context, keeper, spoken, input, closing }: Ending) {
  const { session, turn } = context;
  const { confirm } = useStores();
  const open = () => ({ session, turn, isWritten: isWritten(keeper), missing: spoken.missing });

  const skip = async () => {
    const asked = open();
    if (!(await confirm.ask(turn.kind === 'retry' ? stopRetry(asked) : skipQuestion(asked)))) return;
    await closing('leaving-the-turn', () => skipTurn(context, spoken, asked.missing));
  };

  const finishEarly = async () => {
    const asked = open();
    if (!keeper || !(await confirm.ask(finishQuestion(asked)))) return;
    await closing('leaving-the-turn', async () => {
      const found = await finishSession(context, { keeper, spoken, missing: asked.missing });
      if (found) input.refuse(found);
    });
  };

  return { skip, finishEarly };
}
