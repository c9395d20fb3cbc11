import type { ConsentItem, InvitedInterview, Session } from '../../openapi/gen/types.gen.ts';
import { roleFamilies } from '../../server/content/role-families.ts';
import { createEngine } from '../../server/modules/assessment/engine.ts';
import type { HiringPlan } from '../../server/modules/interviews/hiring/hiring-interview.ts';
import { insertInvitation } from '../../server/modules/interviews/hiring/hiring-repository.ts';
import { createHiringInterview, invite } from '../../server/modules/interviews/hiring/hiring-service.ts';
import { newId } from '../../server/platform/database/identifier.ts';
import { users } from '../../server/platform/database/schema/index.ts';
import type { StoredEngine } from '../../server/platform/database/stored-engine.ts';
import type { TestAccount } from './accounts.ts';
import { call } from './sessions.ts';
import type { TestServer } from './test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a test wants of an interview. */
export interface InterviewWish extends Partial<HiringPlan['terms']> {
  /** By default the server's; windows are set around it. */
  readonly at?: Date;
  readonly limitSeconds?: number;
  /** By default the built-in one. */
  readonly engine?: StoredEngine;
  /** Choices and code of those kept for hiring, by their ids; on the competencies of the three questions. */
  readonly alsoAsks?: readonly string[];
}

/** Invites an address to an interview for hiring with three questions and gives the interview's id. */
export async function inviteToInterview(
  { db }: Pick<TestServer, 'db'>,
  email: string,
  { at = new Date(), limitSeconds = 900, engine, alsoAsks = [], ...terms }: InterviewWish = {},
): Promise<string> {
  const ownerId = newId();
  await db.insert(users).values({
    id: ownerId,
    email: `${ownerId.toLowerCase()}@company.example`,
    fullName: 'Test Recruiter',
    role: 'recruiter',
    createdAt: at,
    updatedAt: at,
  });
  const interviewId = newId();
  const words = aPlan(at, limitSeconds, terms);
  const questionIds = [...words.questionIds, ...alsoAsks];
  const plan = { ...words, questionIds, ...(engine && { engine }) };
  await createHiringInterview({ db, now: () => at }, plan, { id: interviewId, ownerId });
  await insertInvitation(db, { id: newId(), interviewId, email, candidateId: null, createdAt: at });
  return interviewId;
}

/** Invites an account as a recruiter would: a mail says so. */
export async function inviteByMail(server: TestServer, { email }: TestAccount): Promise<void> {
  const interviewId = await inviteToInterview(server, 'first@mail.example');
  await invite(server, { id: newId(), interviewId, email, candidateId: null, createdAt: new Date() });
}

const SESSION = '/api/v1/interviews/session';
const toAll = (_item: ConsentItem): boolean => true;

/** Decides on everything an interview asks consent for. */
export async function decideOnConsents(
  server: TestServer,
  account: TestAccount,
  id: string,
  agrees = toAll,
): Promise<void> {
  const path = `/api/v1/interviews/invited/${id}`;
  const { consents } = await call<InvitedInterview>(server, account, 'GET', path);
  const decisions = consents.map(({ item, version }) => ({ item, version, is_given: agrees(item) }));
  if (decisions.length > 0) await call(server, account, 'POST', `${path}/consents`, { decisions });
}

/** Decides likewise, and starts an attempt. */
export async function begunAttempt(
  server: TestServer,
  account: TestAccount,
  id: string,
  agrees = toAll,
): Promise<Session> {
  await decideOnConsents(server, account, id, agrees);
  const { _id } = await call(server, account, 'POST', SESSION, { mode: 'ai', interview_id: id });
  return call(server, account, 'POST', `${SESSION}/${_id}/start`);
}

/** Invites an account to an interview, agrees to all it asks, and submits an attempt with one turn and no answer. */
export async function submittedInterview(
  server: TestServer,
  account: TestAccount,
): Promise<{ readonly id: string; readonly sessionId: string; readonly turnId: string }> {
  const id = await inviteToInterview(server, account.email);
  const { _id: sessionId, turns } = await begunAttempt(server, account, id);
  await call(server, account, 'POST', `${SESSION}/${sessionId}/complete`);
  return { id, sessionId, turnId: turns[0]?._id ?? '' };
}

function aPlan(at: Date, limitSeconds: number, terms: Partial<HiringPlan['terms']>): HiringPlan {
  const [family] = roleFamilies;
  if (!family) throw new Error('The bank is empty.');
  const questions = family.competencies
    .slice(0, 3)
    .flatMap(({ id }) => family.hiringQuestions.find(({ competency }) => competency === id) ?? []);
  return {
    family,
    level: 'junior',
    questionIds: questions.map(({ id }) => id),
    weights: Object.fromEntries(
      questions.map(({ competency }, index) => [competency, [0.5, 0.3, 0.2][index] ?? 0]),
    ),
    followUpCap: 1,
    limitSeconds,
    engine: createEngine({}).description,
    terms: {
      company: 'Sample Company',
      title: 'Engineer (sample)',
      attemptsAllowed: 1,
      opensAt: new Date(at.getTime() - DAY_MS),
      closesAt: new Date(at.getTime() + 7 * DAY_MS),
      integrity: { signals: ['page_hidden', 'paste'], camera: 'optional', may_decline_signals: false },
      retentionDays: 90,
      retentionFrom: 'closing',
      ...terms,
    },
  };
}
