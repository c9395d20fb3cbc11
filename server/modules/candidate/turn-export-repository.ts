import { asc, eq, inArray } from 'drizzle-orm';
import type { PersonalRecording, PersonalRecords } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  candidateRequests,
  hiringTerms,
  integrityEvents,
  integrityFindings,
  interviewSessions,
  interviews,
  recordings,
  turns,
} from '../../platform/database/schema/index.ts';
import { interviewName, soundFileName } from './recording-names.ts';

/** What was recorded of answers, each with its interview, attempt and question. */
export async function recordingsOf(db: Database, sessionIds: string[]): Promise<PersonalRecording[]> {
  const rows = await db
    .select({
      _id: recordings.id,
      session_id: recordings.sessionId,
      attempt: interviewSessions.attempt,
      turn_position: turns.position,
      question_number: turns.questionNumber,
      kind: turns.kind,
      prompt: turns.prompt,
      recording_attempt: recordings.recordingAttempt,
      content_type: recordings.contentType,
      state: recordings.state,
      duration_seconds: recordings.durationSeconds,
      transcript: recordings.transcript,
      segments: recordings.segments,
      begun_at: recordings.begunAt,
      finished_at: recordings.finishedAt,
      roleFamily: interviews.roleFamilyName,
      title: hiringTerms.title,
      company: hiringTerms.company,
    })
    .from(recordings)
    .innerJoin(turns, eq(turns.id, recordings.turnId))
    .innerJoin(interviewSessions, eq(interviewSessions.id, recordings.sessionId))
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .leftJoin(hiringTerms, eq(hiringTerms.interviewId, interviews.id))
    .where(inArray(recordings.sessionId, sessionIds))
    .orderBy(asc(recordings.position));
  return rows.map(({ roleFamily, title, company, ...row }) => {
    const { _id: id, content_type: contentType, begun_at: begunAt, finished_at: finishedAt } = row;
    const place = { roleFamily, title, company, questionNumber: row.question_number };
    return {
      ...row,
      attempt: title === null ? null : row.attempt,
      interview: interviewName(place),
      begun_at: begunAt.toISOString(),
      file: finishedAt && soundFileName(place, { id, contentType, begunAt }),
      audio: finishedAt && `/api/v1/interviews/session/${row.session_id}/recordings/${id}/audio`,
    };
  });
}

/** What was asked of a person; a correction with the question that it is about. */
export function requestsOf(db: Database, sessionIds: string[]): Promise<PersonalRecords> {
  return db
    .select({
      session_id: candidateRequests.sessionId,
      turn_position: turns.position,
      question_number: turns.questionNumber,
      question_kind: turns.kind,
      kind: candidateRequests.kind,
      text: candidateRequests.text,
      created_at: candidateRequests.createdAt,
      handed_over_at: candidateRequests.handedOverAt,
      answer: candidateRequests.answer,
      answered_at: candidateRequests.answeredAt,
    })
    .from(candidateRequests)
    .leftJoin(turns, eq(turns.id, candidateRequests.turnId))
    .where(inArray(candidateRequests.sessionId, sessionIds))
    .orderBy(asc(candidateRequests.position));
}

/** What was noted, each with the question that was open in the browser; whether that is known is said too. */
export function integrityEventsOf(db: Database, sessionIds: string[]): Promise<PersonalRecords> {
  return db
    .select({
      session_id: integrityEvents.sessionId,
      turn_position: turns.position,
      question_number: turns.questionNumber,
      question_kind: turns.kind,
      question_known: integrityEvents.questionKnown,
      signal: integrityEvents.signal,
      at: integrityEvents.at,
      duration_ms: integrityEvents.durationMs,
      characters: integrityEvents.characters,
      device: integrityEvents.device,
      cause: integrityEvents.cause,
      while_paused: integrityEvents.whilePaused,
      elsewhere: integrityEvents.elsewhere,
      comment: integrityEvents.comment,
      commented_at: integrityEvents.commentedAt,
    })
    .from(integrityEvents)
    .leftJoin(turns, eq(turns.id, integrityEvents.turnId))
    .where(inArray(integrityEvents.sessionId, sessionIds))
    .orderBy(asc(integrityEvents.position));
}

/** Possible violations that companies saw in somebody's attempts, and what became of each. */
export function integrityFindingsOf(db: Database, sessionIds: string[]): Promise<PersonalRecords> {
  return db
    .select({
      session_id: integrityFindings.sessionId,
      verdict: integrityFindings.verdict,
      text: integrityFindings.text,
      event_ids: integrityFindings.eventIds,
      proposed_at: integrityFindings.proposedAt,
      second_review: integrityFindings.secondReview,
      comment_until: integrityFindings.commentUntil,
      reply: integrityFindings.reply,
      replied_at: integrityFindings.repliedAt,
      decided_at: integrityFindings.decidedAt,
      reason: integrityFindings.decisionReason,
    })
    .from(integrityFindings)
    .where(inArray(integrityFindings.sessionId, sessionIds))
    .orderBy(asc(integrityFindings.proposedAt));
}
