// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, Session, Turn } from '../../../../openapi/gen/types.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { AnswerSender } from '../../../capabilities/drafts/answer-sender.ts';
import { DraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import { answerMaxLength, openDraft } from '../../../capabilities/drafts/draft-state.ts';
import { createMemoryDraftStorage } from '../../../capabilities/drafts/memory-draft-storage.ts';
import { QuestionVoice } from '../../../capabilities/speech/read-aloud/question-voice.ts';
import type { MissingSpeech, SpokenAnswer } from '../../../capabilities/speech/spoken-answer.ts';
import { StoresProvider } from '../../../stores/context.tsx';
import type { RootStore } from '../../../stores/root-store.ts';
import type { SessionWrites } from '../running/use-session-writes.ts';
import { isBusy, isClosing } from './turn-controller.ts';
import { useTurnController } from './use-turn-controller.ts';

const turn = { _id: 't', kind: 'core', prompt: 'What did you do?', draft: null } as Turn;
const sessionIn = (status: Session['status']) =>
  ({
    _id: 's',
    status,
    current_turn: turn,
    engine: { name: 'rules' },
    question_kinds: { words: 3 },
    progress: { total: 3 },
    turns: [] as Turn[],
  }) as Session;
const key = { userId: 'u', sessionId: 's', turnId: 't' };
const offline = () => Promise.reject(new ApiError({ kind: 'network', title: '', text: '' }));
const full = () => Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'));

function setUp(status: Session['status'] = 'in_progress') {
  const ask = vi.fn(async () => true);
  const storage = { ...createMemoryDraftStorage(), durable: true };
  const saveDraft = vi.fn(
    async (draft: { text: string; revision: number }): Promise<Draft> => ({ ...draft, saved_at: 'now' }),
  );
  const send = vi.fn(async () => sessionIn('in_progress'));
  const [onStored, onRefused] = [vi.fn(), vi.fn()];
  const sender = new AnswerSender('u', 's', { storage, send, onStored, onRefused });
  const keeper = new DraftKeeper(key, { storage, send: saveDraft }, openDraft(null, null));
  const write = () => vi.fn(async (): Promise<Session | null> => sessionIn(status));
  const writes = {
    failure: null as SessionWrites['failure'],
    forgetFailure: vi.fn(),
    pause: write(),
    resume: write(),
    complete: write(),
    skip: write(),
  };
  const stores = { confirm: { ask } } as unknown as RootStore;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoresProvider stores={stores}>{children}</StoresProvider>
  );
  const whole = writes as Partial<SessionWrites> as SessionWrites;
  const context = { session: sessionIn(status), turn, userId: 'u', storage, sender, writes: whole };
  const spoken = {
    isUnsent: false,
    isUnknown: false,
    missing: null as MissingSpeech,
    leaveOut: vi.fn(),
    holdsBack: vi.fn(() => false),
    stopRecording: vi.fn(),
    forget: vi.fn(async () => {}),
    without: vi.fn((close: () => Promise<boolean>) => close()),
    whenKnown: vi.fn(async () => {}),
  };
  const speech = {
    spoken: spoken as Partial<SpokenAnswer> as SpokenAnswer,
    voice: new QuestionVoice(turn.prompt, null),
  };
  const { result } = renderHook(() => useTurnController(context, keeper, speech), { wrapper });
  return { control: result, keeper, storage, saveDraft, send, onStored, writes, ask, spoken };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Done', () => {
  it('submits what was typed and sends no draft after it', async () => {
    const { control, keeper, send, saveDraft } = setUp();
    keeper.change('my answer');
    await act(() => control.current.done());
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ ...key, text: 'my answer' }), false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saveDraft).not.toHaveBeenCalled();
  });

  it('works on a device that cannot write', async () => {
    const { control, keeper, storage, onStored } = setUp();
    Object.assign(storage, { writeDraft: full, putAnswer: full, listAnswers: full, removeAnswer: full });
    keeper.change('my answer');
    await act(() => control.current.done());
    expect(onStored).toHaveBeenCalledTimes(1);
    expect(control.current.state.status).toBe('ended');
  });

  it.each([
    ['nothing', '  ', 'Write an answer first, or choose Skip.'],
    ['too much', 'x'.repeat(answerMaxLength + 12), 'Shorten it by 12 characters.'],
  ])('says why %s cannot be submitted, until something is typed', async (_what, text, problem) => {
    const { control, keeper, send } = setUp();
    keeper.change(text);
    await act(() => control.current.done());
    expect(control.current.state.problem).toBe(problem);
    expect(send).not.toHaveBeenCalled();
    act(() => control.current.typed());
    expect(control.current.state.problem).toBeNull();
  });
});

