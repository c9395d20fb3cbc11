// @module-tag both
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { testEngine } from '../../../tests/support/test-server.ts';
import type { OpenDatabase } from '../../platform/database/connect.ts';
import { newId } from '../../platform/database/identifier.ts';
import { authEvents, type ChallengePurpose, challenges } from '../../platform/database/schema/index.ts';
import { dropOutdatedAccess } from './outdated-repository.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase(testEngine());
});
afterAll(() => database.close());

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const challengeAt = (at: Date) => challengeFor('registration', at);
const changeAt = (at: Date) => challengeFor('email-change', at);

test.each([
  ['what happened to accounts', 400, authEvents, eventAt],
  ['challenges', 2, challenges, challengeAt],
  ['changes of an address', 31, challenges, changeAt],
])('%s: kept for %i days', async (_what, days, table, insert) => {
  await insert(daysAgo(days + 0.01));
  await insert(daysAgo(days - 0.01));
  await dropOutdatedAccess(database.db, NOW);
  expect(await database.db.$count(table)).toBe(1);
  await dropOutdatedAccess(database.db, new Date(NOW.getTime() + 86_400_000));
  expect(await database.db.$count(table)).toBe(0);
});

async function eventAt(at: Date) {
  await database.db.insert(authEvents).values({ id: newId(), type: 'login_failed', ip: '127.0.0.1', at });
}

async function challengeFor(purpose: ChallengePurpose, createdAt: Date) {
  const asked = { purpose, email: 'old@mail.example', seriesId: newId() };
  await database.db.insert(challenges).values({ id: newId(), ...asked, createdAt, expiresAt: createdAt });
}
