import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** What the server found wrong, as its log says it: no headers, no bodies, no values of statements. */
export const systemLog = pgTable(
  'system_log',
  {
    id: rowId(),
    at: moment('at').notNull(),
    level: text('level').$type<'warn' | 'error' | 'fatal'>().notNull(),
    message: text('message').notNull(),
    /** Of the error that was caught: its class, what it says and where it came from. */
    errorType: text('error_type'),
    errorMessage: text('error_message'),
    stack: text('stack'),
    requestId: text('request_id'),
    /** The queue of a job that failed, or the name of recurring work. */
    work: text('work'),
    /** Everything else of the line, as JSON. */
    details: text('details').notNull(),
  },
  (table) => [
    index('system_log_at').on(table.at, table.id),
    index('system_log_level').on(table.level, table.at, table.id),
    index('system_log_message').on(table.message, table.at, table.id),
    index('system_log_error').on(table.errorType, table.at, table.id),
    index('system_log_work').on(table.work, table.at, table.id),
    index('system_log_request').on(table.requestId),
  ],
);

/** Each question to an AI endpoint: never what was asked or answered. */
export const aiCalls = pgTable(
  'ai_calls',
  {
    id: rowId(),
    at: moment('at').notNull(),
    /** What it was asked for, as in `judgement`. */
    task: text('task').notNull(),
    host: text('host').notNull(),
    model: text('model').notNull(),
    /** `answered`, `late` where it went on longer than somebody should wait, or why there is no answer. */
    outcome: text('outcome')
      .$type<'answered' | 'late' | 'unreachable' | 'slow' | 'busy' | 'refused' | 'unusable'>()
      .notNull(),
    reason: text('reason'),
    milliseconds: integer('milliseconds').notNull(),
    /** As the endpoint counts them; null where it does not say. */
    promptTokens: integer('prompt_tokens'),
    completionTokens: integer('completion_tokens'),
  },
  (table) => [
    index('ai_calls_at').on(table.at, table.id),
    index('ai_calls_outcome').on(table.outcome, table.at, table.id),
    index('ai_calls_failed').on(table.at, table.id).where(sql`${table.outcome} <> 'answered'`),
    index('ai_calls_task').on(table.task, table.at, table.id),
    index('ai_calls_model').on(table.model, table.at, table.id),
    index('ai_calls_host').on(table.host, table.at, table.id),
  ],
);

/** Each attempt to hand a mail over: never what it says. */
export const mailLog = pgTable(
  'mail_log',
  {
    id: rowId(),
    at: moment('at').notNull(),
    mailId: text('mail_id').notNull(),
    recipient: text('recipient').notNull(),
    /** What it is about, as in `account`. */
    kind: text('kind').notNull(),
    /** `refused` is for good: nobody reads mail there. */
    outcome: text('outcome').$type<'sent' | 'failed' | 'refused'>().notNull(),
    /** As the mail server says it. */
    reason: text('reason'),
    milliseconds: integer('milliseconds').notNull(),
  },
  (table) => [
    index('mail_log_at').on(table.at, table.id),
    index('mail_log_recipient').on(table.recipient, table.at, table.id),
    index('mail_log_kind').on(table.kind, table.at, table.id),
    index('mail_log_outcome').on(table.outcome, table.at, table.id),
    index('mail_log_mail').on(table.mailId),
  ],
);
