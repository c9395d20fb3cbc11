/**
 * The least server of our own stack: Fastify, drizzle and PGlite, one table, no sign-in, no checks. Prints
 * its address once it listens.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import fastify from 'fastify';

const documents = pgTable('documents', { id: text().primaryKey(), body: jsonb(), writes: integer() });

const client = await PGlite.create(join(mkdtempSync(join(tmpdir(), 'candor-yardstick-')), 'pg'));
await client.exec('create table documents (id text primary key, body jsonb, writes integer not null)');
const db = drizzle(client);
const app = fastify();

app.put<{ Params: { id: string } }>('/documents/:id', async ({ params: { id }, body }) => {
  await db.insert(documents).values({ id, body, writes: 0 });
  return {};
});

app.get<{ Params: { id: string } }>('/documents/:id', async ({ params: { id } }) => {
  const [found] = await db.select().from(documents).where(eq(documents.id, id));
  return found?.body ?? {};
});

app.post<{ Params: { id: string } }>('/documents/:id', async ({ params: { id } }) =>
  db.transaction(async (tx) => {
    const [found] = await tx.select().from(documents).where(eq(documents.id, id)).for('update');
    await tx
      .update(documents)
      .set({ writes: sql`${documents.writes} + 1` })
      .where(eq(documents.id, id));
    return found?.body ?? {};
  }),
);

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
