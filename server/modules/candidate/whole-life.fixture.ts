import { and, eq, like } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { InvoicePage } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { submittedInterview } from '../../../tests/support/interviews.ts';
import { addPlan } from '../../../tests/support/plans.ts';
import { resumeDraft } from '../../../tests/support/resumes.ts';
import { call, reportedSession } from '../../../tests/support/sessions.ts';
import type { TestServer } from '../../../tests/support/test-server.ts';
import { newId } from '../../platform/database/identifier.ts';
import {
  applicationResumes,
  applications,
  authSessions,
  billingCustomers,
  builtResumes,
  candidateRequests,
  companies,
  companyCandidates,
  idempotencyKeys,
  integrityEvents,
  integrityFindings,
  integrityLogs,
  interviews,
  invitations,
  liveEditors,
  liveEditorUpdates,
  liveEvents,
  liveInterviews,
  livePresence,
  liveRecordingParts,
  liveRecordings,
  liveTickets,
  outbox,
  passkeys,
  recordingParts,
  recordings,
  recoveryCodes,
  resumeLinks,
  resumeLinkViews,
  resumeRevisions,
  socialIdentities,
  totpFactors,
  trustedDevices,
  users,
  workspaces,
} from '../../platform/database/schema/index.ts';
import { SERVER } from '../audit/audit-service.ts';
import { actOnInvoice } from '../billing/admin-invoice-service.ts';
import { createCreditNote } from '../billing/credit-note-service.ts';

/** What somebody could get in with: it must never leave the server. */
export const secrets = ['secret-totp', 'secret-recovery-code', 'secret-device', 'secret-public-key'];

/** A candidate of whom every table holds something. */
export interface WholeLife {
  readonly account: TestAccount;
  /** A session of practice that was judged. */
  readonly practiceId: string;
  readonly headline: string;
}

export async function wholeLife(server: TestServer): Promise<WholeLife> {
  const account = await createAccount(server);
  const headline = `Headline of ${account.userId}`;
  const { _id: practiceId } = await reportedSession(server, account);
  const { id: interviewId, sessionId } = await submittedInterview(server, account);
  await addFinding(server, account, { interviewId, sessionId });
  await call(server, account, 'PUT', '/api/v1/candidate/profile', {
    headline,
    skills: ['SQL'],
    links: ['https://person.example'],
  });
  await call(server, account, 'PUT', '/api/v1/candidate/preferences', {
    report_ready_mail: true,
    invitation_mail: true,
    reminder_mail: true,
  });
  await call(server, account, 'PUT', '/api/v1/candidate/accommodation-wishes', {
    extra_time_percent: 25,
    text_only: false,
    pauses: true,
    note: `Wishes of ${account.userId}`,
  });
  await call(server, account, 'POST', '/api/v1/account/email', {
    current_password: account.password,
    email: `new.${account.email}`,
  });
  await addLoginMethods(server, account);
  await addToSession(server, account, practiceId);
  await addResume(server, account);
  await addLive(server, account);
  await addBuiltResume(server, account);
  await addPaidPlan(server, account);
  await server.mailTo(`new.${account.email}`);
  await lastMail(server, account);
  return { account, practiceId, headline };
}

/** An invoice that was paid, and partly paid back. */
async function addPaidPlan(server: TestServer, account: TestAccount): Promise<void> {
  const id = newId();
  await addPlan(server, id, {
    audience: 'candidate',
    prices: [{ currency: 'EUR', interval: 'month', amount: 900 }],
    limits: { interviews: null },
  });
  await server.db
    .insert(billingCustomers)
    .values({ id: `cus_${id}`, candidateId: account.userId, createdAt: new Date() });
  const wanted = { plan_version_id: `${id}-1`, interval: 'month', currency: 'EUR', seats: 1 };
  await call(server, account, 'PUT', '/api/v1/billing/plan', wanted);
  const { items } = await call<InvoicePage>(server, account, 'GET', '/api/v1/billing/invoices');
  const invoiceId = items[0]?._id ?? '';
  const deps = { db: server.db, now: () => new Date() };
  const reason = 'A whole life';
  await actOnInvoice(deps, SERVER, invoiceId, { action: 'mark_paid', reason });
  const note = { kind: 'refund', amount: 100, reason } as const;
  await createCreditNote(deps, SERVER, { id: newId(), invoiceId }, note);
}

