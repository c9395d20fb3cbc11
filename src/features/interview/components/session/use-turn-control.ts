import { type RefCallback, useCallback, useRef, useState } from 'react';
import type { Session, Turn } from '../../../../api/gen/types.gen.ts';
import { randomId } from '../../../../lib/random-id.ts';
import { useStores } from '../../../../stores/context.tsx';
import { codeAnswerText, codeProblem } from '../../code/code-draft.ts';
import type { AnswerSender } from '../../drafts/answer-sender.ts';
import type { DraftKeeper } from '../../drafts/draft-keeper.ts';
import { answerMaxLength } from '../../drafts/draft-state.ts';
import type { DraftStorage } from '../../drafts/draft-storage.ts';
import type { TurnSpeech } from '../../speech/use-turn-speech.ts';
import { finishQuestion, skipQuestion, stopRetry } from './confirmations.ts';
import type { SessionWrites } from './use-session-writes.ts';

/** Typing does not ask more often than this for a clock that could not be started, in milliseconds. */
const resumeAgainAfterMs = 5000;

/** The open turn, and what its answer needs on its way. */
export interface TurnContext {
  readonly session: Session;
  readonly turn: Turn;
  readonly userId: string;
  readonly storage: DraftStorage;
  readonly sender: AnswerSender<Session>;
  readonly writes: SessionWrites;
}

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
  props: TurnContext,
  keeper: DraftKeeper | null,
  { spoken, voice }: Pick<TurnSpeech, 'spoken' | 'voice'>,
): TurnControl {
  const { session, turn, userId, storage, sender, writes } = props;
  const { confirm } = useStores();
  const input = useRef<HTMLElement>(null);
  const inputRef = useCallback((element: HTMLElement | null) => {
    input.current = element;
  }, []);
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const resumeAgainAt = useRef(0);
  const key = { userId, sessionId: session._id, turnId: turn._id };

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
    const found = problemOf(keeper.text, turn);
    if (found) return say(found);
    setProblem(null);
    await during('handing-in', async () => {
      await keeper.stop();
      const queuedAt = new Date().toISOString();
      const text = turn.code ? codeAnswerText(keeper.text, turn.code) : keeper.text;
      await sender.handIn({ ...key, text, idempotencyKey: randomId(), queuedAt });
    });
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
    // An empty moment between, or the same words are not announced a second time.
    setAnnouncement('');
    setTimeout(() => setAnnouncement(turn.prompt), 50);
  };

  const skip = async () => {
    if (!(await confirm.ask(turn.kind === 'retry' ? stopRetry : skipQuestion))) return;
    await during('leaving-the-turn', async () => {
      if (!(await writes.skip(turn._id))) return;
      await tidied(storage.removeDraft(key), storage.removeAnswer(key), spoken.forget());
    });
  };

  const finishEarly = async () => {
    if (!keeper || spoken.holdsBack() || !(await confirm.ask(finishQuestion))) return;
    await during('leaving-the-turn', async () => {
      // The server keeps what it has, and this device forgets: so it must have all of it.
      if (!(await keeper.sendNow())) return say(tooLong(keeper.text) ?? notSaved);
      if (await writes.complete()) await tidied(storage.removeSession(userId, session._id));
    });
  };

  const typed = () => {
    setProblem(null);
    voice.stop();
    // Skipping or finishing once more would leave out what is typed now.
    if (writes.failure?.action === 'skip' || writes.failure?.action === 'complete') writes.forgetFailure();
    if (session.status === 'paused' && !work) void resumeByTyping();
  };

  const resumeByTyping = async () => {
    if (Date.now() < resumeAgainAt.current) return;
    resumeAgainAt.current = Number.POSITIVE_INFINITY;
    const resumed = await writes.resume();
    resumeAgainAt.current = resumed ? 0 : Date.now() + resumeAgainAfterMs;
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

const notSaved =
  'The interview is not finished yet: what you typed could not be saved. Try again when you are connected.';

/** What a broken device does not forget does no harm: the turn it belongs to is closed. */
const tidied = (...removals: Promise<void>[]) => Promise.allSettled(removals);

function problemOf(text: string, { choices, code }: Turn): string | null {
  if (code) return codeProblem(text, code);
  if (text.trim() !== '') return tooLong(text);
  return `${choices ? 'Choose' : 'Write'} an answer first, or choose Skip.`;
}

function tooLong(text: string): string | null {
  if (text.length <= answerMaxLength) return null;
  const format = new Intl.NumberFormat();
  return `Shorten it by ${format.format(text.length - answerMaxLength)} characters.`;
}
