import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, not, or } from 'drizzle-orm';
import type { PersonalData, PersonalRecords } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  applicationResumes,
  consents,
  hiringTerms,
  interviewSessions,
  interviews,
  invitations,
  reports,
  turns,
} from '../../platform/database/schema/index.ts';
import { readCode } from '../assessment/exact/code-answer.ts';
import { withoutTestKeys } from '../assessment/exact/withheld-key.ts';
import { presentEngine } from '../assessment/presented-engine.ts';
import { ownByAddress } from '../auth/account/own-address-service.ts';
import type { Account } from '../auth/account-repository.ts';
import { isReportEmbargoed } from '../interviews/invited/result/embargo-sql.ts';
import {
  integrityEventsOf,
  integrityFindingsOf,
  recordingsOf,
  requestsOf,
} from './turn-export-repository.ts';

type InterviewRecords = Pick<
  PersonalData,
  | 'invitations'
  | 'consents'
  | 'resumes'
  | 'sessions'
  | 'turns'
  | 'recordings'
  | 'requests'
  | 'integrity_events'
  | 'integrity_findings'
  | 'reports'
>;

/** Reports are read this many at a time: the embedded database answers nobody else meanwhile. */
const REPORTS_AT_ONCE = 50;
const SESSIONS_AT_ONCE = 50;

/**
 * What somebody was invited to, said, and was told by a moment; never what else an interview could have
 * asked, and no report that waits until no attempt can follow.
 */
export async function interviewRecords(db: Database, account: Account, at: Date): Promise<InterviewRecords> {
  const sessions = await sessionsOf(db, account.id);
  const batches = batchesOf(sessions.map(({ _id }) => _id));
  const ofSessions = async <T>(read: (sessionIds: string[]) => Promise<T[]>) => {
    const records: T[] = [];
    for (const batch of batches) records.push(...(await read(batch)));
    return records;
  };
  const attempts = new Map(
    sessions.map(({ _id, mode, attempt }) => [_id, mode === 'practice' ? null : attempt]),
  );
  /** A practice has no attempts. */
  const withAttempts = (records: PersonalRecords): PersonalRecords =>
    records.map(({ session_id, ...record }) => ({
      session_id,
      attempt: attempts.get(String(session_id)) ?? null,
      ...record,
    }));
  return {
    invitations: await invitationsOf(db, account),
    consents: await consentsOf(db, account.id),
    resumes: await resumesOf(db, account.id),
    sessions,
    turns: withAttempts(await ofSessions((ids) => turnsOf(db, ids))),
    recordings: await ofSessions((ids) => recordingsOf(db, ids)),
    requests: withAttempts(await ofSessions((ids) => requestsOf(db, ids))),
    integrity_events: withAttempts(await ofSessions((ids) => integrityEventsOf(db, ids))),
    integrity_findings: withAttempts(await ofSessions((ids) => integrityFindingsOf(db, ids))),
    reports: await reportsOf(db, account.id, at),
  };
}

function batchesOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / SESSIONS_AT_ONCE);
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * SESSIONS_AT_ONCE, (at + 1) * SESSIONS_AT_ONCE),
  );
}

async function invitationsOf(db: Database, account: Account) {
  const own = await ownByAddress(db, account);
  return db
    .select({
      interview_id: invitations.interviewId,
      company: hiringTerms.company,
      title: hiringTerms.title,
      email: invitations.email,
      invited_at: invitations.createdAt,
      revoked_at: invitations.revokedAt,
      requested_accommodation: invitations.requested,
      request_note: invitations.requestNote,
      requested_at: invitations.requestedAt,
      granted_accommodation: invitations.granted,
      decided_at: invitations.decidedAt,
    })
    .from(invitations)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, invitations.interviewId))
    .where(or(eq(invitations.candidateId, account.id), own.invitations))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
}

