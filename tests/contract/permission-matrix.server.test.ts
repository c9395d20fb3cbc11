// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewShareLink, SavedView, Session } from '../../openapi/gen/types.gen.ts';
import { newId } from '../../server/platform/database/identifier.ts';
import {
  authSessions,
  candidateRequests,
  integrityEvents,
  integrityFindings,
  integrityLogs,
  interviewSessions,
  interviews,
  passkeys,
  recordings,
  socialIdentities,
} from '../../server/platform/database/schema/index.ts';
import { createAccount, suspend, type TestAccount } from '../support/accounts.ts';
import { giveApiKey } from '../support/api-keys.ts';
import { choiceItem, publishedTest } from '../support/company-tests.ts';
import { callAs, openHiring, rejectCandidate } from '../support/hiring.ts';
import { completedInterview, freezeInterview } from '../support/hiring-interviews.ts';
import { submittedInterview } from '../support/interviews.ts';
import { giveInvoice, subscriptionOf } from '../support/plans.ts';
import { createdResume } from '../support/resumes.ts';
import { call, reportedSession } from '../support/sessions.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { describedOperations } from './described-operations.ts';
import { type Caller, permissionMatrix } from './permission-matrix.ts';

const CALLERS: readonly Caller[] = [
  'anonymous',
  'otherCandidate',
  'recruiter',
  'otherRecruiter',
  'admin',
  'suspended',
  'owner',
];

/** Logging out ends what the other rows need, so it comes last; nobody is signed in after the first of these. */
const LAST = ['deleteResume', 'logoutAll', 'logout'];
const operations = describedOperations.toSorted((a, b) => LAST.indexOf(a.id) - LAST.indexOf(b.id));

/** Done, or refused by the operation's own rules: no such code, the session has ended. */
const LET_THROUGH = [200, 201, 202, 204, 400, 409, 410];

/** What a bearer that was accepted a moment ago may still be trusted for, plus some. */
const REVOKED_AFTER_MS = 1100;

let server: TestServer;
let ids: Record<string, string>;
const accounts: Partial<Record<Caller, TestAccount>> = {};

beforeAll(async () => {
  server = await startTestServer();
  for (const caller of ['owner', 'otherCandidate', 'suspended'] as const) {
    accounts[caller] = await createAccount(server);
  }
  accounts.recruiter = await createAccount(server, 'recruiter');
  accounts.otherRecruiter = await createAccount(server, 'recruiter');
  accounts.admin = await createAccount(server, 'admin');
  const { owner, suspended } = accounts;
  if (!owner || !suspended) throw new Error('Accounts are missing.');
  const session = await reportedSession(server, owner);
  const attempt = await submittedInterview(server, owner);
  await openHiring(server, accounts.otherRecruiter);
  const hiring = await openHiring(server, accounts.recruiter);
  const decision_id = await rejectCandidate(server, accounts.recruiter, hiring);
  const { sessionId, interviewId, invitationId } = await completedInterview(server, accounts.recruiter, {
    workspaceId: hiring.workspace_id,
    candidate: owner,
  });
  ids = {
    ...hiring,
    decision_id,
    plan_version_id: 'free-recruiter-1',
    invoice_id: await giveInvoice(server, accounts.recruiter),
    saved_view_id: await giveSavedView(server, accounts.recruiter),
    api_key_id: await giveApiKey(server, accounts.recruiter),
    subscription_id: await subscriptionOf(server, accounts.recruiter),
    user_id: owner.userId,
    administrator_id: accounts.admin.userId,
    job_id: await giveFailedJob(server),
    test_id: await giveUsedTest(server, accounts.recruiter, hiring.workspace_id),
    version: '1',
    hiring_interview_id: interviewId,
    hiring_invitation_id: invitationId,
    hiring_session_id: sessionId,
    candidate_request_id: await giveRequest(server, sessionId),
    finding_id: await giveFinding(server, sessionId),
    interview_id: attempt.id,
    attempt_id: attempt.sessionId,
    attempt_turn_id: attempt.turnId,
    session_id: session._id,
    turn_id: session.turns[0]?._id ?? '',
    report_id: session.report_id ?? '',
    device_id: await otherDevice(server, owner),
    passkey_id: await givePasskey(server, owner),
    social_login_id: await giveProvider(server, owner),
    provider: 'google',
    recording_id: await giveRecording(server, session),
    event_id: await giveEvent(server, session),
    ...(await giveBuiltResume(server, owner)),
    live_interview_id: 'unknown',
    number: '1',
    mail_kind: 'rejection',
    section: 'ai',
    configuration: '1',
    content_kind: 'announcement',
    content_id: 'banner',
    name: 'terms',
    unsubscribe_token: 'unknown',
  };
  await suspend(server, suspended);
  await delay(REVOKED_AFTER_MS);
});

