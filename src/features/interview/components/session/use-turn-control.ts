import { type RefCallback, useCallback, useRef, useState } from 'react';
import { useStores } from '../../../../stores/context.tsx';
import type { DraftKeeper } from '../../drafts/draft-keeper.ts';
import type { TurnSpeech } from '../../speech/use-turn-speech.ts';
import { answerProblem } from './answer-problem.ts';
import { finishQuestion, skipQuestion, stopRetry } from './confirmations.ts';
import type { TurnContext } from './turn-context.ts';
import { finishSession, handIn, skipTurn } from './turn-endings.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useResumeByTyping } from './use-resume-by-typing.ts';

export interface TurnControl {
  /** Where the answer begins to be given: it takes the focus. */
  readonly inputRef: RefCallback<HTMLElement>;
  /** One of the buttons is at work; the others wait for it. */
  readonly busy: boolean;
  /** The turn is about to be closed: nothing may be typed that would be left out. */
  readonly closing: boolean;
  readonly handingIn: boolean;
  /** Why the answer cannot be handed in, or the interview not be finished, as it is. */
  readonly problem: string | null;
  readonly announcement: string;
  readonly typed: () => void;
  readonly done: () => Promise<void>;
  readonly stillThinking: () => Promise<void>;
  readonly goOn: () => Promise<void>;
  readonly repeat: () => void;
  readonly skip: () => Promise<void>;
  readonly finishEarly: () => Promise<void>;
}

type Work = 'clock' | 'handing-in' | 'leaving-the-turn';

/** What the buttons of a turn do. */
export function useTurnControl(
  context: TurnContext,
  keeper: DraftKeeper | null,
  { spoken, voice }: Pick<TurnSpeech, 'spoken' | 'voice'>,
): TurnControl {
  const { session, turn, sender, writes } = context;
  const { confirm } = useStores();
  const input = useRef<HTMLElement>(null);
  const inputRef = useCallback((element: HTMLElement | null) => {
    input.current = element;
  }, []);
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [announcement, announce] = useAnnouncement();
  const resumeByTyping = useResumeByTyping(writes.resume);

  const during = async (kind: Work, act: () => Promise<unknown>) => {
    setWork(kind);
    await act().finally(() => setWork(null));
  };

  const say = (found: string) => {
    setProblem(found);
    input.current?.focus();
  };

  const done = async () => {
    if (!keeper || work || sender.waiting || spoken.holdsBack()) return;
    const found = answerProblem(keeper.text, turn);
    if (found) return say(found);
    setProblem(null);
    await during('handing-in', () => handIn(context, keeper));
  };

  const stillThinking = () => {
    // What is said while the clock stands still is not recorded, as typing has it run again.
    spoken.stopRecording();
    return during('clock', writes.pause);
  };

  const goOn = async () => {
    await during('clock', writes.resume);
    input.current?.focus();
  };

  const repeat = () => {
    void voice.read();
    announce(turn.prompt);
  };

  const skip = async () => {
    if (!(await confirm.ask(turn.kind === 'retry' ? stopRetry : skipQuestion))) return;
    await during('leaving-the-turn', () => skipTurn(context, spoken));
  };

  const finishEarly = async () => {
    if (!keeper || spoken.holdsBack() || !(await confirm.ask(finishQuestion))) return;
    await during('leaving-the-turn', async () => {
      const found = await finishSession(context, keeper);
      if (found) say(found);
    });
  };

  const typed = () => {
    setProblem(null);
    voice.stop();
    // Skipping or finishing once more would leave out what is typed now.
    if (writes.failure?.action === 'skip' || writes.failure?.action === 'complete') writes.forgetFailure();
    if (session.status === 'paused' && !work) void resumeByTyping();
  };

  return {
    inputRef,
    busy: work !== null,
    closing: work === 'handing-in' || work === 'leaving-the-turn',
    handingIn: work === 'handing-in',
    problem,
    announcement,
    typed,
    done,
    stillThinking,
    goOn,
    repeat,
    skip,
    finishEarly,
  };
}
