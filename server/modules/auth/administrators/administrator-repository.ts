import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Role } from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import { authEvents, companies, companyMembers, users } from '../../../platform/database/schema/index.ts';
import type { Account } from '../account-repository.ts';

const isAdmin = eq(users.role, 'admin');

/** Every administrator, by address. */
export function findAdministrators(db: Database): Promise<Account[]> {
  return db.select().from(users).where(isAdmin).orderBy(users.email);
}

/** Those who can sign in now; nobody takes it from one of them before the transaction ends. */
export function lockUsableAdministrators(tx: Transaction): Promise<Account[]> {
  const usable = and(isAdmin, eq(users.isActive, true), eq(users.isVerified, true));
  return tx.select().from(users).where(usable).orderBy(users.id).for('update');
}

/** Makes an account without a password, in place of one of that address that nobody has proven. */
export async function saveAdministrator(tx: Transaction, email: string, now: Date): Promise<Account> {
  const state = {
    role: 'admin',
    fullName: 'Administrator',
    passwordHash: null,
    isVerified: true,
    isActive: true,
    updatedAt: now,
  } as const;
  const [stored] = await tx
    .insert(users)
    .values({ id: newId(), email, createdAt: now, ...state })
    .onConflictDoUpdate({ target: users.email, set: state, setWhere: eq(users.isVerified, false) })
    .returning();
  if (!stored) throw new Error('The administrator was not stored');
  return stored;
}

/** Gives an account another role. */
export async function setRole(tx: Transaction, id: string, role: Role, now: Date): Promise<void> {
  await tx.update(users).set({ role, updatedAt: now }).where(eq(users.id, id));
}

/** Lets an account sign in again. */
export async function activate(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(users).set({ isActive: true, isVerified: true, updatedAt: now }).where(eq(users.id, id));
}

/** Refuses every sign-in, or no longer. */
export async function setActive(tx: Transaction, id: string, isActive: boolean, now: Date): Promise<void> {
  await tx.update(users).set({ isActive, updatedAt: now }).where(eq(users.id, id));
}

/** From where the account's password or second factor was guessed wrongly since then. */
export async function findGuessers(tx: Transaction, userId: string, since: Date): Promise<string[]> {
  const { ip, type, at } = authEvents;
  const rows = await tx
    .selectDistinct({ ip })
    .from(authEvents)
    .where(
      and(
        eq(authEvents.userId, userId),
        inArray(type, ['login_failed', 'second_factor_failed']),
        gte(at, since),
      ),
    );
  return rows.map((row) => row.ip);
}

/** The company that nobody but this account owns; nobody gives up owning it before the transaction ends. */
export async function lockCompanyOwnedAlone(tx: Transaction, userId: string): Promise<string | undefined> {
  const [own] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(and(eq(companyMembers.userId, userId), eq(companyMembers.role, 'owner')))
    .for('update', { of: companies });
  if (!own) return undefined;
  const others = and(
    eq(companyMembers.companyId, own.id),
    eq(companyMembers.role, 'owner'),
    ne(companyMembers.userId, userId),
  );
  const [other] = await tx.select({ one: sql`1` }).from(companyMembers).where(others).limit(1);
  return other ? undefined : own.name;
}

/** Whether a company was given for the account, as a recruiter's was. */
export async function hasCompany(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(companyMembers, eq(companyMembers.userId, id))) > 0;
}