afterAll(() => server.close());

/** A published test that an interview asks, so that it stays when somebody wants to delete it. */
async function giveUsedTest(server: TestServer, recruiter: TestAccount, workspaceId: string) {
  const { _id: test_id } = await publishedTest(server, recruiter);
  const test = { test_id, version: 1, item_id: choiceItem._id };
  const questions = [{ competency_id: 'patient-safety', test }];
  await freezeInterview(server, recruiter, workspaceId, { questions });
  return test_id;
}

/** A view of a list that a recruiter saved. */
async function giveSavedView(server: TestServer, recruiter: TestAccount): Promise<string> {
  const view = { list: 'candidates', workspace_id: null, name: 'Mine', search: 'q=a', is_shared: false };
  return (await callAs(server, recruiter)<SavedView>('POST', '/saved-views', view)).body._id;
}

/** A second sign-in of an account. */
async function otherDevice({ db, url }: TestServer, { email, password, userId }: TestAccount) {
  const body = new URLSearchParams({ username: email, password });
  await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body });
  const newestFirst = desc(authSessions.createdAt);
  const [device] = await db
    .select()
    .from(authSessions)
    .where(eq(authSessions.userId, userId))
    .orderBy(newestFirst);
  return device?.id ?? '';
}

async function giveFailedJob({ db }: TestServer): Promise<string> {
  const id = randomUUID();
  await db.execute(sql`insert into pgboss.job (id, name, state, completed_on)
    values (${id}, 'code-mail', 'failed', now())`);
  return id;
}

async function givePasskey({ db }: TestServer, { userId }: TestAccount): Promise<string> {
  const id = newId();
  const key = { credentialId: id, publicKey: '', counter: 0, transports: [], name: 'Key' };
  await db.insert(passkeys).values({ id, userId, ...key, createdAt: new Date() });
  return id;
}

async function giveProvider({ db }: TestServer, { userId }: TestAccount): Promise<string> {
  const id = newId();
  const identity = { provider: 'google', subject: id, email: 'owner@person.example' } as const;
  await db.insert(socialIdentities).values({ id, userId, ...identity, createdAt: new Date() });
  return id;
}

/** A resume of the builder with an earlier state and a link. */
async function giveBuiltResume(server: TestServer, owner: TestAccount) {
  const { _id: resume_id } = await createdResume(server, owner);
  const path = `/api/v1/resumes/${resume_id}`;
  await call(server, owner, 'POST', `${path}/revisions`, { name: 'First' });
  const options = {
    label: '',
    expires_at: null,
    allows_download: true,
    hides_contact: true,
    is_public: false,
    password: '',
  };
  const { link, token } = await call<NewShareLink>(server, owner, 'POST', `${path}/links`, options);
  return { resume_id, link_id: link._id, share_token: token };
}

/** What a candidate asked for and the team handed to an administrator. */
async function giveRequest({ db }: TestServer, sessionId: string): Promise<string> {
  const id = newId();
  const at = new Date();
  const request = { kind: 'human_review', text: 'Please look.', createdAt: at, handedOverAt: at } as const;
  await db.insert(candidateRequests).values({ id, sessionId, ...request });
  return id;
}

/** A violation in an attempt that waits for an administrator. */
async function giveFinding({ db }: TestServer, sessionId: string): Promise<string> {
  const id = newId();
  const [of] = await db
    .select({ interviewId: interviews.id, companyId: interviews.companyId })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .where(eq(interviewSessions.id, sessionId));
  const at = new Date();
  await db.insert(integrityFindings).values({
    ...{ id, sessionId, interviewId: of?.interviewId ?? '', companyId: of?.companyId ?? '' },
    ...{ verdict: 'violation', text: 'Three exits.', eventIds: [], proposedAt: at },
    ...{ secondReview: 'waiting', byAdministrator: true, commentUntil: at },
  });
  return id;
}

/** A recording attempt of the first answer that was written down. */
async function giveRecording({ db }: TestServer, { _id: sessionId, turns }: Session): Promise<string> {
  const id = newId();
  const at = new Date();
  const turnId = turns[0]?._id ?? '';
  const recordingAttempt = {
    recordingAttempt: 1,
    contentType: 'audio/webm',
    state: 'transcribed',
    begunAt: at,
    seenAt: at,
  } as const;
  await db.insert(recordings).values({ id, sessionId, turnId, ...recordingAttempt });
  return id;
}

