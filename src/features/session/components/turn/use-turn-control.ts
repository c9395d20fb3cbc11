import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import type { DraftKeeper } from '../../../../capabilities/drafts/draft-keeper.ts';
import { useClockWhileWritten } from '../../../../capabilities/speech/use-clock-while-written.ts';
import type { TurnSpeech } from '../../../../capabilities/speech/use-turn-speech.ts';
import type { TurnContext } from './turn-context.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useAnswerInput } from './use-answer-input.ts';
import { usePausableClock } from './use-pausable-clock.ts';
import { useResumeByTyping } from './use-resume-by-typing.ts';
import { useTurnEndings } from './use-turn-endings.ts';
import { useTurnWork } from './use-turn-work.ts';

export type TurnControl = ReturnType<typeof useTurnControl>;

/** What the candidate can do with the open turn, and what becomes of it. */
export function useTurnControl(
  context: TurnContext,
  keeper: DraftKeeper | null,
  { spoken, voice }: Pick<TurnSpeech, 'spoken' | 'voice'>,
) {
  const { session, turn, writes } = context;
  const input = useAnswerInput();
  const work = useTurnWork();
  const writtenClock = usePausableClock(session, writes);
  const endings = useTurnEndings({ context, keeper, spoken, input, work }, writtenClock);
  const [announcement, announce] = useAnnouncement();
  const clock = usePausableClock(session, writes, (write) => work.during('clock', write));
  const resumeByTyping = useResumeByTyping(writes.resume);
  useClockWhileWritten(spoken.isBeingWritten, writtenClock);
  useForgottenProblem(keeper, input.forgetProblem);

  const stillThinking = () => {
    input.forgetProblem();
    // What is said while the clock stands still is not recorded, as typing has it run again.
    spoken.stopRecording();
    return work.during('clock', writes.pause);
  };

  const goOn = async () => {
    await work.during('clock', writes.resume);
    input.focus();
  };

  const repeat = () => {
    void voice.read();
    announce(turn.prompt);
  };

  const typed = () => {
    input.forgetProblem();
    voice.stop();
    // Skipping or finishing once more would leave out what is typed now.
    if (writes.failure?.action === 'skip' || writes.failure?.action === 'complete') writes.forgetFailure();
    if (session.status === 'paused' && !work.busy) void resumeByTyping();
  };

  return {
    input,
    work,
    announcement,
    ...endings,
    clock,
    isWaitedFor: writtenClock.isPaused,
    stillThinking,
    goOn,
    repeat,
    typed,
  };
}

/** What was wrong with an answer is forgotten once it is another one, whoever wrote it: a transcript comes by itself. */
function useForgottenProblem(keeper: DraftKeeper | null, forgetProblem: () => void): void {
  const forget = useEffectEvent(forgetProblem);
  useEffect(() => {
    if (!keeper) return;
    return reaction(
      () => keeper.text,
      () => forget(),
    );
  }, [keeper]);
}
