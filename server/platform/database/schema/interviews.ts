import { boolean, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type {
  Accommodation,
  Evaluation,
  InsufficientReason,
  JudgedAnswer,
  Level,
  LiveSettings,
  PracticeType,
  QuestionSelection,
  ReviewerChoice,
  SessionStatus,
  SessionSummary,
  Turn,
  TurnOutcome,
} from '../../../../openapi/gen/types.gen.ts';
import type { FollowUpKind } from '../../../checklist/types.ts';
import type { ChoiceQuestion } from '../../../content/choices/choice-set.ts';
import type { CodeQuestion } from '../../../content/coding/coding-set.ts';
import type { Competency, Question } from '../../../content/question-bank.ts';
import type { StoredEngine } from '../stored-engine.ts';
import { storedJson } from '../stored-json.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';
import { rubrics, workspaces } from './workspaces.ts';

/** How the questions of an interview were chosen. */
export interface StoredSelection {
  readonly method: QuestionSelection['method'];
  readonly matchedTerms: readonly string[];
  /** Why no model tailored them to what the candidate pasted, where one should have. */
  readonly note?: string;
  /** Of `retry` only: the report with the earlier answer. */
  readonly retryOf?: string;
  /** Of a mixed interview that asks for code beside questions of the bank. */
  readonly codingSetVersion?: number;
  /** Likewise of one that asks multiple-choice questions. */
  readonly choiceSetVersion?: number;
}

/** A question as it is frozen: answered in words, with a key, or with code. */
export type AskedQuestion = (Question | ChoiceQuestion | CodeQuestion) & {
  /** Of an item of a company's test alone: the points of a right answer. */
  readonly worth?: number;
};

/** A competency as it counts in one interview. */
export interface WeighedCompetency extends Competency {
  /** Its share of the whole, 0 to 1; all of an interview sum to 1. */
  readonly weight: number;
}

/** What was found in an answer: by an engine, or held against its key or cases. */
export type AnswerFindings = Pick<JudgedAnswer, 'checklist' | 'assessment' | 'exact'>;

/**
 * How far an answer is that its candidate reads of before the report. `until`: by then nobody waits for it
 * any longer.
 */
export type StoredFeedback =
  | {
      readonly state: 'asked' | 'judging';
      readonly until: string;
      /** Whether the engine was away when it was asked before. */
      readonly isAskedAgain?: boolean;
    }
  | { readonly state: 'away' }
  | { readonly state: 'ready'; readonly engine: StoredEngine; readonly findings: AnswerFindings };

/** The frozen definition: what is asked and against which texts it is judged. */
export const interviews = pgTable(
  'interviews',
  {
    id: text('id').primaryKey(),
    /** Null for one of a company's workspace: it outlives whoever made it. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of a workspace's interview alone, as those below. */
    companyId: text('company_id'),
    workspaceId: text('workspace_id'),
    rubricVersion: integer('rubric_version'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** So many people rate before others read what an engine found. */
    scorecardsNeeded: integer('scorecards_needed').notNull().default(1),
    /** Who is asked to rate; null where that is anybody who sees the candidates. */
    reviewers: storedJson('reviewers').$type<ReviewerChoice>(),
    /** Of one that people hold: its reviewers do; null where an engine asks. */
    live: storedJson('live').$type<LiveSettings>(),
    mode: text('mode').$type<SessionSummary['mode']>().notNull(),
    roleFamilyId: text('role_family_id').notNull(),
    roleFamilyName: text('role_family_name').notNull(),
    level: text('level').$type<Level>().notNull(),
    questionType: text('question_type').$type<PracticeType>().notNull(),
    engine: storedJson('engine').$type<StoredEngine>().notNull(),
    /** Of the role family's questions and anchors; where all are multiple-choice or all coding ones, of that set. */
    bankVersion: integer('bank_version').notNull(),
    questions: storedJson('questions').$type<readonly AskedQuestion[]>().notNull(),
    competencies: storedJson('competencies').$type<readonly WeighedCompetency[]>().notNull(),
    selection: storedJson('selection').$type<StoredSelection>().notNull(),
    jobDescription: text('job_description'),
    followUpCap: integer('follow_up_cap').notNull(),
    /** Of a practice: whether each answer is spoken of before the next question. */
    feedbackAfterEach: boolean('feedback_after_each').notNull().default(false),
    /** Of one attempt without any extra time. */
    limitSeconds: integer('limit_seconds').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('interviews_of').on(table.companyId, table.id),
    index('interviews_workspace').on(table.workspaceId, table.createdAt, table.id),
    foreignKey({
      name: 'interviews_workspace_of',
      columns: [table.companyId, table.workspaceId],
      foreignColumns: [workspaces.companyId, workspaces.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'interviews_rubric',
      columns: [table.workspaceId, table.rubricVersion],
      foreignColumns: [rubrics.workspaceId, rubrics.version],
    }).onDelete('cascade'),
  ],
);

/** One candidate's attempt. */
export const interviewSessions = pgTable(
  'interview_sessions',
  {
    id: text('id').primaryKey(),
    interviewId: text('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    candidateId: text('candidate_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which attempt of this candidate it is, from 1. */
    attempt: integer('attempt').notNull().default(1),
    /** Granted extra time included. */
    limitSeconds: integer('limit_seconds').notNull(),
    /** What an attempt of hiring is held with; null for a practice, and where a later decision hides it (`0003`). */
    granted: storedJson('granted').$type<Accommodation>(),
    status: text('status').$type<SessionStatus>().notNull(),
    activeSeconds: integer('active_seconds').notNull().default(0),
    /** The last sign of life up to which time is counted. */
    lastSeenAt: moment('last_seen_at'),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    updatedAt: moment('updated_at').notNull(),
    evaluationState: text('evaluation_state').$type<Evaluation['state']>().notNull().default('not_started'),
    evaluationMessage: text('evaluation_message'),
    /** The last sign of life of the evaluation. */
    evaluationSeenAt: moment('evaluation_seen_at'),
    /** The one client from which it can be written in; null where no page is open. */
    activeClient: text('active_client'),
    activeClientSeenAt: moment('active_client_seen_at'),
  },
  (table) => [
    unique('interview_sessions_attempt').on(table.interviewId, table.candidateId, table.attempt),
    index('interview_sessions_candidate').on(table.candidateId, table.createdAt, table.id),
    index('interview_sessions_status').on(table.status),
    index('interview_sessions_started').on(table.startedAt),
  ],
);

/** One question or follow-up that was asked, with what was said. */
export const turns = pgTable(
  'turns',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => interviewSessions.id, { onDelete: 'cascade' }),
    /** The order in which it was asked, from 1. */
    position: integer('position').notNull(),
    /** The core question it belongs to, from 1. */
    questionNumber: integer('question_number').notNull(),
    kind: text('kind').$type<Turn['kind']>().notNull(),
    questionId: text('question_id').notNull(),
    prompt: text('prompt').notNull(),
    /** What a follow-up asks for; null for a core question, where a model worded it, and where it was stored before kinds were. */
    followUpKind: text('follow_up_kind').$type<FollowUpKind>(),
    outcome: text('outcome').$type<TurnOutcome>(),
    answer: text('answer'),
    insufficientReason: text('insufficient_reason').$type<InsufficientReason>(),
    explanation: text('explanation'),
    /** Why no follow-up could be asked, for the candidate. */
    followUpNote: text('follow_up_note'),
    /** How long a follow-up may take that is being written; null where none is. */
    followUpUntil: moment('follow_up_until'),
    /** Whether a model was asked for it already: it is asked once, whichever process does. */
    followUpBegun: boolean('follow_up_begun').notNull().default(false),
    /** Of the first turn of an answer alone; null where none was asked for. */
    feedback: storedJson('feedback').$type<StoredFeedback>(),
    draftText: text('draft_text'),
    draftRevision: integer('draft_revision').notNull().default(0),
    draftSavedAt: moment('draft_saved_at'),
    askedAt: moment('asked_at').notNull(),
    closedAt: moment('closed_at'),
    activeSecondsAtAsk: integer('active_seconds_at_ask').notNull(),
    activeSecondsAtClose: integer('active_seconds_at_close'),
    /** What its answer waited for a connection and the clock was spared. */
    waitedSeconds: integer('waited_seconds').notNull().default(0),
  },
  (table) => [unique('turns_position').on(table.sessionId, table.position)],
);
