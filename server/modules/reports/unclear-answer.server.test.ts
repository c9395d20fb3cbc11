import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { InterviewResult, Report, Session, Trend } from '../../../openapi/gen/types.gen.ts';
import { reports } from '../../platform/database/schema/index.ts';
import { type Client, servePractice, shortStory } from '../interviews/practice-server.fixture.ts';

const server = servePractice();
let candidate: Client;

beforeEach(async () => {
  candidate = await server.signIn();
});

/** A report as the checklist made it up to version 1.6.0, where it could not tell whether an answer is about its question. */
async function storedUnclear(session: Session, isForHiring: boolean): Promise<Report> {
  await candidate.answer(session, shortStory);
  await candidate.act(session, 'complete');
  await server.jobs.run();
  const { report_id } = (await candidate.read(session)).body;
  const read = async () => (await candidate.ask<Report>('GET', `/api/v1/reports/${report_id}`)).body;
  const report = await read();
  const checklist = {
    ...{ found: 0, of: 5, is_unclear: true, items: [], concepts: [] },
    ...(isForHiring && { needs_human: true }),
  };
  const questions = report.questions.map((question) =>
    question.number === 1 ? { ...question, scorable: false, checklist } : question,
  );
  const competencies = report.competencies.map((competency) =>
    competency.questions.includes(1)
      ? {
          ...competency,
          scorable: 0,
          checks: competency.checks.map((check) => ({ ...check, found: 0, of: 0 })),
        }
      : competency,
  );
  const isIt = eq(reports.id, report._id);
  const [stored] = await server.db.select().from(reports).where(isIt);
  if (!stored) throw new Error('The report is not stored.');
  const body = { ...stored.body, questions, competencies };
  await server.db.update(reports).set({ body }).where(isIt);
  return read();
}

const trend = async () => (await candidate.ask<Trend>('GET', '/api/v1/reports/trend')).body.series;

test('for hiring it is left to a person, and every page says the same of it', async () => {
  const id = await server.invite(candidate);
  const report = await storedUnclear(await candidate.begun(id), true);
  expect(report.questions[0]?.checklist).toMatchObject({ found: 0, is_unclear: true, needs_human: true });
  const { body } = await candidate.ask<InterviewResult>('GET', `/api/v1/interviews/invited/${id}/result`);
  expect(body.left_to_person).toEqual([1]);

  const [asked] = report.competencies.filter(({ questions }) => questions.includes(1));
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
  const report = await storedUnclear(await candidate.started({ question_type: 'behavioural' }), false);
  expect(report.questions[0]?.checklist?.is_unclear).toBe(true);
  expect(report.questions[0]?.checklist).not.toHaveProperty('needs_human');
  const [series] = await trend();
  expect(series?.reports).toMatchObject([
    {
      interview: null,
      attempt: null,
      competencies: [{ checks: null, score: null, left_out: ['not_counted'] }],
    },
  ]);
});
