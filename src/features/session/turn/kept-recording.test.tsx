// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session, Turn } from '../../../../openapi/gen/types.gen.ts';
import { AnswerSender } from '../../../capabilities/drafts/answer-sender.ts';
import { DraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import { openDraft } from '../../../capabilities/drafts/draft-state.ts';
import { createMemoryDraftStorage } from '../../../capabilities/drafts/memory-draft-storage.ts';
import { QuestionVoice } from '../../../capabilities/speech/read-aloud/question-voice.ts';
import {
  FakeMediaRecorder,
  stubMicrophone,
} from '../../../capabilities/speech/recording/media-recorder.fixture.ts';
import { createMemoryRecordingStorage } from '../../../capabilities/speech/recording/memory-recording-storage.ts';
import {
  keptRecording,
  offline,
  recordingServer,
  refusal,
} from '../../../capabilities/speech/recording/recording.fixture.ts';
import { RecordingChoices } from '../../../capabilities/speech/recording-choices.tsx';
import { speechWords } from '../../../capabilities/speech/speech-words.ts';
import { SpokenAnswer } from '../../../capabilities/speech/spoken-answer.ts';
import type { ConfirmOptions } from '../../../stores/confirm-store.ts';
import { StoresProvider } from '../../../stores/context.tsx';
import type { RootStore } from '../../../stores/root-store.ts';
import { answerProblem } from '../answer/answer-problem.ts';
import { FinishEarly } from '../components/finish-early.tsx';
import type { SessionWrites } from '../running/use-session-writes.ts';
import { TurnActions } from './turn-actions.tsx';
import type { TurnContext } from './turn-operations.ts';
import { useTurnController } from './use-turn-controller.ts';

const key = { userId: 'anna', sessionId: 's', turnId: 't' };
const turn = { _id: 't', kind: 'core', prompt: 'What did you do?', draft: null } as Turn;
const session = {
  _id: 's',
  status: 'in_progress',
  current_turn: turn,
  engine: { name: 'rules' },
  question_kinds: { words: 3 },
  progress: { total: 3 },
  turns: [] as Turn[],
} as Session;

let server: ReturnType<typeof recordingServer>;
let microphone: ReturnType<typeof stubMicrophone>;
let recordings: ReturnType<typeof createMemoryRecordingStorage>;

beforeEach(() => {
  vi.useFakeTimers();
  server = recordingServer();
  recordings = createMemoryRecordingStorage();
  microphone = stubMicrophone();
});
afterEach(() => {
  cleanup();
  // One that is open is not opened a second time.
  microphone.track.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

type Act = (spoken: SpokenAnswer) => Promise<void>;

const speak: Act = async (spoken) => {
  await spoken.record(300);
  FakeMediaRecorder.latest?.give('a');
  await settle();
};
const speakAndStop: Act = async (spoken) => {
  await speak(spoken);
  spoken.stopRecording();
  await settle();
};
const heardAs = (change: Parameters<typeof server.is>[0]) => async (spoken: SpokenAnswer) => {
  await speakAndStop(spoken);
  server.is(change);
  await settle(1500);
};

/** How a recording comes to be where it is. */
const states = {
  running: speak,
  uploading: (spoken) => {
    server.putPart.mockImplementation(() => new Promise(() => {}));
    return speakAndStop(spoken);
  },
  offline: (spoken) => {
    server.fault.now = offline();
    return speakAndStop(spoken);
  },
  'being written down': heardAs({ message: 'The speech service does not answer.' }),
  'not written down': heardAs({ state: 'failed', message: 'The speech service could not be reached.' }),
  unclear: heardAs({ state: 'poor_audio', transcript: 'Muffled.', word_count: 1, message: 'Hardly heard.' }),
  refused: (spoken) => {
    server.fault.now = refusal(409, 'Five recordings are kept.');
    return speakAndStop(spoken);
  },
  'kept through a reload': async (spoken) => {
    const left = keptRecording({ seconds: 4 });
    await recordings.put(left);
    await recordings.addPiece(left, 0, new Blob(['a']));
    spoken.begin();
    await settle();
  },
} satisfies Record<string, Act>;
type State = keyof typeof states;

interface Shown {
  readonly context: TurnContext;
  readonly keeper: DraftKeeper;
  readonly spoken: SpokenAnswer;
}

const TurnWithRecording = observer(function TurnWithRecording({ context, keeper, spoken }: Shown) {
  const controller = useTurnController(context, keeper, {
    spoken,
    voice: new QuestionVoice(turn.prompt, null),
  });
  return (
    <>
      <p role="status">{speechWords(spoken)}</p>
      <p role="alert">{controller.state.problem}</p>
      <fieldset aria-label="choices">
        <RecordingChoices
          spoken={spoken}
          canSubmit={() => answerProblem(keeper.text, turn) === null}
          onSubmitWithout={() => void controller.submitTyped()}
          onChosen={() => {}}
          onRemoved={() => {}}
        />
      </fieldset>
      <TurnActions controller={controller} paused={false} isCode={false} />
      <FinishEarly busy={false} onFinish={controller.finishEarly} />
    </>
  );
});

/** A turn with a recording in that state and that text in the field; every question gets a no unless told. */
async function showTurn(state: State, text: string) {
  const ask = vi.fn(async (_question: ConfirmOptions) => false);
  const storage = { ...createMemoryDraftStorage(), durable: true };
  const send = vi.fn(async (_answer: { text: string }) => session);
  const sender = new AnswerSender('anna', 's', { storage, send, onStored: vi.fn(), onRefused: vi.fn() });
  const saveDraft = async (draft: { text: string; revision: number }) => ({ ...draft, saved_at: 'now' });
  const keeper = new DraftKeeper(key, { storage, send: saveDraft }, openDraft(null, null));
  if (text) keeper.change(text);
  const writes = { failure: null, pause: async () => session, resume: async () => session };
  const context = {
    ...{ session, turn, userId: 'anna', storage, sender },
    writes: writes as Partial<SessionWrites> as SessionWrites,
  };
  const spoken = new SpokenAnswer(key, { ...server, storage: Promise.resolve(recordings) });
  render(
    <StoresProvider stores={{ confirm: { ask } } as unknown as RootStore}>
      <TurnWithRecording context={context} keeper={keeper} spoken={spoken} />
    </StoresProvider>,
  );
  await states[state](spoken);
  await settle();
  return { ask, send, spoken };
}

const click = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const said = () => `${screen.getByRole('status').textContent}${screen.getByRole('alert').textContent}`;
const offered = () =>
  [...screen.getByRole('group', { name: 'choices' }).querySelectorAll('button')].map(
    (button) => button.textContent,
  );
const isKept = async () => {
  expect(server.discard).not.toHaveBeenCalled();
  expect(await recordings.list('anna')).toHaveLength(1);
};

const notIn = /^Your answer is not submitted yet: what you said is not in it\. /;
const [without, removing, remove] = [
  'Submit without its words',
  'Remove it and submit',
  'Remove the recording',
];

describe('Done with an empty field says why nothing is submitted, and offers what helps', () => {
  it.each<[State, RegExp, string[]]>([
    ['running', notIn, []],
    ['uploading', notIn, [remove]],
    ['offline', notIn, ['Try now', remove]],
    ['being written down', notIn, []],
    ['not written down', /has not been written down yet: try again/, ['Try again']],
    ['unclear', /Nothing of your recording is in your answer/, ['Use what was understood']],
    ['refused', /Nothing of your recording is in your answer/, [remove]],
    ['kept through a reload', notIn, ['Use this recording', remove]],
  ])('%s', async (state, words, choices) => {
    const { ask, send } = await showTurn(state, '');
    await click('Done');
    expect(said()).toMatch(words);
    expect(offered()).toEqual(choices);
    expect([ask.mock.calls, send.mock.calls]).toEqual([[], []]);
    await isKept();
  });
});

describe('Done with a typed field waits for what was said, and offers to submit without it', () => {
  it.each<[State, string[]]>([
    ['running', [without]],
    ['uploading', [removing, remove]],
    ['offline', ['Try now', removing, remove]],
    ['being written down', [without]],
    ['not written down', ['Try again', without]],
    ['kept through a reload', ['Use this recording', removing, remove]],
  ])('%s', async (state, choices) => {
    const { ask, send } = await showTurn(state, 'typed');
    await click('Done');
    expect(said()).toMatch(notIn);
    expect(offered()).toEqual(choices);
    expect([ask.mock.calls, send.mock.calls]).toEqual([[], []]);
    await isKept();
  });

  it('unclear: submits what was typed in its place', async () => {
    const { send } = await showTurn('unclear', 'typed');
    await click('Done');
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ text: 'typed' }), false);
    expect(said()).toMatch(/submitted without what you said; the recording itself stays with it\.$/);
    await isKept();
  });

  it('refused: asks before what was said is gone', async () => {
    const { ask, send } = await showTurn('refused', 'typed');
    await click('Done');
    expect(ask.mock.calls).toMatchObject([[{ title: 'Submit without your recording?' }]]);
    expect(send).not.toHaveBeenCalled();
    await isKept();
  });
});

