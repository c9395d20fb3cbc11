import type { FastifyReply } from 'fastify';
import type { AiCall, LogNews, MailLogEntry, SystemLogEntry } from '../../../../openapi/gen/types.gen.ts';
import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { aiCalls, mailLog, systemLog } from '../../../platform/database/schema/index.ts';
import { asFile, CSV_TYPE, csvOf, JSON_LINES_TYPE, jsonLinesOf } from '../../../platform/http/csv.ts';
import { sendEvents } from '../../../platform/http/event-stream.ts';
import { callRows, cursorOf, type LogRange, mailRows, systemRows } from './log-repository.ts';
import { followLog, type TailDeps } from './tail-service.ts';

const ROWS_A_PAGE = 500;

type LogOperation =
  | 'listSystemLog'
  | 'exportSystemLog'
  | 'listAiCalls'
  | 'exportAiCalls'
  | 'listMailLog'
  | 'exportMailLog'
  | 'streamLogs';

/** A log with what it was asked for: some rows of it, and how one is shown. */
interface Source<Row, Shown extends object> {
  readonly rows: (db: Database, range: LogRange, limit: number) => Promise<Row[]>;
  readonly present: (row: Row) => Shown;
}

interface Filtered {
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The operations on the other logs of `openapi/paths/admin-logs.yaml`. */
export function logHandlers(deps: TailDeps): Pick<RouteHandlers, LogOperation> {
  const { db } = deps;
  return {
    async listSystemLog({ query = {} }, reply) {
      return reply.code(200).send(await pageOf(db, systemSource(query), query));
    },
    async exportSystemLog({ query = {} }, reply) {
      return reply.code(200).send(fileOf(db, reply, 'system', systemSource(query), SYSTEM_COLUMNS, query));
    },
    async listAiCalls({ query = {} }, reply) {
      return reply.code(200).send(await pageOf(db, callSource(query), query));
    },
    async exportAiCalls({ query = {} }, reply) {
      return reply.code(200).send(fileOf(db, reply, 'ai', callSource(query), CALL_COLUMNS, query));
    },
    async listMailLog({ query = {} }, reply) {
      return reply.code(200).send(await pageOf(db, mailSource(query), query));
    },
    async exportMailLog({ query = {} }, reply) {
      return reply.code(200).send(fileOf(db, reply, 'mail', mailSource(query), MAIL_COLUMNS, query));
    },
    async streamLogs(request, reply) {
      const { log } = request.query;
      return sendEvents<LogNews>(reply, request.log, (reader) => followLog(deps, log, reader));
    },
  };
}

const wordOf = ({ q = '' }: Filtered) => q.trim();

const systemSource = (query: Filtered & { level?: SystemLogEntry['level'] }) => ({
  rows: systemRows({ q: wordOf(query), level: query.level }),
  present: presentLine,
});

const callSource = (query: Filtered & { task?: string; outcome?: AiCall['outcome'] | 'failed' }) => ({
  rows: callRows({ q: wordOf(query), task: query.task, outcome: query.outcome }),
  present: presentCall,
});

const mailSource = (
  query: Filtered & { kind?: MailLogEntry['kind']; outcome?: MailLogEntry['outcome'] },
) => ({
  rows: mailRows({ q: wordOf(query), kind: query.kind, outcome: query.outcome }),
  present: presentMail,
});

const rangeOf = ({ from, to }: Filtered): LogRange => ({
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
});

async function pageOf<Row extends { readonly at: Date; readonly id: number }, Shown extends object>(
  db: Database,
  { rows, present }: Source<Row, Shown>,
  query: Filtered & { readonly page_size?: number; readonly before?: string },
): Promise<{ items: Shown[]; next: string | null }> {
  const { page_size: size = 20, before } = query;
  const found = await rows(db, { ...rangeOf(query), before }, size + 1);
  const items = found.slice(0, size);
  const last = items.at(-1);
  return { items: items.map(present), next: found.length > size && last ? cursorOf(last) : null };
}

/** The whole result, read a page at a time; what is logged meanwhile is not in it. */
function fileOf<Row extends { readonly at: Date; readonly id: number }, Shown extends object>(
  db: Database,
  reply: FastifyReply,
  name: string,
  { rows, present }: Source<Row, Shown>,
  columns: readonly (keyof Shown & string)[],
  query: Filtered & { readonly format?: 'csv' | 'jsonl' },
): Blob {
  const pages = async function* () {
    for (let before: string | undefined; ; ) {
      const found: Row[] = await rows(db, { ...rangeOf(query), before }, ROWS_A_PAGE);
      yield found.map(present);
      const last = found.at(-1);
      if (found.length < ROWS_A_PAGE || !last) return;
      before = cursorOf(last);
    }
  };
  if (query.format === 'jsonl') {
    return asFile(reply, { name: `${name}.jsonl`, type: JSON_LINES_TYPE }, jsonLinesOf(pages()));
  }
  const cells = columns.map((column) => ({
    name: column,
    value: (row: Shown) => row[column] as string | number | null,
  }));
  return asFile(reply, { name: `${name}.csv`, type: CSV_TYPE }, csvOf(cells, pages()));
}

const SYSTEM_COLUMNS = [
  'at',
  'level',
  'message',
  'error_type',
  'error_message',
  'request_id',
  'work',
  'details',
  'stack',
] as const;

function presentLine(row: typeof systemLog.$inferSelect): SystemLogEntry {
  const { id, at, level, message, errorType, errorMessage, stack, requestId, work, details } = row;
  return {
    _id: id,
    at: at.toISOString(),
    level,
    message,
    error_type: errorType,
    error_message: errorMessage,
    stack,
    request_id: requestId,
    work,
    details,
  };
}

const CALL_COLUMNS = [
  'at',
  'task',
  'host',
  'model',
  'outcome',
  'reason',
  'milliseconds',
  'prompt_tokens',
  'completion_tokens',
] as const;

function presentCall(row: typeof aiCalls.$inferSelect): AiCall {
  const { id, at, task, host, model, outcome, reason, milliseconds } = row;
  return {
    _id: id,
    at: at.toISOString(),
    task,
    host,
    model,
    outcome,
    reason,
    milliseconds,
    prompt_tokens: row.promptTokens,
    completion_tokens: row.completionTokens,
  };
}

const MAIL_COLUMNS = ['at', 'recipient', 'kind', 'outcome', 'reason', 'milliseconds', 'mail_id'] as const;

function presentMail(row: typeof mailLog.$inferSelect): MailLogEntry {
  const { id, at, mailId, recipient, kind, outcome, reason, milliseconds } = row;
  return {
    _id: id,
    at: at.toISOString(),
    mail_id: mailId,
    recipient,
    kind: kind as MailLogEntry['kind'],
    outcome,
    reason,
    milliseconds,
  };
}