it('Done chosen twice at once submits once', async () => {
  const { control, keeper, send } = setUp();
  keeper.change('my answer');
  await act(async () => {
    const { done } = control.current;
    await Promise.all([done(), done()]);
  });
  expect(send).toHaveBeenCalledTimes(1);
});

it.each(['skip', 'finishEarly'] as const)('%s chosen while Done is at work is not begun', async (leave) => {
  const { control, keeper, send, ask } = setUp();
  keeper.change('my answer');
  await act(async () => {
    const { done, [leave]: leaveTurn } = control.current;
    await Promise.all([done(), leaveTurn()]);
  });
  expect([send.mock.calls.length, ask.mock.calls]).toEqual([1, []]);
});

it('Done waits until it is known what was recorded elsewhere, and says so', async () => {
  const { control, keeper, spoken, send } = setUp();
  keeper.change('typed');
  spoken.isUnknown = true;
  const { promise, resolve: know } = Promise.withResolvers<void>();
  spoken.whenKnown.mockReturnValueOnce(promise);
  const submitting = await act(async () => ({ done: control.current.done() }));
  expect([control.current.state.status, send.mock.calls]).toEqual(['lookingForRecordings', []]);
  await act(async () => {
    know();
    await submitting.done;
  });
  expect([control.current.state.status, send.mock.calls.length]).toEqual(['ended', 1]);
});

it('Done waits for what was said', async () => {
  const { control, keeper, spoken, send, ask } = setUp();
  keeper.change('typed');
  spoken.holdsBack.mockReturnValueOnce(true);
  await act(() => control.current.done());
  expect([send.mock.calls, ask.mock.calls]).toEqual([[], []]);
});

describe('Still thinking', () => {
  it('stops the clock at once, also while a draft does not get through', async () => {
    const { control, keeper, saveDraft, writes } = setUp();
    saveDraft.mockImplementation(() => new Promise(() => {}));
    keeper.change('half a thought');
    await vi.advanceTimersByTimeAsync(1500);
    await act(() => control.current.stillThinking());
    expect(writes.pause).toHaveBeenCalledTimes(1);
  });

  it('takes back what was said against an empty answer', async () => {
    const { control } = setUp();
    await act(() => control.current.done());
    expect(control.current.state.problem).not.toBeNull();
    await act(() => control.current.stillThinking());
    expect(control.current.state.problem).toBeNull();
  });

  it('ends a recording', async () => {
    const { control, spoken } = setUp();
    await act(() => control.current.stillThinking());
    expect(spoken.stopRecording).toHaveBeenCalledTimes(1);
  });

  it('is ended by Continue', async () => {
    const { control, writes } = setUp('paused');
    await act(() => control.current.goOn());
    expect(writes.resume).toHaveBeenCalledTimes(1);
  });

  it('is ended by typing, without locking what is typed into', async () => {
    const { control, writes } = setUp('paused');
    let release = (_session: Session | null) => {};
    writes.resume.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
    act(() => control.current.typed());
    expect(writes.resume).toHaveBeenCalledTimes(1);
    expect(isBusy(control.current.state)).toBe(false);
    act(() => control.current.typed());
    expect(writes.resume).toHaveBeenCalledTimes(1);
    await act(async () => release(sessionIn('in_progress')));
  });

  it('is not ended by a draft that is sent again', async () => {
    const { keeper, saveDraft, writes } = setUp('paused');
    saveDraft.mockImplementationOnce(offline);
    keeper.change('typed before the pause');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saveDraft).toHaveBeenCalledTimes(2);
    expect(writes.resume).not.toHaveBeenCalled();
  });

  it('that cannot be ended is not asked to end with every letter', async () => {
    const { control, writes } = setUp('paused');
    writes.resume.mockResolvedValue(null);
    for (let letter = 0; letter < 10; letter++) await act(async () => control.current.typed());
    expect(writes.resume).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    await act(async () => control.current.typed());
    expect(writes.resume).toHaveBeenCalledTimes(2);
  });

  it('is left alone by typing while the clock runs', async () => {
    const { control, writes } = setUp('in_progress');
    act(() => control.current.typed());
    expect(writes.resume).not.toHaveBeenCalled();
  });
});