function consentsOf(db: Database, candidateId: string) {
  return db
    .select({
      interview_id: invitations.interviewId,
      item: consents.item,
      version: consents.version,
      is_given: consents.isGiven,
      decided_at: consents.decidedAt,
    })
    .from(consents)
    .innerJoin(invitations, eq(invitations.id, consents.invitationId))
    .where(eq(invitations.candidateId, candidateId))
    .orderBy(asc(consents.position));
}

/** The files that were attached to applications; the company has them. */
function resumesOf(db: Database, candidateId: string) {
  const { name, contentType, bytes, storedAt, uploadedBy } = applicationResumes;
  return db
    .select({ name, content_type: contentType, bytes, stored_at: storedAt })
    .from(applicationResumes)
    .where(and(eq(uploadedBy, candidateId), isNotNull(storedAt)))
    .orderBy(asc(storedAt));
}

async function sessionsOf(db: Database, candidateId: string) {
  const rows = await db
    .select({
      _id: interviewSessions.id,
      interview_id: interviewSessions.interviewId,
      mode: interviews.mode,
      role_family: interviews.roleFamilyName,
      level: interviews.level,
      question_type: interviews.questionType,
      engine: interviews.engine,
      job_description: interviews.jobDescription,
      attempt: interviewSessions.attempt,
      status: interviewSessions.status,
      limit_seconds: interviewSessions.limitSeconds,
      granted_accommodation: interviewSessions.granted,
      active_seconds: interviewSessions.activeSeconds,
      created_at: interviewSessions.createdAt,
      started_at: interviewSessions.startedAt,
      last_seen_at: interviewSessions.lastSeenAt,
      ended_at: interviewSessions.endedAt,
      evaluation_state: interviewSessions.evaluationState,
      evaluation_message: interviewSessions.evaluationMessage,
    })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .where(eq(interviewSessions.candidateId, candidateId))
    .orderBy(asc(interviewSessions.createdAt), asc(interviewSessions.id));
  return rows.map(({ engine, ...row }) => ({ ...row, engine: presentEngine(engine) }));
}

/** Code is given as such and not as the text in which it is stored. */
async function turnsOf(db: Database, sessionIds: string[]): Promise<PersonalRecords> {
  const wasAsked = or(isNull(turns.outcome), ne(turns.outcome, 'unasked'));
  const rows = await db
    .select({
      session_id: turns.sessionId,
      position: turns.position,
      question_number: turns.questionNumber,
      kind: turns.kind,
      prompt: turns.prompt,
      outcome: turns.outcome,
      answer: turns.answer,
      explanation: turns.explanation,
      follow_up_note: turns.followUpNote,
      feedback: turns.feedback,
      draft_text: turns.draftText,
      draft_saved_at: turns.draftSavedAt,
      asked_at: turns.askedAt,
      closed_at: turns.closedAt,
      waited_seconds: turns.waitedSeconds,
    })
    .from(turns)
    .where(and(inArray(turns.sessionId, sessionIds), wasAsked))
    .orderBy(asc(turns.sessionId), asc(turns.position));
  const readable = (text: string | null) => (text === null ? null : (readCode(text) ?? text));
  return rows.map(({ feedback, ...row }) => ({
    ...row,
    feedback: feedback?.state === 'ready' ? feedback.findings : null,
    answer: readable(row.answer),
    draft_text: readable(row.draft_text),
  }));
}

async function reportsOf(db: Database, candidateId: string, at: Date): Promise<PersonalRecords> {
  const isOpen = not(isReportEmbargoed(reports.sessionId, at.toISOString()));
  const bodies: PersonalRecords = [];
  let lastId = '';
  for (;;) {
    const batch = await db
      .select({ id: reports.id, body: reports.body })
      .from(reports)
      .where(and(eq(reports.candidateId, candidateId), gt(reports.id, lastId), isOpen))
      .orderBy(asc(reports.id))
      .limit(REPORTS_AT_ONCE);
    bodies.push(
      ...batch.map(({ body }) => ({ ...withoutTestKeys(body), engine: presentEngine(body.engine) })),
    );
    if (batch.length < REPORTS_AT_ONCE) return bodies;
    lastId = batch.at(-1)?.id ?? lastId;
  }
}
