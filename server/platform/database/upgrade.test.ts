import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { asc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, test } from 'vitest';
import { migrated } from './connect.ts';
import { candidatePreferences } from './schema/candidates.ts';
import { companies, companyMembers } from './schema/companies.ts';
import { integrityEvents } from './schema/integrity.ts';
import { interviewSessions, interviews, turns } from './schema/interviews.ts';
import { invitations } from './schema/invitations.ts';
import { recordings } from './schema/recordings.ts';
import { reports } from './schema/reports.ts';
import { users } from './schema/users.ts';

/** Without a table: making a database takes seconds, unpacking a part of one. */
const blank = PGlite.create().then(async (client) => {
  const packed = await client.dumpDataDir('none');
  await client.close();
  return packed;
});

const textOnly = { extra_time_percent: 0, text_only: true, pauses: false };
const migrations = join(import.meta.dirname, 'migrations');

/** A row of each table that has changed since it was first released. */
const rows = `
  insert into users (id, email, full_name, role, created_at, updated_at)
    values ('ada', 'ada@mail.example', 'Ada', 'candidate', now(), now());
  insert into candidate_preferences values ('ada', true, now());
  insert into interviews values ('i', 'ada', 'ai', 'software', 'Software Engineer', 'junior', 'mixed', '{}', 1, '[]',
    '[]', '{}', null, 1, 900, now());
  insert into interview_sessions (id, interview_id, candidate_id, limit_seconds, status, created_at, updated_at)
    values ('s', 'i', 'ada', 900, 'in_progress', now(), now());
  insert into turns (id, session_id, position, question_number, kind, question_id, prompt, asked_at, active_seconds_at_ask)
    values ('t', 's', 1, 1, 'core', 'software-01', 'Why?', now(), 0);
  insert into invitations (id, interview_id, email, created_at) values ('v', 'i', 'ada@mail.example', now());
  insert into integrity_logs (session_id) values ('s');
  insert into integrity_events (session_id, id, signal, at, while_paused) values ('s', 'e', 'paste', now(), false);`;

/** Attempts of three candidates at an interview for hiring, and when it was decided what is granted to each. */
const attempts = `
  insert into users (id, email, full_name, role, created_at, updated_at)
    select id, id || '@mail.example', id, 'candidate', now(), now() from unnest(array['bo', 'cy', 'di']) id;
  insert into interviews values ('hiring', 'ada', 'ai', 'software', 'Software Engineer', 'junior', 'mixed', '{}', 1,
    '[]', '[]', '{}', null, 1, 900, now());
  insert into invitations (id, interview_id, email, candidate_id, created_at, granted, decided_at) values
    ('bo', 'hiring', 'bo@mail.example', 'bo', now(), '${JSON.stringify(textOnly)}', '2026-01-02'),
    ('cy', 'hiring', 'cy@mail.example', 'cy', now(), null, null),
    ('di', 'hiring', 'di@mail.example', 'di', now(), '${JSON.stringify(textOnly)}', '2026-01-02');
  insert into interview_sessions
    (id, interview_id, candidate_id, attempt, limit_seconds, status, ended_at, created_at, updated_at) values
    ('bo-1', 'hiring', 'bo', 1, 900, 'reported', '2026-01-01', now(), now()),
    ('bo-2', 'hiring', 'bo', 2, 900, 'reported', '2026-01-03', now(), now()),
    ('cy-1', 'hiring', 'cy', 1, 900, 'reported', '2026-01-01', now(), now()),
    ('di-1', 'hiring', 'di', 1, 900, 'in_progress', null, now(), now());`;