describe('Repeat', () => {
  it('says the question, and says it again the next time', async () => {
    const { control } = setUp();
    for (let time = 1; time <= 2; time++) {
      act(() => control.current.repeat());
      expect(control.current.announcement).toBe('');
      await act(() => vi.advanceTimersByTimeAsync(50));
      expect(control.current.announcement).toBe(turn.prompt);
    }
  });

  it('reads it aloud where the browser has a voice, and only once at a time', () => {
    const voice = { speak: vi.fn(), cancel: vi.fn() };
    vi.stubGlobal('speechSynthesis', voice);
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    const { control } = setUp();
    act(() => control.current.repeat());
    expect(voice.cancel).toHaveBeenCalledBefore(voice.speak);
    expect(voice.speak).toHaveBeenCalledWith(expect.objectContaining({ text: turn.prompt, lang: 'en' }));
    vi.unstubAllGlobals();
  });
});

describe('Skip', () => {
  it('forgets what was typed only once the server has skipped', async () => {
    const { control, keeper, storage, writes } = setUp();
    keeper.change('never mind');
    await keeper.keep();
    writes.skip.mockResolvedValueOnce(null);
    await act(() => control.current.skip());
    expect(await storage.readDraft(key)).not.toBeNull();
    await act(() => control.current.skip());
    expect(await storage.readDraft(key)).toBeNull();
  });
});

it.each<[string, MissingSpeech, RegExp]>([
  [' ', null, /evidence for it\. You cannot/],
  ['typed', null, /What you typed is dropped\./],
  ['typed', 'words', /What you typed is dropped\. What you said is not submitted\./],
  ['typed', 'recording', /What you typed and your recording, which is not handed over yet, are dropped\./],
  ['', 'recording', /Your recording, which is not handed over yet, is dropped\./],
])('Skip with %j, and of what was said missing the %s, asks with %s', async (text, missing, words) => {
  const { control, keeper, ask, spoken } = setUp();
  keeper.change(text);
  spoken.missing = missing;
  await act(() => control.current.skip());
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringMatching(words) }));
});

describe('Finish early', () => {
  it('brings every word to the server first, and then forgets it here', async () => {
    const { control, keeper, storage, saveDraft, writes } = setUp();
    keeper.change('last words');
    await keeper.keep();
    await act(() => control.current.finishEarly());
    expect(saveDraft).toHaveBeenCalledBefore(writes.complete);
    expect(saveDraft).toHaveBeenCalledWith({ text: 'last words', revision: 1 });
    expect(await storage.readDraft(key)).toBeNull();
  });

  it.each([
    ['cannot be saved', 'last words', /could not be saved/],
    ['is too long', 'x'.repeat(answerMaxLength + 1), 'Shorten it by 1 character.'],
  ])('does not finish, nor forget, what %s, and says so', async (_what, text, problem) => {
    const { control, keeper, storage, saveDraft, writes } = setUp();
    saveDraft.mockImplementation(offline);
    keeper.change(text);
    await keeper.keep();
    await act(() => control.current.finishEarly());
    expect(writes.complete).not.toHaveBeenCalled();
    expect((await storage.readDraft(key))?.text).toBe(text);
    expect(control.current.state.problem).toMatch(problem);
    expect(control.current.state.status).toBe('answering');
  });

  it('locks what is typed into while it brings it to the server', async () => {
    const { control, keeper, saveDraft } = setUp();
    let release = (_draft: Draft) => {};
    saveDraft.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
    keeper.change('last words');
    const finishing = await act(async () => ({ done: control.current.finishEarly() }));
    expect(control.current.state.status).toBe('finishing');
    expect(isClosing(control.current.state)).toBe(true);
    await act(() => {
      release({ text: 'last words', revision: 1, saved_at: 'now' });
      return finishing.done;
    });
    expect(control.current.state.status).toBe('ended');
  });

  it.each(['skip', 'complete'] as const)('typing takes back the offer to %s once more', (action) => {
    const { control, writes } = setUp();
    writes.failure = { action, error: new Error('offline') };
    act(() => control.current.typed());
    expect(writes.forgetFailure).toHaveBeenCalledTimes(1);
  });

  it('keeps everything where the server did not finish', async () => {
    const { control, keeper, storage, writes } = setUp();
    keeper.change('last words');
    await keeper.keep();
    writes.complete.mockResolvedValueOnce(null);
    await act(() => control.current.finishEarly());
    expect((await storage.readDraft(key))?.text).toBe('last words');
  });

  it('does nothing without a yes', async () => {
    const { control, saveDraft, writes, ask } = setUp();
    ask.mockResolvedValueOnce(false);
    await act(() => control.current.finishEarly());
    expect(saveDraft).not.toHaveBeenCalled();
    expect(writes.complete).not.toHaveBeenCalled();
  });
});
