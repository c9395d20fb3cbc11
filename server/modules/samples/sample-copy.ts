import type { Samples } from '../../demo/samples.ts';

type Table = Samples['tables'][number];
type Row = Table['rows'][number];

/** Whose the sample becomes. */
export interface Taker {
  readonly companyId: string;
  readonly userId: string;
  readonly at: Date;
  readonly newId: () => string;
}

/** What a company has of its own, or what would call its people: the library of tests, live interviews. */
const LEFT_OUT = [
  'companies',
  'company_members',
  'tests',
  'test_versions',
  'test_uses',
  'live_interviews',
  'live_interviewers',
].map((name) => `public.${name}`);

const ADDRESS = /@(?:sample|company|candor)\.example/g;

/** The rows of the sample company as another company's: its owner is the taker, and nothing else of it has an id or an address that it had. */
export function copyOf(samples: Samples, taker: Taker): Table[] {
  const ownerId = valuesOf(samples, 'company_members', 'user_id', { role: 'owner' })[0] ?? '';
  const live = valuesOf(samples, 'hiring_terms', 'interview_id').filter((id) => isLive(samples, id));
  const invitedLive = live.flatMap((id) => valuesOf(samples, 'invitations', 'id', { interview_id: id }));
  const titles = live.flatMap((id) => valuesOf(samples, 'hiring_terms', 'title', { interview_id: id }));
  const gone = [...live, ...invitedLive, ...titles];
  const kept = samples.tables
    .filter(({ name }) => !LEFT_OUT.includes(name))
    .map((table) => ({ ...table, rows: table.rows.filter((row) => isKept(table, row, { ownerId, gone })) }));
  return withMarks(withNewIds(samples, kept, ownerId, taker), taker);
}

const isLive = (samples: Samples, id: string) => valuesOf(samples, 'interviews', 'live', { id }).length > 0;

/** Of live interviews nothing is told either. Colleagues come as people who left: what they did stays, nothing waits for them. */
function isKept(table: Table, row: Row, of: { ownerId: string; gone: readonly string[] }): boolean {
  if (of.gone.some((id) => row.some((value) => value?.includes(id)))) return false;
  const value = (name: string) => row[columnOf(table, name)];
  if (table.name === 'public.users') return value('id') !== of.ownerId;
  if (table.name === 'public.workspace_members') return value('user_id') === of.ownerId;
  if (table.name === 'public.review_assignments')
    return value('user_id') === of.ownerId || value('status') !== 'open';
  return true;
}

/** In one pass over their text, so that ids inside JSON change along. */
function withNewIds(
  { tables }: Samples,
  kept: readonly Table[],
  ownerId: string,
  { companyId, userId, newId }: Taker,
): Table[] {
  const ids = new Map<string, string>();
  for (const table of tables)
    for (const row of table.rows) {
      const id = row[columnOf(table, 'id')];
      if (id) ids.set(id, newId());
    }
  for (const id of valuesOf({ tables }, 'companies', 'id')) ids.set(id, companyId);
  ids.set(ownerId, userId);
  const domain = `@${Buffer.from(newId()).toString('hex').slice(0, 10)}.sample.example`;
  const text = JSON.stringify(kept)
    .replaceAll(/[\w-]+/g, (word) => ids.get(word) ?? word)
    .replaceAll(ADDRESS, domain);
  return JSON.parse(text) as Table[];
}

/** Nobody signs in as one of them, and nobody is told to rate. */
function withMarks(tables: readonly Table[], { companyId, at }: Taker): Table[] {
  const told = at.toISOString();
  const marks: Readonly<Record<string, Readonly<Record<string, readonly [type: string, value: string]>>>> = {
    'public.users': { is_active: ['boolean', 'false'] },
    'public.workspaces': { is_sample: ['boolean', 'true'] },
    'public.review_assignments': { told_at: ['timestamptz', told], reminded_at: ['timestamptz', told] },
  };
  const marked = tables.map((table) =>
    Object.entries(marks[table.name] ?? {}).reduce(
      (result, [name, [type, value]]) => withColumn(result, { name, type }, value),
      table,
    ),
  );
  const accounts = valuesOf({ tables }, 'users', 'id').map((id) => [id, companyId]);
  const columns = ['user_id', 'company_id'].map((name) => ({ name, type: 'text' }));
  return [...marked, { name: 'public.sample_accounts', columns, rows: accounts }];
}

function withColumn(table: Table, column: Table['columns'][number], value: string): Table {
  const columns = table.columns.filter(({ name }) => name !== column.name);
  const stay = columns.map(({ name }) => columnOf(table, name));
  return {
    ...table,
    columns: [...columns, column],
    rows: table.rows.map((row) => [...stay.map((place) => row[place] ?? null), value]),
  };
}

/** The values of a column, of the rows that have these ones; without null. */
function valuesOf(
  { tables }: Pick<Samples, 'tables'>,
  name: string,
  column: string,
  having: Readonly<Record<string, string>> = {},
): string[] {
  const table = tables.find((one) => one.name === `public.${name}`);
  if (!table) return [];
  return table.rows
    .filter((row) => Object.entries(having).every(([key, value]) => row[columnOf(table, key)] === value))
    .flatMap((row) => row[columnOf(table, column)] ?? []);
}

const columnOf = ({ columns }: Table, wanted: string) => columns.findIndex(({ name }) => name === wanted);
