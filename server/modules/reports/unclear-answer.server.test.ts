import { beforeEach, expect, test, vi } from 'vitest';
import type { InterviewResult, Report, Session, Trend } from '../../gen/types/types.gen.ts';
import { type Client, servePractice, shortStory } from '../interviews/practice-server.fixture.ts';

const server = servePractice();
let candidate: Client;

beforeEach(async () => {
  candidate = await server.signIn();
});

/** Answers the first question, ends the session and has it judged by who cannot tell whether that is about it. */
async function judgedUnclear(session: Session): Promise<Report> {
  await candidate.answer(session, shortStory);
  await candidate.act(session, 'complete');
  const { begunWith } = server.engine;
  const checklist = { found: 0, of: 5, is_unclear: true, items: [], concepts: [] };
  const evaluate = async () => ({ checklist, assessment: null });
  const unsure = vi
    .spyOn(server.engine, 'begunWith')
    .mockImplementation((begun) => ({ ...begunWith(begun), evaluate }));
  await server.jobs.run();
  unsure.mockRestore();
  const { report_id } = (await candidate.read(session)).body;
  return (await candidate.ask<Report>('GET', `/api/v1/reports/${report_id}`)).body;
}

const trend = async () => (await candidate.ask<Trend>('GET', '/api/v1/reports/trend')).body.series;

test('for hiring it is left to a person, and every page says the same of it', async () => {
  const id = await server.invite(candidate);
  const report = await judgedUnclear(await candidate.begun(id));
  expect(report.questions[0]?.checklist).toMatchObject({ found: 0, is_unclear: true, needs_human: true });
  expect(report.coverage).toMatchObject({ scorable: 0, needs_human: 1 });
  expect(report.coverage_note).toMatch(/^1 answer waits for a person, because words alone/);
  const { body } = await candidate.ask<InterviewResult>('GET', `/api/v1/interviews/invited/${id}/result`);
  expect(body.left_to_person).toEqual([1]);

  const [asked] = report.competencies.filter(({ questions }) => questions.includes(1));
  expect(asked?.scorable).toBe(0);
  const [series] = await trend();
  expect(series?.reports).toEqual([
    expect.objectContaining({
      interview: { _id: id, company: 'Sample Company', title: 'Engineer (sample)' },
      attempt: { number: 1, allowed: 1 },
      // The questions that were never asked say nothing of theirs.
      competencies: [
        { _id: asked?._id, name: asked?.name, score: null, checks: null, left_out: ['needs_human'] },
      ],
    }),
  ]);
});

test('in a practice, where nobody looks, it is not counted and no low figure', async () => {
  const report = await judgedUnclear(await candidate.started({ question_type: 'behavioural' }));
  expect(report.questions[0]?.checklist?.is_unclear).toBe(true);
  expect(report.questions[0]?.checklist).not.toHaveProperty('needs_human');
  expect(report.coverage).toEqual({ scorable: 0, planned: 3, percent: 0, unclear: 1, unfinished: 2 });
  const [series] = await trend();
  expect(series?.reports).toMatchObject([
    {
      interview: null,
      attempt: null,
      competencies: [{ checks: null, score: null, left_out: ['not_counted'] }],
    },
  ]);
});
