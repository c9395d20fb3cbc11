import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import { appendAudit, SERVER } from '../../audit/audit-service.ts';
import { type Account, findAccountByEmail, lockAccount } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { endOfUser, insertChallenge } from '../codes/challenge-repository.ts';
import { linkOf } from '../codes/code-link.ts';
import { codeOf } from '../codes/verification-code.ts';
import { endAllSessions } from '../end-sessions-service.ts';
import { clearGuesses } from '../second-factor/guess-limit-service.ts';
import { deleteCodes } from '../second-factor/recovery-code-repository.ts';
import { deleteFactor } from '../second-factor/totp-repository.ts';
import { forgetTrust } from '../second-factor/trusted-device-repository.ts';
import {
  activate,
  findAdministrators,
  hasCompany,
  lockUsableAdministrators,
  saveAdministrator,
  setRole,
} from './administrator-repository.ts';

export type AdministratorDeps = Pick<AuthDeps, 'db' | 'now' | 'secret' | 'publicUrl' | 'sessionCheck'>;

/** Why it is not done, as one sentence for the person at the terminal (D29). */
export class AdministratorRefusal extends Error {}

const LINK_MINUTES = 60;

/**
 * Makes an administrator of an address.
 * @returns what to tell the person at the terminal
 * @throws AdministratorRefusal for the address of another account, unless that is active and to be promoted
 */
export function addAdministrator(
  deps: AdministratorDeps,
  email: string,
  { promote }: { readonly promote: boolean },
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (account?.isVerified) return promoteAccount(deps, tx, account, promote);
    const made = await saveAdministrator(tx, email, deps.now());
    const link = await passwordLink(deps, tx, made);
    await noteCommand(deps, tx, made, { action: 'user.administrator_added', after: { role: 'admin' } });
    return `${email} is an administrator.\n${link}`;
  });
}

async function promoteAccount(deps: AdministratorDeps, tx: Transaction, account: Account, promote: boolean) {
  const { id, email, role, passwordHash } = account;
  if (role === 'admin') {
    throw new AdministratorRefusal(
      `${email} is an administrator already; unlock prints a link for a new password.`,
    );
  }
  if (!promote) {
    throw new AdministratorRefusal(
      `${email} has an account as a ${role}; use another address, or add --promote to make it an administrator.`,
    );
  }
  const locked = await lockAccount(tx, id);
  if (!locked?.isActive) {
    throw new AdministratorRefusal(`${email} is deactivated and could not sign in; use another address.`);
  }
  await setRole(tx, id, 'admin', deps.now());
  await endAllSessions(deps, tx, id);
  const done = `${email} is an administrator now, and no ${role} any more.`;
  const rest = passwordHash ? ' The password stays as it is.' : `\n${await passwordLink(deps, tx, account)}`;
  const change = { before: { role }, after: { role: 'admin' } };
  await noteCommand(deps, tx, account, { action: 'user.role_changed', ...change });
  return done + rest;
}

/**
 * Lets an administrator in again: active, with no guesses counted, and with a link for a new password.
 * @throws AdministratorRefusal for an address without an administrator
 */
export function unlockAdministrator(
  deps: AdministratorDeps,
  email: string,
  { resetSecondFactor }: { readonly resetSecondFactor: boolean },
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const account = await requireAdministrator(tx, email);
    await activate(tx, account.id, deps.now());
    await clearGuesses(tx, account.id);
    if (resetSecondFactor) await dropSecondFactor(deps, tx, account.id);
    const link = await passwordLink(deps, tx, account);
    const after = { is_active: true, ...(resetSecondFactor && { has_second_factor: false }) };
    const before = { is_active: account.isActive };
    await noteCommand(deps, tx, account, { action: 'user.unlocked', before, after });
    return `${email} can sign in.\n${link}`;
  });
}

async function dropSecondFactor(deps: AdministratorDeps, tx: Transaction, id: string): Promise<void> {
  await deleteFactor(tx, id);
  await deleteCodes(tx, id);
  await forgetTrust(tx, id);
  await endOfUser(tx, 'second-factor', id, deps.now());
}

/**
 * Takes the role from an administrator, who is a recruiter again where a company was given, else a candidate.
 * @throws AdministratorRefusal for the last one who can sign in
 */
export function demoteAdministrator(deps: AdministratorDeps, email: string): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const usable = await lockUsableAdministrators(tx);
    const account = await requireAdministrator(tx, email);
    const { id } = account;
    if (!usable.some((other) => other.id !== id)) {
      throw new AdministratorRefusal(
        `${email} is the last administrator who can sign in; add another one first.`,
      );
    }
    const role = (await hasCompany(tx, id)) ? 'recruiter' : 'candidate';
    await setRole(tx, id, role, deps.now());
    await endOfUser(tx, 'password-reset', id, deps.now());
    await endAllSessions(deps, tx, id);
    const change = { before: { role: 'admin' }, after: { role } };
    await noteCommand(deps, tx, account, { action: 'user.role_changed', ...change });
    return `${email} is no administrator any more, but a ${role}.`;
  });
}

/** One line for each administrator. */
export async function listAdministrators({ db }: Pick<AdministratorDeps, 'db'>): Promise<string> {
  const lines = (await findAdministrators(db)).map(({ email, isActive, passwordHash }) => {
    const state = isActive ? passwordHash === null && 'no password' : 'deactivated';
    return state ? `${email} (${state})` : email;
  });
  return lines.join('\n') || 'There is no administrator.';
}

async function requireAdministrator(tx: Transaction, email: string): Promise<Account> {
  const account = await findAccountByEmail(tx, email);
  const locked = account && (await lockAccount(tx, account.id));
  if (locked?.role === 'admin') return locked;
  throw new AdministratorRefusal(`${email} is no administrator.`);
}

interface Done {
  readonly action: string;
  readonly before?: object;
  readonly after: object;
}

/** Whoever may run commands on this machine has no account here. */
function noteCommand({ now }: AdministratorDeps, tx: Transaction, { id, email }: Account, done: Done) {
  const entity = { type: 'user', id, name: email };
  const reason = 'By command on the server';
  return appendAudit(tx, { at: now(), origin: SERVER, entity, reason, personId: id, ...done });
}

/** A link for one new password, as a mail would bring it; those given before lead nowhere. */
async function passwordLink(
  { now, secret, publicUrl }: AdministratorDeps,
  tx: Transaction,
  account: Account,
) {
  const { id: userId, email } = account;
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + LINK_MINUTES * 60_000);
  await endOfUser(tx, 'password-reset', userId, createdAt);
  const challenge = {
    id: newId(),
    purpose: 'password-reset',
    seriesId: newId(),
    pending: null,
    userId,
  } as const;
  await insertChallenge(tx, { ...challenge, email, createdAt, expiresAt });
  const link = linkOf(
    `${publicUrl}/auth/reset-password`,
    { ...challenge, email },
    codeOf(secret, challenge.id),
  );
  return `Set the password with this link, once and within ${LINK_MINUTES} minutes:\n${link}`;
}
