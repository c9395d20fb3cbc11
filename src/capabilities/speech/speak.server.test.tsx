// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type {
  ConsentItem,
  PracticeSessionRequest,
  RecordingList,
  Session,
} from '../../../openapi/gen/types.gen.ts';
import { webm } from '../../../server/modules/speech/sound.fixture.ts';
import type { Failed } from '../../../server/platform/ai/chat.ts';
import type { Speech } from '../../../server/platform/ai/speech.ts';
import { begunAttempt, inviteToInterview } from '../../../tests/support/interviews.ts';
import { servePages } from '../../../tests/support/pages.tsx';
import { press, usableButton } from '../../../tests/support/press.ts';
import { judged } from '../../../tests/support/sessions.ts';
import { clientId } from '../interview/client-id.ts';
import { openTabChannel } from '../interview/tab-channel.ts';
import { FakeMediaRecorder, stubMicrophone } from './recording/media-recorder.fixture.ts';

const sessionsPath = '/api/v1/interviews/session';
const first = 'In March our checkout failed for some orders. I reproduced the fault on my own machine.';
const second =
  'I read the logs, wrote a failing test and fixed the query. In the end errors fell to zero in two days.';
const heard = `${first} ${second}`;

/** What the service says of its certainty, or why it says nothing, and until when it is silent. */
interface Ear {
  averageLogProbability: number;
  failure: Failed['failure']['kind'] | null;
  answered: Promise<void>;
}

const wellHeard: Ear = { averageLogProbability: -0.2, failure: null, answered: Promise.resolve() };
const ear = { ...wellHeard };

/** The window's own forms and files stand in the way of a real service here; its protocol is tested beside it. */
const speechService: Speech = {
  transcriber: {
    host: 'speech.example',
    model: 'small-ear',
    transcribe: async () => {
      await ear.answered;
      if (ear.failure) return { failure: { kind: ear.failure, reason: 'no words' } };
      const said = {
        averageLogProbability: ear.averageLogProbability,
        noSpeechProbability: 0,
        compressionRatio: 1,
      };
      const segments = [
        { start: 0, end: 5, text: first, ...said },
        { start: 5, end: 10, text: second, ...said },
      ];
      return { text: heard, language: 'english', durationSeconds: 10, segments };
    },
  },
  voice: null,
};

let microphone: ReturnType<typeof stubMicrophone>;

const pages = servePages({ speech: speechService });
beforeAll(() => pages.signIn());
beforeEach(() => {
  Object.assign(ear, wellHeard);
  microphone = stubMicrophone();
});

/** Opens a practice of one question at its first. */
async function openPractice(change: Partial<PracticeSessionRequest> = {}): Promise<Session> {
  const made = await makePractice(change);
  await pages.ask('POST', `${sessionsPath}/${made._id}/start`);
  await pages.visit(`/candidate/interviews/session/${made._id}`);
  return made;
}

function makePractice(change: Partial<PracticeSessionRequest> = {}): Promise<Session> {
  const choice = {
    role_family: 'software',
    level: 'junior',
    question_type: 'behavioural',
    question_count: 1,
  };
  return pages.ask('POST', sessionsPath, { mode: 'practice', ...choice, ...change });
}

const field = async () => (await screen.findByLabelText('Your answer')) as HTMLTextAreaElement;
const statusIs = (sessionId: string, status: Session['status']) =>
  waitFor(async () =>
    expect(await pages.ask('GET', `${sessionsPath}/${sessionId}`)).toMatchObject({ status }),
  );
const speech = async () => within(await screen.findByRole('group', { name: 'Answer by speaking' }));

/** Says something into the microphone. */
async function speak(): Promise<void> {
  await press(/^Record (answer|more)$/);
  await (await speech()).findByRole('meter');
  await act(async () => FakeMediaRecorder.latest?.give(new Uint8Array(webm)));
}

async function submitAndSkipFollowUp(next: RegExp): Promise<void> {
  await press('Done');
  await skipFollowUp(next);
}