const dropped = [
  /our recording, which is not handed over yet,/,
  /dropped: choose Go on to keep it\./,
] as const;
const unsaid = [
  /What you said is not submitted\./,
  /not in your answer; the recording itself stays with it\./,
] as const;

describe.each(['', 'typed'])(
  'with %j in the field, Skip and Finish early ask, and name the recording',
  (text) => {
    it.each<[State, typeof dropped]>([
      ['running', dropped],
      ['uploading', dropped],
      ['offline', dropped],
      ['being written down', unsaid],
      ['not written down', unsaid],
      ['unclear', unsaid],
      ['refused', dropped],
      ['kept through a reload', dropped],
    ])('%s', async (state, [onSkip, onFinish]) => {
      const { ask } = await showTurn(state, text);
      await click('Skip');
      await click('Finish early…');
      expect(ask.mock.calls.map(([{ title }]) => title)).toEqual([
        'Skip this question?',
        'Finish the interview now?',
      ]);
      expect(ask.mock.calls[0]?.[0].message).toMatch(onSkip);
      expect(ask.mock.calls[1]?.[0].message).toMatch(onFinish);
      await isKept();
    });
  },
);

describe('submitting without what was said', () => {
  it.each<State>(['offline', 'kept through a reload'])('%s: is not done without a yes', async (state) => {
    const { ask, send } = await showTurn(state, 'typed');
    await click('Done');
    await click(removing);
    expect([ask.mock.calls.length, send.mock.calls]).toEqual([1, []]);
    expect(offered()).toContain(remove);
    await isKept();
  });

  it.each<[State, string, RegExp]>([
    ['offline', removing, /without your recording, which is kept here until the answer is stored\.$/],
    ['uploading', removing, /which is kept here until the answer is stored\.$/],
    ['kept through a reload', removing, /which is kept here until the answer is stored\.$/],
    ['being written down', without, /without what you said; the recording itself stays with it\.$/],
    ['not written down', without, /without what you said; the recording itself stays with it\.$/],
  ])('%s: nothing is deleted while the answer is on its way', async (state, choice, words) => {
    const { ask, send } = await showTurn(state, 'typed');
    ask.mockResolvedValue(true);
    send.mockImplementation(() => new Promise(() => {}));
    await click('Done');
    await click(choice);
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ text: 'typed' }), false);
    expect(said()).toMatch(words);
    expect(offered()).toEqual([]);
    server.fault.now = undefined;
    await settle(60_000);
    expect(server.parts).toEqual(choice === without ? ['a'] : []);
    await isKept();
  });

  it('names what the server has some of, which is removed there first, and sends no more of it', async () => {
    const { ask, send } = await showTurn('uploading', 'typed');
    ask.mockResolvedValue(true);
    await click('Done');
    await click(removing);
    expect(server.abort).toHaveBeenCalledOnce();
    expect(send.mock.calls).toMatchObject([[{ text: 'typed', removedRecording: 'on-server' }, false]]);
  });

  it('what arrives while the question is read is removed all the same', async () => {
    const { ask, send } = await showTurn('offline', 'typed');
    const { promise, resolve: reply } = Promise.withResolvers<boolean>();
    ask.mockReturnValue(promise);
    await click('Done');
    await click(removing);
    server.fault.now = undefined;
    await settle(60_000);
    expect(server.finish).toHaveBeenCalledOnce();
    reply(true);
    await settle();
    expect(send.mock.calls).toMatchObject([[{ text: 'typed', removedRecording: 'on-server' }, false]]);
    expect(said()).toMatch(/without your recording, which is kept here until the answer is stored\.$/);
  });

  it('sound is removed also where its words came while that was asked', async () => {
    const { ask, spoken } = await showTurn('offline', '');
    const { promise, resolve: reply } = Promise.withResolvers<boolean>();
    ask.mockReturnValue(promise);
    await click(remove);
    server.fault.now = undefined;
    await settle(60_000);
    server.is({ state: 'transcribed', transcript: 'A.' });
    await settle(1500);
    if (spoken.understood) await spoken.written(spoken.understood);
    expect(spoken.recordingAttempts.own).toBeNull();
    reply(true);
    await settle();
    expect(server.discard.mock.calls).toEqual([['on-server']]);
  });

  it('sound is removed only after a yes', async () => {
    const { ask } = await showTurn('offline', '');
    await click(remove);
    expect(ask.mock.calls).toMatchObject([[{ title: 'Remove the recording?' }]]);
    await isKept();
    ask.mockResolvedValue(true);
    await click(remove);
    expect(await recordings.list('anna')).toEqual([]);
  });
});