/** A violation that a company of its own saw in an attempt. */
async function addFinding(
  { db }: TestServer,
  { userId }: TestAccount,
  of: { interviewId: string; sessionId: string },
): Promise<void> {
  const at = new Date();
  const companyId = newId();
  await db
    .insert(companies)
    .values({ id: companyId, name: 'Company', size: '1-10', createdAt: at, updatedAt: at });
  await db.update(interviews).set({ companyId }).where(eq(interviews.id, of.interviewId));
  const seen = { verdict: 'violation', text: 'Three exits.', eventIds: [], proposedAt: at } as const;
  const reply = `Reply of ${userId}`;
  await db
    .insert(integrityFindings)
    .values({ ...of, ...seen, id: newId(), companyId, secondReview: 'waiting', commentUntil: at, reply });
}

/** Waits for the last mail about the interview that was submitted. */
function lastMail({ db }: TestServer, { email }: TestAccount): Promise<void> {
  const isLast = and(eq(outbox.recipient, email), like(outbox.subject, 'Interview evaluated: %'));
  const isThere = async () => expect(await db.$count(outbox, isLast)).toBe(1);
  return vi.waitFor(isThere, { timeout: 60_000, interval: 100 });
}

async function addLoginMethods({ db }: TestServer, { userId, email }: TestAccount): Promise<void> {
  const at = new Date();
  const own = { userId, createdAt: at };
  await db.update(users).set({ timeZone: 'Europe/Berlin' }).where(eq(users.id, userId));
  await db.insert(totpFactors).values({ ...own, secret: 'secret-totp', confirmedAt: at });
  await db.insert(recoveryCodes).values({ userId, codeHash: 'secret-recovery-code' });
  await db
    .insert(trustedDevices)
    .values({ ...own, tokenHash: `secret-device ${userId}`, expiresAt: new Date(at.getTime() + 86_400_000) });
  await db
    .insert(socialIdentities)
    .values({ ...own, id: newId(), provider: 'google', subject: userId, email });
  await db.insert(passkeys).values({
    ...own,
    id: newId(),
    credentialId: newId(),
    publicKey: 'secret-public-key',
    counter: 0,
    transports: [],
    name: 'My laptop',
  });
}

/** Times that people proposed. */
async function addLive({ db }: TestServer, { userId }: TestAccount): Promise<void> {
  const [invited] = await db.select().from(invitations).where(eq(invitations.candidateId, userId));
  const { id: invitationId, interviewId } = invited ?? { id: '', interviewId: '' };
  const asked = { status: 'asked', minutes: 30, times: [], note: `Not then, says ${userId}` } as const;
  const liveId = newId();
  const at = new Date();
  const media = { microphone: false, camera: false, screen: false, hand: false };
  await db.insert(liveInterviews).values({ ...asked, id: liveId, invitationId, interviewId, createdAt: at });
  await db.insert(liveEvents).values({ id: newId(), liveId, userId, kind: 'chat', text: 'Hello', at });
  await db
    .insert(livePresence)
    .values({ liveId, userId, seenAt: at, deviceId: userId, place: 'lobby', media });
  const [signIn] = await db.select().from(authSessions).where(eq(authSessions.userId, userId));
  const ticket = { liveId, userId, sessionId: signIn?.id ?? '', deviceId: userId, expiresAt: at };
  const heard = { liveId, userId, contentType: 'audio/webm', begunAt: at, seconds: 5 };
  await db.insert(liveRecordings).values({ ...heard, id: liveId });
  await db.insert(liveRecordingParts).values({ recordingId: liveId, number: 1, digest: userId, bytes: 5 });
  await db.insert(liveTickets).values({ ...ticket, hash: newId(), place: 'lobby' });
  await db.insert(liveEditors).values({ liveId, state: userId, letters: userId.length, waiting: 0 });
  await db.insert(liveEditorUpdates).values({ liveId, data: userId, at });
}