/** Whether something is missing in what was said depends on the question that was drawn. */
async function skipFollowUp(next: RegExp): Promise<void> {
  const isAsked = await waitFor(() => {
    const followUp = screen.queryByText('Question 1 of 1 · Follow-up');
    expect(followUp ?? screen.queryByRole('heading', { level: 1, name: next })).not.toBeNull();
    return followUp !== null;
  });
  if (!isAsked) return;
  await press('Skip');
  await press('Skip follow-up');
}

function isAskedOnLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

it('before the start it is said that recordings are kept', async () => {
  await pages.visit('/candidate/interviews/practice');
  await screen.findByText(/^Your answers with their recordings, .* are kept in your account\./);
});

it('what was heard so far is shown while somebody speaks', async () => {
  await openPractice();
  await speak();
  expect(screen.queryByRole('group', { name: 'Captions' })).toBeNull();
  // A part is sent once it has five pieces.
  for (const word of ['two', 'three', 'four', 'five'])
    await act(async () => FakeMediaRecorder.latest?.give(word));
  const captions = await (await speech()).findByRole('group', { name: 'Captions' });
  expect(captions.textContent).toBe(heard);
  expect((await field()).value).toBe('');
  await press('Stop recording');
  await waitFor(async () => expect((await field()).value).toBe(heard));
  expect(screen.queryByRole('group', { name: 'Captions' })).toBeNull();
});

it('what is said is written into the answer, corrected there, submitted, and can be heard in the report', async () => {
  await openPractice();
  await userEvent.type(await field(), 'First this.');
  await speak();
  screen.getByText('Recording');
  await press('Stop recording');
  await waitFor(() => expect(screen.queryByText('Recording')).toBeNull());
  await waitFor(async () => expect((await field()).value).toBe(`First this.\n${heard}`));
  await (await speech()).findByText(/^What you said is in your answer/);
  await userEvent.clear(await field());
  await userEvent.type(await field(), heard.replace('two days', '2 days'));
  await submitAndSkipFollowUp(/^(Your answers are stored|Your report is ready|Report)/);
  await screen.findByRole('heading', { level: 1, name: /^Report/ }, { timeout: 30_000 });
  const recording = within(await screen.findByRole('group', { name: 'Recording 1' }));
  recording.getByRole('button', { name: 'Play Recording 1' });
  recording.getByRole('slider', { name: 'Place in Recording 1' });
  screen.getByText('What the machine heard');
  screen.getByRole('button', { name: `0:05 ${second}` });
  const figures = within(screen.getByRole('group', { name: 'Pace and fillers' }));
  figures.getByText('228 words a minute');
  figures.getByText(/^For your information in a practice: it carries no weight/);
});

it('what is said once more in the same words is written down once more', async () => {
  await openPractice();
  await speak();
  await press('Stop recording');
  await waitFor(async () => expect((await field()).value).toBe(heard));
  await speak();
  await press('Stop recording');
  await waitFor(async () => expect((await field()).value).toBe(`${heard}\n${heard}`));
});

it('how fast it was said, and with which fillers, stands in the feedback on the answer', async () => {
  await openPractice({ feedback_after_each: true });
  await speak();
  await press('Stop recording');
  await waitFor(async () => expect((await field()).value).toBe(heard));
  await submitAndSkipFollowUp(/^Feedback on your answer$/);
  await screen.findByRole('heading', { level: 1, name: 'Feedback on your answer' });
  const figures = within(await screen.findByRole('group', { name: 'Pace and fillers' }));
  figures.getByText('228 words a minute');
});

it('nothing is counted of words that could hardly be understood', async () => {
  await openPractice({ feedback_after_each: true });
  ear.averageLogProbability = -1.6;
  await speak();
  await press('Stop recording');
  await press('Use what was understood');
  await waitFor(async () => expect((await field()).value).toBe(heard));
  await screen.findByText(/As it stands it will not be looked at: correct it, record it again/);
  await press('Done');
  await press('Hand it in');
  await skipFollowUp(/^Feedback on your answer$/);
  await screen.findByRole('group', { name: 'Recording 1' });
  expect(screen.queryByRole('group', { name: 'Pace and fillers' })).toBeNull();
});

