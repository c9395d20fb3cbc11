// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { answerRecordings } from '../../../../server/content/consent-texts.ts';
import { createEngine } from '../../../../server/modules/assessment/engine.ts';
import type { AiTrouble, ChatClient, ChatReply } from '../../../../server/platform/ai/chat.ts';
import type { Transcriber } from '../../../../server/platform/ai/speech.ts';
import { begunAttempt, decideOnConsents, inviteToInterview } from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { validAnswerTo } from '../../../../tests/support/valid-answers.ts';

const sessions = '/api/v1/interviews/session';
const failed: ChatReply = { failure: { kind: 'unreachable', reason: 'It does not answer.' } };
const since = new Date(Date.UTC(2026, 0, 5, 14, 2));
let trouble: AiTrouble | null = null;

/** A model that is away. */
const ai: ChatClient = {
  host: 'ai.example',
  model: 'small-model',
  complete: async () => failed,
  stream: async () => failed,
  probe: async () => {},
  trouble: () => trouble,
};

const engine = createEngine({ ai }).description;
/** A service that writes speech down; nobody speaks here. */
const transcriber: Transcriber = {
  host: 'speech.example',
  model: 'small-ear',
  transcribe: async () => failed,
};

const pages = servePages({ judging: createEngine({ ai }), speech: { transcriber, voice: null } });
const withoutAi = servePages();

beforeEach(async () => {
  trouble = null;
  await pages.signIn();
});

const invited = () => inviteToInterview(pages.server, pages.account.email, { engine });
const label = 'AI assessment (a language model, checked against your words)';

it('says which engine an interview keeps, and nothing of trouble while there is none', async () => {
  await pages.visit(`/candidate/interviews/${await invited()}`);
  await screen.findByText(`${label}. Then a person at Sample Company decides.`);
  screen.getByText(
    /^Why this engine: AI is configured\. Version \d.* It was chosen when the interview was made, and is the same for every candidate\.$/,
  );
  screen.getByText(/\(50% of the score\)$/);
  expect(screen.queryByText(/The AI/)).toBeNull();
});

it.each([
  ['unreachable', /^The AI has not been reachable since .*2026.*\.$/],
  ['refused', /^The AI has refused this server since .*2026.*\.$/],
] as const)('says since when it is %s, and that an attempt can be taken all the same', async (kind, text) => {
  trouble = { kind, since };
  await pages.visit(`/candidate/interviews/${await invited()}?step=ready`);
  await screen.findByText(text);
  screen.getByText(/^You can take this interview all the same.* No other engine takes its place\.$/);
});

it('says so again before the clock runs, where an attempt can still wait', async () => {
  const id = await invited();
  await decideOnConsents(pages.server, pages.account, id);
  const { _id } = await pages.ask('POST', sessions, { mode: 'ai', interview_id: id });
  trouble = { kind: 'unreachable', since };
  await pages.visit(`/candidate/interviews/session/${_id}`);
  await screen.findByText(/^The AI has not been reachable since .*2026.*\.$/);
  screen.getByText(/^You can take this interview all the same; you can also wait, until the deadline\./);
  screen.getByRole('button', { name: 'Start interview' });
});

it('says with the result what the answers wait for', async () => {
  const id = await invited();
  const { _id, current_turn } = await begunAttempt(pages.server, pages.account, id);
  const session = `${sessions}/${_id}`;
  await pages.ask('POST', `${session}/turns/${current_turn?._id}/answer`, {
    text: validAnswerTo(current_turn?.prompt ?? ''),
  });
  await pages.ask('POST', `${session}/complete`);
  trouble = { kind: 'unreachable', since };
  await pages.visit(`/candidate/interviews/results/${id}`);
  await screen.findByText(/^The AI has not been reachable since .*2026.*\.$/);
  screen.getByText(/^Your answers are kept.* No other engine takes its place\.$/);
  screen.getByText(/waits for the AI/);
  expect(screen.queryByText(/rule-based/)).toBeNull();
});

it('says that the engine is not configured any more', async () => {
  await withoutAi.signIn();
  const { server, account: candidate } = withoutAi;
  await withoutAi.visit(
    `/candidate/interviews/${await inviteToInterview(server, candidate.email, { engine })}?step=ready`,
  );
  await screen.findByText('The AI is no longer configured here.');
});

it('says where what is spoken is sent, or that answers are typed and need no microphone', async () => {
  await pages.visit(`/candidate/interviews/${await invited()}`);
  await screen.findByText('Spoken or typed; both count the same.');
  screen.getByText(/^What you record is sent to a speech service to be transcribed\. You are asked before/);
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
  await screen.findByText('Whether the microphone is on. This records nothing.');
  await withoutAi.signIn();
  const { server, account: candidate } = withoutAi;
  await withoutAi.visit(`/candidate/interviews/${await inviteToInterview(server, candidate.email)}`);
  await screen.findByText('Typed.');
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
  await screen.findByRole('radiogroup', { name: 'Your decision: Camera' });
  expect(screen.queryByText(/^Whether the microphone is on/)).toBeNull();
});

it('says of recordings what was decided on them before, where it can be changed', async () => {
  const id = await invited();
  await decideOnConsents(pages.server, pages.account, id);
  const decisions = [{ item: 'answer_recordings', version: answerRecordings.version, is_given: true }];
  await pages.ask('POST', `/api/v1/interviews/invited/${id}/consents`, { decisions });
  await pages.visit(`/candidate/interviews/${id}?step=expect`);
  await screen.findByText(/to be transcribed\. You agreed to that\.$/);
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
  await screen.findByRole('radiogroup', { name: 'Your decision: Recordings of your answers' });
});