/** A resume with the application of a company that knows nothing else of them. */
async function addResume({ db }: TestServer, { userId }: TestAccount): Promise<void> {
  const at = new Date();
  const own = { companyId: newId(), createdAt: at, updatedAt: at, activeAt: at };
  const [workspaceId, candidateId, applicationId] = [newId(), newId(), newId()];
  const { companyId } = own;
  await db
    .insert(companies)
    .values({ id: companyId, name: 'Company', size: '1-10', createdAt: at, updatedAt: at });
  const job = { title: 'Nurse', department: '', location: '', jobDescription: '', stages: [] };
  await db
    .insert(workspaces)
    .values({ ...own, ...job, id: workspaceId, employmentType: 'full_time', status: 'open' });
  const person = {
    fullName: 'Somebody',
    email: `${candidateId}@mail.example`,
    phone: '',
    source: '',
    tags: [],
  };
  await db.insert(companyCandidates).values({ ...own, ...person, id: candidateId });
  const standing = { stageId: 'applied', stageSince: at, status: 'active', createdAt: at } as const;
  await db
    .insert(applications)
    .values({ ...standing, id: applicationId, companyId, workspaceId, candidateId });
  const file = { name: 'cv.txt', contentType: 'text/plain', bytes: 3, begunAt: at, storedAt: at };
  await db
    .insert(applicationResumes)
    .values({ ...file, id: newId(), companyId, applicationId, uploadedBy: userId });
}

/** A resume that was written here, an earlier state of it, and a link that was opened. */
async function addBuiltResume({ db }: TestServer, { userId }: TestAccount): Promise<void> {
  const at = new Date();
  const [id, linkId] = [newId(), `link of ${userId}`];
  const draft = resumeDraft({ title: `Resume of ${userId}` });
  await db.insert(builtResumes).values({ id, userId, draft, version: 2, createdAt: at, updatedAt: at });
  await db.insert(resumeRevisions).values({ resumeId: id, version: 1, draft, savedAt: at });
  const link = { label: '', allowsDownload: true, hidesContact: true, createdAt: at };
  await db.insert(resumeLinks).values({ ...link, id: linkId, resumeId: id, tokenHash: linkId });
  await db.insert(resumeLinkViews).values({ linkId, day: '2026-11-24', count: 1 });
}

async function addToSession({ db }: TestServer, { userId }: TestAccount, sessionId: string): Promise<void> {
  const at = new Date();
  const request = { sessionId, createdAt: at };
  await db.insert(candidateRequests).values([
    { ...request, id: newId(), kind: 'human_review', text: 'Please look again.' },
    {
      ...request,
      id: newId(),
      kind: 'transcript_correction',
      turnId: `${sessionId}-1`,
      text: 'Three hours, not two.',
    },
  ]);
  const recordingId = newId();
  await db.insert(recordings).values({
    id: recordingId,
    sessionId,
    turnId: `${sessionId}-1`,
    recordingAttempt: 1,
    contentType: 'audio/webm',
    state: 'transcribed',
    transcript: 'What I said.',
    begunAt: at,
    finishedAt: at,
    seenAt: at,
  });
  await db.insert(recordingParts).values({ recordingId, number: 1, digest: userId, bytes: 3 });
  await db.insert(integrityLogs).values({ sessionId });
  const open = { turnId: `${sessionId}-1`, questionKnown: true };
  await db
    .insert(integrityEvents)
    .values({ sessionId, id: newId(), signal: 'paste', at, characters: 12, whilePaused: false, ...open });
  await db.insert(idempotencyKeys).values({
    userId,
    operation: 'createSession',
    key: newId(),
    requestHash: 'hash',
    recordId: sessionId,
    holder: newId(),
    lockedAt: at,
  });
}