it('Done stops a recording, and waits for what was said or submits without it, which is kept', async () => {
  const { _id } = await openPractice();
  ear.failure = 'unreachable';
  await userEvent.type(await field(), 'Only this.');
  await speak();
  await press('Done');
  await (await speech()).findByText(/^Your answer is not submitted yet/);
  await press('Submit without its words');
  await screen.findByText(/Follow-up/);
  const { items } = await pages.ask<RecordingList>('GET', `${sessionsPath}/${_id}/recordings`);
  expect(items).toHaveLength(1);
});

it('what waits to be written down can be left out only for something typed, and is not given up', async () => {
  await openPractice();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  ear.answered = promise;
  await speak();
  await press('Done');
  await (await speech()).findByText(/^Your answer is not submitted yet: .* being written down/);
  expect(screen.queryByRole('button', { name: 'Submit without its words' })).toBeNull();
  await userEvent.type(await field(), 'Only this.');
  await screen.findByRole('button', { name: 'Submit without its words' });
  await press('Finish early…');
  await screen.findByText(/What you said is not in your answer; the recording itself stays with it\./);
  await press('Go on');
  answer();
  await waitFor(async () => expect((await field()).value).toBe(`Only this.\n${heard}`));
});

it('with a recording that an earlier page left, Done says so and Finish early asks', async () => {
  const { _id } = await openPractice();
  await speak();
  await pages.visit('/candidate/dashboard');
  await waitFor(() => expect(microphone.track.readyState).toBe('ended'));
  await pages.visit(`/candidate/interviews/session/${_id}`);
  await (await speech()).findByText(/^A recording of .* is on this device\. It was not handed over yet\.$/);
  await press('Done');
  await (await speech()).findByText(
    /^Your answer is not submitted yet: what you said is not in it\. A record/,
  );
  expect(screen.queryByRole('button', { name: 'Remove it and submit' })).toBeNull();
  await press('Finish early…');
  await screen.findByText(/Your recording is not handed over yet, and is dropped: choose Go on to keep it\./);
  await press('Go on');
  await userEvent.type(await field(), 'Only this.');
  await press('Remove it and submit');
  await screen.findByText(/is deleted for good once your answer is stored/);
  await press('Keep the recording');
  await press('Use this recording');
  await waitFor(async () => expect((await field()).value).toBe(`Only this.\n${heard}`));
});

it('nobody pays for the time that the service takes', async () => {
  const { _id } = await openPractice();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  ear.answered = promise;
  await speak();
  await press('Stop recording');
  const standsStill = /^Timer paused while your answer is transcribed\./;
  await screen.findByText(standsStill);
  await statusIs(_id, 'paused');
  answer();
  await waitFor(async () => expect((await field()).value).toBe(heard));
  await waitFor(() => expect(screen.queryByText(standsStill)).toBeNull());
  await statusIs(_id, 'in_progress');
});

it('Done names a recording that is not written down, until its words are in the answer', async () => {
  await openPractice();
  ear.failure = 'refused';
  await speak();
  await press('Stop recording');
  await usableButton('Try again');
  await press('Done');
  const unwritten = /^Your recording has not been written down yet: try again, or type your answer\.$/;
  await screen.findByText(unwritten);
  ear.failure = null;
  await press('Try again');
  await waitFor(async () => expect((await field()).value).toBe(heard));
  await waitFor(() => expect(screen.queryByText(unwritten)).toBeNull());
});

it('leaving asks where a recording is on this page alone, and no longer once the server has it', async () => {
  await openPractice();
  ear.failure = 'unreachable';
  await speech();
  expect(isAskedOnLeaving()).toBe(false);
  await speak();
  expect(isAskedOnLeaving()).toBe(true);
  await press('Stop recording');
  await (await speech()).findByText(/being written down/);
  await waitFor(() => expect(isAskedOnLeaving()).toBe(false));
});

