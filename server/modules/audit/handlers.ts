import type { AuditChain, ListAuditEntriesData } from '../../../openapi/gen/types.gen.ts';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  asFile,
  CSV_TYPE,
  type CsvColumn,
  csvOf,
  JSON_LINES_TYPE,
  jsonLinesOf,
} from '../../platform/http/csv.ts';
import { readHead } from './check-repository.ts';
import { type CheckDeps, lastCheck, startCheck } from './check-service.ts';
import { type AuditFilter, type AuditRow, findAuditEntries } from './log-repository.ts';
import { presentAuditEntry, presentCheck } from './presenter.ts';

const ROWS_A_PAGE = 500;

type Query = NonNullable<ListAuditEntriesData['query']>;

const column = (name: keyof ReturnType<typeof presentAuditEntry>): CsvColumn<AuditRow> => ({
  name,
  value: (row) => {
    const value = presentAuditEntry(row)[name];
    return value === null || typeof value !== 'object' ? value : JSON.stringify(value);
  },
});

const columns: readonly CsvColumn<AuditRow>[] = [
  column('number'),
  column('at'),
  { name: 'actor', value: ({ entry, actor }) => actor?.email ?? entry.actorId },
  ...(['action', 'entity_type', 'entity_id', 'entity_name', 'reason', 'before', 'after'] as const).map(
    column,
  ),
  ...(['address', 'request_id', 'hash'] as const).map(column),
];

/** The operations on the audit log of `openapi/paths/admin-logs.yaml`. */
export function auditHandlers(
  deps: Omit<CheckDeps, 'logger'>,
): Pick<RouteHandlers, 'listAuditEntries' | 'exportAuditEntries' | 'getAuditCheck' | 'startAuditCheck'> {
  const { db } = deps;
  const chain = async (): Promise<AuditChain> => {
    const check = await lastCheck(deps);
    return { entries: (await readHead(db)).number, check: check ? presentCheck(check) : null };
  };
  return {
    async listAuditEntries(request, reply) {
      const { page_size: size = 20, ...query } = request.query ?? {};
      const rows = await findAuditEntries(db, filterOf(query), size + 1);
      const items = rows.slice(0, size);
      const last = items.at(-1)?.entry.number;
      const next = rows.length > size && last !== undefined ? String(last) : null;
      return reply.code(200).send({ items: items.map(presentAuditEntry), next });
    },
    async exportAuditEntries(request, reply) {
      const { format = 'csv', ...query } = request.query ?? {};
      const pages = pagesOf(db, filterOf(query));
      const file =
        format === 'csv'
          ? asFile(reply, { name: 'audit.csv', type: CSV_TYPE }, csvOf(columns, pages))
          : asFile(reply, { name: 'audit.jsonl', type: JSON_LINES_TYPE }, jsonLinesOf(wholeOf(pages)));
      return reply.code(200).send(file);
    },
    async getAuditCheck(_request, reply) {
      return reply.code(200).send(await chain());
    },
    async startAuditCheck(_request, reply) {
      await startCheck(deps, { whole: true });
      return reply.code(202).send(await chain());
    },
  };
}

function filterOf({ q = '', entity_type: entityType, from, to, before }: Query): AuditFilter {
  return {
    q,
    entityType,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    before: /^\d{1,15}$/.test(before ?? '') ? Number(before) : undefined,
  };
}

/** From the newest to the oldest; what is appended meanwhile is not in it. */
async function* pagesOf(db: Database, filter: AuditFilter): AsyncGenerator<readonly AuditRow[]> {
  let { before } = filter;
  for (;;) {
    const rows = await findAuditEntries(db, { ...filter, before }, ROWS_A_PAGE);
    yield rows;
    if (rows.length < ROWS_A_PAGE) return;
    before = rows.at(-1)?.entry.number;
  }
}

async function* wholeOf(pages: AsyncIterable<readonly AuditRow[]>) {
  for await (const rows of pages) {
    yield rows.map((row) => {
      const { body, previousHash } = row.entry;
      return { ...presentAuditEntry(row), body, previous_hash: previousHash };
    });
  }
}