async function giveEvent({ db }: TestServer, { _id: sessionId }: Session): Promise<string> {
  const id = newId();
  await db.insert(integrityLogs).values({ sessionId });
  await db
    .insert(integrityEvents)
    .values({ sessionId, id, signal: 'paste', at: new Date(), whilePaused: false });
  return id;
}

type Described = (typeof describedOperations)[number];

async function statusFor(caller: Caller, operation: Described, own: typeof ids, invalid?: object) {
  const row = invalid ? undefined : permissionMatrix[operation.id];
  const body = invalid ?? (typeof row?.body === 'function' ? row.body(caller, own) : row?.body);
  const account = accounts[caller];
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => own[name] ?? '');
  const reply = await fetch(server.url + path + (row?.query?.(own) ?? ''), {
    method: operation.method,
    headers: {
      ...(account && { Authorization: `Bearer ${account.accessToken}` }),
      ...(account && row?.sendsCookie && { Cookie: account.cookie }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...(row?.takesBytes && { 'Content-Type': 'application/octet-stream' }),
    },
    body: bodyOf(row, body),
  });
  if (row?.staysOpen && reply.ok) {
    await reply.body?.cancel();
    return { status: reply.status, text: '' };
  }
  return { status: reply.status, text: await reply.text() };
}

function bodyOf(row: (typeof permissionMatrix)[string] | undefined, body: object | undefined) {
  if (row?.takesCredentials) return credentials();
  if (row?.takesBytes) return new Uint8Array([1]);
  return body ? JSON.stringify(body) : null;
}

function credentials(): URLSearchParams {
  const { email = '', password = '' } = accounts.owner ?? {};
  return new URLSearchParams({ username: email, password });
}

it('has a row for every operation, and no other', () => {
  expect(Object.keys(permissionMatrix).toSorted()).toEqual(
    describedOperations.map(({ id }) => id).toSorted(),
  );
});

/** Who could own such a record and does not own this one. */
const STRANGERS = ['otherCandidate', 'otherRecruiter'] as const;
const ownedOperations = STRANGERS.flatMap((stranger) =>
  operations
    .filter(({ id }) => permissionMatrix[id]?.access[stranger] === 404)
    .map((operation) => ({ ...operation, stranger })),
);

it('a stranger is told the same of another’s record and of a missing one', async () => {
  const answerOf = ({ status, text }: { status: number; text: string }) =>
    `${status} ${text.replace(/"request_id":"[^"]*"/, '')}`;
  const { provider = '', number = '', version = '', ...records } = ids;
  const missing = {
    ...Object.fromEntries(Object.keys(records).map((name) => [name, 'missing'])),
    provider,
    number,
    version,
  };
  const others: string[] = [];
  const nobodys: string[] = [];
  for (const { stranger, ...operation } of ownedOperations) {
    const asked = `${operation.id} for ${stranger}:`;
    others.push(`${asked} ${answerOf(await statusFor(stranger, operation, ids))}`);
    nobodys.push(`${asked} ${answerOf(await statusFor(stranger, operation, missing))}`);
  }
  expect(others).toEqual(nobodys);
});

const takingBody = operations.filter(({ id }) => {
  const { body, takesBytes, takesCredentials } = permissionMatrix[id] ?? {};
  return body || takesBytes || takesCredentials;
});

/** No operation takes a list. */
const INVALID: readonly never[] = [];

it('who may not call it is refused before its body is looked at', async () => {
  const wanted: string[] = [];
  const answers: string[] = [];
  for (const operation of takingBody) {
    const { access, takesBytes, takesCredentials } = permissionMatrix[operation.id] ?? {};
    // A record's owner is asked for later: nothing can be done with a body that is none.
    const looksAtBody = takesBytes || takesCredentials ? 415 : 422;
    for (const caller of CALLERS) {
      const refused = access?.[caller];
      const status = refused === 401 || refused === 403 ? refused : looksAtBody;
      wanted.push(`${operation.id} for ${caller}: ${status}`);
    }
    const told = await Promise.all(CALLERS.map((caller) => statusFor(caller, operation, ids, INVALID)));
    answers.push(...told.map(({ status }, at) => `${operation.id} for ${CALLERS[at]}: ${status}`));
  }
  expect(answers).toEqual(wanted);
});

it('every operation lets in who may call it, and nobody else', async () => {
  const wrong: string[] = [];
  for (const operation of operations)
    for (const caller of CALLERS) {
      const wanted = permissionMatrix[operation.id]?.access[caller];
      const { status } = await statusFor(caller, operation, ids);
      const isRight = wanted === 'yes' ? LET_THROUGH.includes(status) : status === wanted;
      if (!isRight) wrong.push(`${operation.id} for ${caller}: ${status}, not ${wanted}`);
    }
  expect(wrong).toEqual([]);
});