it('another tab that takes over waits until a recording has ended, and this one offers it when it is back', async () => {
  const request = async (_name: string, _options: LockOptions, recordingAttempt: () => Promise<void>) =>
    recordingAttempt();
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const { _id } = await openPractice();
  const whenSaved: MediaStreamTrackState[] = [];
  const otherTab = openTabChannel(_id, (message) => {
    if (message === 'saved') whenSaved.push(microphone.track.readyState);
  });
  onTestFinished(otherTab.close);
  await speak();
  if (FakeMediaRecorder.latest) FakeMediaRecorder.latest.lastWords = 'over';
  otherTab.post('hand-over');
  await screen.findByRole('heading', { level: 1, name: 'This interview is open in another tab' });
  await waitFor(() => expect(whenSaved).toEqual(['ended']));
  await press('Take over here');
  otherTab.post('saved');
  await (await speech()).findByText(/is on this device\. It was not handed over yet\.$/);
});

it('what is said while another device takes over stays here, and is used once this page is back', async () => {
  const { _id } = await openPractice();
  await speak();
  const client = 'another-device';
  await pages.ask('POST', `${sessionsPath}/${_id}/client`, { client, claim: 'take_over' });
  if (FakeMediaRecorder.latest) FakeMediaRecorder.latest.lastWords = 'over';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const moved = { level: 1, name: 'This interview is open in another place' };
  // A look that was under way knows nothing of it: the next one comes after 15 seconds.
  await screen.findByRole('heading', moved, { timeout: 60_000 });
  await waitFor(() => expect(microphone.track.readyState).toBe('ended'));
  await press('Take over here');
  await press('Use this recording');
  await waitFor(async () => expect((await field()).value).toBe(heard));
});

it('too little that was understood is no answer unless it is used; its take can be removed', async () => {
  await openPractice();
  ear.averageLogProbability = -1.6;
  await speak();
  await press('Stop recording');
  const understood = await screen.findByLabelText('What was understood');
  expect(understood.textContent).toBe(heard);
  await press('Use what was understood');
  await waitFor(async () => expect((await field()).value).toBe(heard));
  const takes = within(await screen.findByRole('list', { name: 'Recordings of this answer' }));
  await userEvent.click(takes.getByRole('button', { name: 'Remove Recording 1' }));
  await press('Remove the recording');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Recordings of this answer' })).toBeNull());
});

it('what a recording means is read at no cost of time, left in the middle, and decided later', async () => {
  const id = await inviteToInterview(pages.server, pages.account.email);
  const agrees = (item: ConsentItem) => item === 'integrity_signals';
  const { _id } = await begunAttempt(pages.server, pages.account, id, agrees);
  await pages.visit(`/candidate/interviews/session/${_id}`);
  await press('Record answer');
  const title = await screen.findByRole('heading', { level: 2, name: 'Recordings of your answers' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await screen.findByRole('button', { name: 'Record answer', expanded: true });
  await statusIs(_id, 'paused');
  await pages.visit(`/candidate/interviews/session/${_id}`);
  await screen.findByRole('button', { name: 'Still thinking' });
  await press('Record answer');
  await statusIs(_id, 'paused');
  await press('Decide later');
  await statusIs(_id, 'in_progress');
  await screen.findByRole('button', { name: 'Record answer', expanded: false });
});

it('an interview for hiring asks before the first recording; its results and its report let it be heard, and count no pace', async () => {
  const id = await inviteToInterview(pages.server, pages.account.email);
  const agrees = (item: ConsentItem) => item === 'integrity_signals' || item === 'ai_evaluation';
  const { _id } = await begunAttempt(pages.server, pages.account, id, agrees);
  await pages.visit(`/candidate/interviews/session/${_id}`);
  await press('Record answer');
  await press('I agree, start recording');
  await (await speech()).findByRole('meter');
  await act(async () => FakeMediaRecorder.latest?.give(new Uint8Array(webm)));
  await press('Stop recording');
  await waitFor(async () => expect((await field()).value).toBe(heard));
  await pages.ask('POST', `${sessionsPath}/${_id}/complete`, undefined, clientId());
  const { report_id } = await judged(pages.server, pages.account, _id);
  for (const page of [`/candidate/interviews/results/${id}`, `/candidate/reports/${report_id}`]) {
    await pages.visit(page);
    await screen.findByRole('group', { name: 'Recording 1' });
    screen.getByText('What the machine heard');
    expect(screen.queryByText(/words a minute|Fillers/)).toBeNull();
  }
});