test.each([1, 2, 3])(
  'an attempt of release %i keeps what it was held with, unless a later decision hides it',
  async (release) => {
    const client = await databaseOf(release);
    await client.exec(rows + attempts);
    const { db, close } = await migrated(client);
    const found = await db.select().from(interviewSessions).orderBy(asc(interviewSessions.id));
    expect(found.map(({ id, granted }) => [id, granted])).toEqual([
      ['bo-1', null],
      ['bo-2', textOnly],
      ['cy-1', { extra_time_percent: 0, text_only: false, pauses: false }],
      ['di-1', textOnly],
      ['s', null],
    ]);
    await close();
  },
);

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'what a database of release %i holds lives on with the next one',
  async (release) => {
    const client = await databaseOf(release);
    await client.exec(rows);
    const { db, close } = await migrated(client);
    const [user] = await db.select().from(users);
    expect(user).toMatchObject({ id: 'ada', timeZone: null });
    const [preferences] = await db.select().from(candidatePreferences);
    expect(preferences).toMatchObject({ userId: 'ada', invitationMail: true, reminderMail: true });
    const [interview] = await db.select().from(interviews);
    expect(interview).toMatchObject({ id: 'i', feedbackAfterEach: false });
    const [session] = await db.select().from(interviewSessions);
    expect(session).toMatchObject({ id: 's', status: 'in_progress', activeClient: null });
    const [turn] = await db.select().from(turns);
    expect(turn).toMatchObject({
      id: 't',
      followUpUntil: null,
      followUpBegun: false,
      feedback: null,
      followUpKind: null,
    });
    const [invitation] = await db.select().from(invitations);
    expect(invitation).toMatchObject({ id: 'v', remindedDays: null });
    const [event] = await db.select().from(integrityEvents);
    expect(event).toMatchObject({
      id: 'e',
      signal: 'paste',
      elsewhere: false,
      turnId: null,
      questionKnown: false,
    });
    await close();
  },
);

test('the new names of release 8 hold what stood under the old ones', async () => {
  const said = JSON.stringify({ answer: 'I wrote "handed_in_at": "never".', handed_in_at: '2026-01-01' });
  const client = await databaseOf(7);
  await client.exec(`${rows}
    update interview_sessions set active_place = 'the-laptop', active_place_seen_at = '2026-01-01' where id = 's';
    insert into recordings (id, session_id, turn_id, take, content_type, state, begun_at, seen_at)
      values ('r', 's', 't', 2, 'audio/webm', 'transcribed', now(), now());
    insert into reports values ('p', 's', 'ada', 1, now(), 'ai', 'software', 'Software Engineer', 'junior', 'mixed',
      '{}', '{}', '{"turns": [${said}]}');`);
  const { db, close } = await migrated(client);
  const [session] = await db.select().from(interviewSessions);
  expect(session).toMatchObject({ activeClient: 'the-laptop', activeClientSeenAt: new Date('2026-01-01') });
  expect(await db.select().from(recordings)).toMatchObject([{ id: 'r', recordingAttempt: 2 }]);
  const [report] = await db.select().from(reports);
  expect(report?.body).toEqual({
    turns: [{ answer: 'I wrote "handed_in_at": "never".', submitted_at: '2026-01-01' }],
  });
  await close();
});

test('a recruiter of release 8 owns the company that stood in their profile', async () => {
  const client = await databaseOf(8);
  await client.exec(`insert into users (id, email, full_name, role, created_at, updated_at)
      values ('rex', 'rex@mail.example', 'Rex', 'recruiter', now(), now());
    insert into recruiter_profiles values ('rex', 'Engines', '11-50', 'Recruiter', '2026-01-01');`);
  const { db, close } = await migrated(client);
  const [company] = await db.select().from(companies);
  expect(company).toMatchObject({ name: 'Engines', size: '11-50' });
  expect(await db.select().from(companyMembers)).toMatchObject([
    { userId: 'rex', companyId: company?.id, role: 'owner', jobTitle: 'Recruiter' },
  ]);
  await close();
});

/** A database with the migrations of a release: each brought one. */
async function databaseOf(release: number): Promise<PGlite> {
  const client = await PGlite.create({ loadDataDir: await blank });
  const folder = mkdtempSync(join(tmpdir(), 'candor-released-'));
  const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[];
  };
  const entries = journal.entries.slice(0, release);
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) cpSync(join(migrations, `${tag}.sql`), join(folder, `${tag}.sql`));
  await migrate(drizzle(client), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  return client;
}
