import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

const entryNumber = () => bigint('number', { mode: 'number' });

/**
 * What administrators did, in one chain. The columns beside `body` repeat it, so that it can be searched;
 * triggers refuse every change, and checking finds those that were made in spite of them.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    number: entryNumber().primaryKey(),
    /** The very text that is hashed. */
    body: text('body').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    at: moment('at').notNull(),
    /** An account's id, which says nothing once the account is gone; null for the server itself. */
    actorId: text('actor_id'),
    action: text('action').notNull(),
    entityType: text('entity_type').notNull(),
    entityId: text('entity_id').notNull(),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_actor').on(table.actorId, table.number),
    index('audit_entries_action').on(table.action, table.number),
    index('audit_entries_entity').on(table.entityId, table.number),
    index('audit_entries_entity_type').on(table.entityType, table.number),
    index('audit_entries_request').on(table.requestId),
  ],
);

/** The part of an entry that may be of a person: erasable, because the chain holds only its salted digest. */
export const auditPayloads = pgTable(
  'audit_payloads',
  {
    number: entryNumber()
      .notNull()
      .references(() => auditEntries.number),
    /** `change` is what was done and why; `origin` is from where the actor did it. */
    part: text('part').$type<'change' | 'origin'>().notNull(),
    /** Whose values it holds; null where it is nobody's. */
    personId: text('person_id'),
    salt: text('salt').notNull(),
    content: text('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.part] }),
    index('audit_payloads_person').on(table.personId),
  ],
);

/** The one row that everybody who appends locks, last in their transaction. */
export const auditHead = pgTable('audit_head', {
  id: integer('id').primaryKey(),
  number: entryNumber().notNull(),
  hash: text('hash').notNull(),
});

/** Which days' newest entry was noted outside the database. */
export const auditAnchors = pgTable('audit_anchors', {
  day: text('day').primaryKey(),
  number: entryNumber().notNull(),
  hash: text('hash').notNull(),
});

/** Each time the chain was checked. */
export const auditChecks = pgTable('audit_checks', {
  id: text('id').primaryKey(),
  startedAt: moment('started_at').notNull(),
  endedAt: moment('ended_at'),
  /** The first entry that was looked at, and the last one so far. */
  fromNumber: bigint('from_number', { mode: 'number' }).notNull(),
  upTo: bigint('up_to', { mode: 'number' }).notNull(),
  /** Where the chain stood when the check began. */
  target: bigint('target', { mode: 'number' }).notNull(),
  /** One line for each fault, the first hundred. */
  faults: text('faults').array().notNull(),
});
