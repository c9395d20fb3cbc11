import { reaction } from 'mobx';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { unreadableCode } from '../../../capabilities/code/unreadable-code.ts';
import type { AnswerSender } from '../../../capabilities/drafts/answer-sender.ts';
import type { DraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import { asHeard } from '../../../capabilities/speech/as-heard.ts';
import { whyUnwritten } from '../../../capabilities/speech/speech-words.ts';
import type { SpokenAnswer } from '../../../capabilities/speech/spoken-answer.ts';
import { mayGoWithout } from '../../../capabilities/speech/submit-without.ts';
import type { TurnSpeech } from '../../../capabilities/speech/use-turn-speech.ts';
import type { ConfirmStore } from '../../../stores/confirm-store.ts';
import { useStores } from '../../../stores/context.tsx';
import { answerProblem } from '../answer/answer-problem.ts';
import { finishQuestion, skipQuestion, stopRetry } from '../running/confirmations.ts';
import { initialTurnState, isBusy, type TurnEvent, type TurnState, turnAfter } from './turn-controller.ts';
import { finishSession, type Outcome, skipTurn, submitTurn, type TurnContext } from './turn-operations.ts';
import { useTurnClock } from './use-turn-clock.ts';

export type TurnController = ReturnType<typeof useTurnController>;

/** What the candidate can do with the open turn, and what becomes of it. */
export function useTurnController(
  context: TurnContext,
  keeper: DraftKeeper | null,
  { spoken, voice }: Pick<TurnSpeech, 'spoken' | 'voice'>,
) {
  const { session, turn, sender, writes } = context;
  const machine = useTurnMachine(sender, turn._id);
  const { state, send } = machine;
  const field = useAnswerField();
  const [announcement, announce] = useAnnouncement();
  const clock = useTurnClock(session, writes, spoken.isBeingWritten, async (write) => {
    send('clockChangeStarted');
    await write().finally(() => send('clockChangeEnded'));
  });
  const leaveClock = clock.whileWritten.leave;
  const endings = useEndings({ context, keeper, spoken, send, focus: field.focus, leaveClock });
  useForgottenProblem(keeper, send);

  return {
    state,
    ...field,
    ...endings,
    announcement,
    clock: clock.whileAsked,
    isClockPaused: clock.whileWritten.isPaused,
    stillThinking: () => {
      send('answerChanged');
      // What is said while the clock stands still is not recorded, as typing has it run again.
      spoken.stopRecording();
      return clock.pause();
    },
    goOn: async () => {
      await clock.resume();
      field.focus();
    },
    repeat: () => {
      void voice.read();
      announce(turn.prompt);
    },
    typed: () => {
      send('answerChanged');
      voice.stop();
      // Skipping or finishing once more would leave out what is typed now.
      if (writes.failure?.action === 'skip' || writes.failure?.action === 'complete') writes.forgetFailure();
      if (!isBusy(machine.now())) void clock.resumeByTyping();
    },
  };
}

/** True where the event led on. */
type Send = (event: TurnEvent, problem?: string) => boolean;

/** The state of the turn, told of what becomes of an answer that is on its way. */
function useTurnMachine(sender: AnswerSender<Session>, turnId: string) {
  const [state, setState] = useState<TurnState>(() => turnAfter(initialTurnState, newsOf(sender, turnId)));
  // A second click may come before the first is drawn.
  const latest = useRef(state);
  const send: Send = useCallback((event, problem) => {
    const before = latest.current;
    latest.current = turnAfter(before, event, problem);
    setState(latest.current);
    return latest.current !== before;
  }, []);
  useEffect(
    () =>
      reaction(
        () => newsOf(sender, turnId),
        (event) => void send(event),
        { fireImmediately: true },
      ),
    [sender, turnId, send],
  );
  return { state, now: () => latest.current, send };
}

/** How it stands with the answers of this session that are on their way, or were. */
function newsOf({ waiting, reason, lastResult }: AnswerSender<Session>, turnId: string) {
  if (waiting) return reason ? 'lostConnection' : 'sent';
  return lastResult?.isStored && lastResult.turnId === turnId ? 'stored' : 'refused';
}

interface Ending {
  readonly context: TurnContext;
  readonly keeper: DraftKeeper | null;
  readonly spoken: SpokenAnswer;
  readonly send: Send;
  /** Leads back to the answer. */
  readonly focus: () => void;
  /** Once nothing is under way with the clock. */
  readonly leaveClock: () => Promise<void>;
}

/** The buttons that close the turn: each asks or checks first, and none while another is at it. */
function useEndings(ending: Ending) {
  const { context, keeper, spoken } = ending;
  const { session, turn } = context;
  const { confirm } = useStores();
  const { once, close } = oneAtATime(ending);
  const { done, submitTyped } = submissionOf(ending, confirm, close);

  const open = () => ({ session, turn, isWritten: isWritten(keeper), missing: spoken.missing });

  const skip = async () => {
    const asked = open();
    if (!(await confirm.ask(turn.kind === 'retry' ? stopRetry(asked) : skipQuestion(asked)))) return;
    await close('skip', () => skipTurn(context, spoken, asked.missing));
  };

  const finishEarly = async () => {
    const asked = open();
    if (!keeper || !(await confirm.ask(finishQuestion(asked)))) return;
    await close('finish', () => finishSession(context, { keeper, spoken }, asked.missing));
  };

  return {
    done: once(done),
    submitTyped: once(submitTyped),
    skip: once(skip),
    finishEarly: once(finishEarly),
  };
}

type Close = (event: 'submit' | 'skip' | 'finish', act: () => Promise<Outcome | null>) => Promise<void>;

/** Takes an ending through the states of the turn: `once` what is looked at and asked before, `close` what is done. */
function oneAtATime({ send, focus, leaveClock }: Ending) {
  const once = (check: () => Promise<void>) => async () => {
    if (send('endingChosen')) await check().finally(() => send('cancelled'));
  };

  const close: Close = async (begin, act) => {
    if (!send(begin)) return;
    try {
      await leaveClock();
      const outcome = await act();
      if (outcome) send(...outcome);
      if (outcome?.[1]) focus();
    } catch (error) {
      send('failed');
      throw error;
    }
  };
  return { once, close };
}

/** Submits the answer, once all that was said is in it or may be missing. */
function submissionOf(
  { context, keeper, spoken, send, focus }: Ending,
  confirm: Pick<ConfirmStore, 'ask'>,
  close: Close,
) {
  const { turn } = context;

  /** Submits what is typed, without what was said and is not in it. */
  const submitTyped = async () => {
    if (!keeper) return;
    const problem = answerProblem(keeper.text, turn);
    if (problem) {
      send('cancelled', (!isWritten(keeper) && whyUnwritten(spoken)) || problem);
      return focus();
    }
    send('answerChanged');
    // The rest of it may arrive while the question is read.
    const givesUp = spoken.isUnsent;
    if (!(await mayGoWithout(spoken, confirm))) return;
    const trouble = turn.code && (await unreadableCode(keeper.text, turn.code));
    if (trouble) {
      send('cancelled', trouble);
      return focus();
    }
    const doubt = turn.code ? null : asHeard(keeper.text, spoken);
    if (doubt && !(await confirm.ask(doubt))) return;
    await close('submit', () => submitTurn(context, { keeper, spoken, givesUp }));
  };

  const done = async () => {
    spoken.stopRecording();
    if (spoken.isUnknown) {
      send('lookStarted');
      await spoken.whenKnown();
      send('lookEnded');
    }
    const isAnswer = keeper !== null && answerProblem(keeper.text, turn) === null;
    if (!spoken.holdsBack(isAnswer)) await submitTyped();
  };

  return { done, submitTyped };
}

/** Whether there is anything of an answer to lose. */
const isWritten = (keeper: DraftKeeper | null) => (keeper?.text ?? '').trim() !== '';

/** What was wrong with an answer is forgotten once it is another one, whoever wrote it: a transcript comes by itself. */
function useForgottenProblem(keeper: DraftKeeper | null, send: Send): void {
  useEffect(() => {
    if (!keeper) return;
    return reaction(
      () => keeper.text,
      () => void send('answerChanged'),
    );
  }, [keeper, send]);
}

/** Where the answer begins to be given; `focus` leads there, and where it is about to be drawn, then. */
function useAnswerField() {
  const field = useRef<HTMLElement>(null);
  const isWanted = useRef(false);
  const inputRef = useCallback((element: HTMLElement | null) => {
    field.current = element;
    if (!element || !isWanted.current) return;
    isWanted.current = false;
    element.focus();
    // A new field has its cursor before the words that it begins with.
    if (element instanceof HTMLTextAreaElement) {
      element.setSelectionRange(element.value.length, element.value.length);
    }
  }, []);
  const focus = () => {
    isWanted.current = field.current === null;
    field.current?.focus();
  };
  /** Leads to a place in the words of the answer. */
  const focusAt = (place: number) => {
    const { current } = field;
    current?.focus();
    if (current instanceof HTMLTextAreaElement) current.setSelectionRange(place, place);
  };
  return { inputRef, focus, focusAt };
}

/** What a status says to a screen reader, and the way to have it said, also for a second time. */
function useAnnouncement(): readonly [string, (words: string) => void] {
  const [announcement, setAnnouncement] = useState('');
  const announce = (words: string) => {
    // An empty moment between, or the same words are not announced a second time.
    setAnnouncement('');
    setTimeout(() => setAnnouncement(words), 50);
  };
  return [announcement, announce];
}
