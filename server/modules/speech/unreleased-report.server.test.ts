import { expect, test } from 'vitest';
import type { InterviewResult, RecordingList } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { decideOnConsents, inviteToInterview } from '../../../tests/support/interviews.ts';
import { call } from '../../../tests/support/sessions.ts';
import { consentTexts } from '../../content/consent-texts.ts';
import { serveSpeech, sessionsPath, starting } from './speech-server.fixture.ts';

const speech = serveSpeech();

test('while a report waits its recordings can be heard, and say nothing of it', async () => {
  const { server, jobs } = speech;
  const account = await createAccount(server);
  const id = await inviteToInterview(server, account.email, { at: speech.at, attemptsAllowed: 2 });
  const path = `/api/v1/interviews/invited/${id}`;
  await decideOnConsents(server, account, id);
  const { version } = consentTexts.answer_recordings;
  const agreed = [{ item: 'answer_recordings', version, is_given: true }];
  await call(server, account, 'POST', `${path}/consents`, { decisions: agreed });
  const { _id } = await call(server, account, 'POST', sessionsPath, { mode: 'ai', interview_id: id });
  const speaker = await starting(server, account, _id);
  const recording = await speaker.finished();
  await jobs.run();
  await speaker.answer('I reproduced the fault, read the logs and fixed the query within a day.');
  await speaker.ask('POST', 'complete');
  await jobs.run();

  const result = await call<InterviewResult>(server, account, 'GET', `${path}/result`);
  expect(result).toMatchObject({
    report_id: null,
    report_note: expect.stringContaining('has closed for everyone'),
  });
  const { body } = await speaker.ask<RecordingList>('GET', 'recordings');
  expect(body.items).toMatchObject([{ _id: recording, state: 'transcribed' }]);
  expect(JSON.stringify(body)).not.toMatch(/anchor|checklist|assessment|score|concept/);
  expect((await speaker.ask('GET', `recordings/${recording}/audio`)).status).toBe(200);
});
