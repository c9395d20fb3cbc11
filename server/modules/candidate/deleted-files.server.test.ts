import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { filesWith } from '../../../tests/support/files-with.ts';
import { startTestServer, type TestServer, testEngine } from '../../../tests/support/test-server.ts';
import { authSessions, mailLog, outbox, recordings } from '../../platform/database/schema/index.ts';
import { createVacuum } from '../../platform/database/vacuum.ts';
import { secrets, type WholeLife, wholeLife } from './whole-life.fixture.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'candor-deleted-'));
const sound = 'what was spoken';
let server: TestServer;

beforeAll(async () => {
  if (testEngine() === 'pglite') server = await startTestServer({ dataDir });
});
afterAll(async () => {
  await server?.close();
  rmSync(dataDir, { recursive: true });
});

/** What tells that somebody was here: who they are, what they wrote and said, and how they got in. */
async function marksOf({ account, practiceId, headline }: WholeLife): Promise<string[]> {
  const { userId, email } = account;
  const signIns = await server.db.select().from(authSessions).where(eq(authSessions.userId, userId));
  return [userId, email, practiceId, headline, ...signIns.map(({ id }) => id)];
}

test.skipIf(testEngine() === 'postgres')(
  'after an hour no file of the data folder holds anything of a deleted account',
  async () => {
    const life = await wholeLife(server);
    const marks = [...(await marksOf(life)), ...secrets, sound];
    const [recording] = await server.db.select().from(recordings);
    await server.files.write(`recordings/${recording?.id}/1-part`, Buffer.from(sound));
    expect(filesWith(dataDir, [life.headline])).not.toEqual([]);
    expect(filesWith(dataDir, [sound])).toHaveLength(1);

    const { accessToken, email, password: current_password } = life.account;
    const deleted = await fetch(`${server.url}/api/v1/candidate/deletion`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, current_password }),
    });
    expect(deleted.status).toBe(204);
    await server.mailTo(email);
    // The mail that confirms it, and the attempt to send it, are kept for 30 days.
    await server.db.delete(outbox);
    await server.db.delete(mailLog);
    const jobs = sql`(select 1 from pgboss.job where strpos(data::text, ${email}) > 0)`;
    await expect.poll(() => server.db.$count(jobs)).toBe(0);
    await expect.poll(() => filesWith(dataDir, [sound])).toEqual([]);
    if (server.connection.engine !== 'pglite') throw new TypeError('This is not the embedded database.');
    await createVacuum(server.connection.client, dataDir, { log: { error: vi.fn() } })();
    const left = marks.filter((mark) => filesWith(dataDir, [mark]).length > 0);
    // The audit log says that the account was, and keeps its id alone.
    expect(left).toEqual([life.account.userId]);
  },
);
