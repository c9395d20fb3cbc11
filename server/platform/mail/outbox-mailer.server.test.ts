// @module-tag both
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { testEngine } from '../../../tests/support/test-server.ts';
import type { OpenDatabase } from '../database/connect.ts';
import { outbox } from '../database/schema/index.ts';
import { createOutboxMailer, dropOldMail, OUTBOX_DAYS } from './outbox-mailer.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase(testEngine());
});
afterAll(() => database.close());

test('the outbox keeps mail for thirty days', async () => {
  const { db } = database;
  const deliver = (id: string, days: number) => {
    const sentAt = new Date(NOW.getTime() - days * 86_400_000);
    const mail = {
      id,
      to: 'old@mail.example',
      replyTo: 'help@mail.example',
      subject: 'S',
      text: 'T',
      html: 'H',
    };
    return createOutboxMailer(db, 'a@b.example', () => sentAt).deliver(mail);
  };
  expect(OUTBOX_DAYS).toBe(30);
  await deliver('old', 30.01);
  await deliver('young', 29.99);
  await dropOldMail(db, NOW);
  expect(await db.select({ id: outbox.id }).from(outbox)).toEqual([{ id: 'young' }]);
});
