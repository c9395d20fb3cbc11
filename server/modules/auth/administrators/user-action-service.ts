import type { Role, UserAction, UserActionKind } from '../../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { HttpProblem, invalidFields, missing } from '../../../platform/problem.ts';
import { type AuditOrigin, appendAudit } from '../../audit/audit-service.ts';
import { type Account, lockAccount } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { endOfUser } from '../codes/challenge-repository.ts';
import { endAllSessions } from '../end-sessions-service.ts';
import { sendNewCode } from '../registration/registration-service.ts';
import { verifyWithoutCode } from '../registration/verification-service.ts';
import { clearGuesses } from '../second-factor/guess-limit-service.ts';
import { forgetTrust } from '../second-factor/trusted-device-repository.ts';
import { forgetFailures } from '../sign-in-service.ts';
import {
  findGuessers,
  lockCompanyOwnedAlone,
  lockUsableAdministrators,
  setActive,
  setRole,
} from './administrator-repository.ts';

/** What is done to an account, within one transaction. */
interface Doing {
  readonly deps: AuthDeps;
  readonly tx: Transaction;
  readonly account: Account;
  /** Whether another administrator can sign in. */
  readonly hasOther: boolean;
}

/** What changed, as the audit log tells it. */
interface Changed {
  readonly before?: object;
  readonly after?: object;
}

type Act = (doing: Doing, action: UserAction) => Promise<Changed>;

/** No failed sign-in counts for longer. */
const COUNTED_MS = 24 * 3_600_000;

const ACTIONS: Readonly<Record<UserActionKind, { readonly name: string; readonly act: Act }>> = {
  suspend: { name: 'user.suspended', act: suspend },
  restore: { name: 'user.restored', act: restore },
  verify: { name: 'user.verified', act: verify },
  force_logout: { name: 'user.logged_out', act: forceLogout },
  change_role: { name: 'user.role_changed', act: changeRole },
  unlock: { name: 'user.unlocked', act: unlock },
  resend_verification: { name: 'user.verification_resent', act: resendVerification },
};

/**
 * Does it and writes it to the audit log, both or neither.
 * @throws HttpProblem 404, 409 for the last administrator, the only owner of a company and for what is so already, 422
 */
export async function actOnUser(
  deps: AuthDeps,
  origin: AuditOrigin,
  userId: string,
  action: UserAction,
): Promise<void> {
  const reason = action.reason.trim();
  if (reason === '') throw invalidFields(missing('reason'));
  const { name, act } = ACTIONS[action.action];
  await deps.db.transaction(async (tx) => {
    // Before the account, so that of two who take each other's role away one is told.
    const usable = await lockUsableAdministrators(tx);
    const account = await lockAccount(tx, userId);
    if (!account) throw new HttpProblem(404, 'There is no such account.');
    const hasOther = usable.some(({ id }) => id !== userId);
    const changed = await act({ deps, tx, account, hasOther }, action);
    await appendAudit(tx, {
      at: deps.now(),
      origin,
      action: name,
      entity: { type: 'user', id: userId, name: account.email },
      reason,
      ...changed,
      personId: userId,
    });
  });
}

async function suspend(doing: Doing): Promise<Changed> {
  const { deps, tx, account } = doing;
  if (!account.isActive) throw already(account, 'suspended');
  requireOther(doing);
  await setActive(tx, account.id, false, deps.now());
  return { before: { is_active: true }, after: { is_active: false, ...(await endEverything(doing)) } };
}

async function restore({ deps, tx, account }: Doing): Promise<Changed> {
  if (account.isActive) throw new HttpProblem(409, `${account.email} is not suspended.`);
  await setActive(tx, account.id, true, deps.now());
  return { before: { is_active: false }, after: { is_active: true } };
}

async function verify({ deps, tx, account }: Doing): Promise<Changed> {
  if (account.isVerified) throw already(account, 'verified');
  await verifyWithoutCode(tx, account, deps.now());
  return { before: { is_verified: false }, after: { is_verified: true } };
}

async function forceLogout(doing: Doing): Promise<Changed> {
  return { after: await endEverything(doing) };
}

async function changeRole(doing: Doing, { role }: UserAction): Promise<Changed> {
  const { deps, tx, account } = doing;
  if (!role) throw invalidFields(missing('role'));
  if (account.role === role) throw already(account, ROLE_WORDS[role]);
  if (role === 'admin' && !(account.isActive && account.isVerified)) {
    throw new HttpProblem(409, `${account.email} cannot sign in. Verify or restore the account first.`);
  }
  requireOther(doing);
  await requireOtherOwner(doing);
  await setRole(tx, account.id, role, deps.now());
  return {
    before: { role: account.role },
    after: { role, ...(await endEverything(doing)) },
  };
}

async function unlock({ deps, tx, account }: Doing): Promise<Changed> {
  const since = new Date(deps.now().getTime() - COUNTED_MS);
  await clearGuesses(tx, account.id);
  const places = await findGuessers(tx, account.id, since);
  for (const ip of places) {
    const caller = { ip, userAgent: null };
    await forgetFailures(tx, account.email, caller);
    await clearGuesses(tx, account.id, caller);
  }
  return { after: { failed_sign_ins: 0 } };
}

async function resendVerification({ deps, tx, account }: Doing): Promise<Changed> {
  if (account.isVerified) throw already(account, 'verified');
  await sendNewCode(deps, tx, account.email);
  return {};
}

/** Every sign-in, trusted browser and link for a new password is over. */
async function endEverything({ deps, tx, account: { id } }: Doing) {
  const ended = await endAllSessions(deps, tx, id);
  await forgetTrust(tx, id);
  await endOfUser(tx, 'password-reset', id, deps.now());
  return { sessions_ended: ended };
}

/** @throws HttpProblem 409 for the only owner of a company */
async function requireOtherOwner({ tx, account }: Doing): Promise<void> {
  const company = account.role === 'recruiter' && (await lockCompanyOwnedAlone(tx, account.id));
  if (!company) return;
  throw new HttpProblem(
    409,
    `${account.email} is the only owner of ${company}. Have somebody else made owner first.`,
  );
}

/** @throws HttpProblem 409 for the last administrator who can sign in */
function requireOther({ account, hasOther }: Doing): void {
  if (account.role !== 'admin' || hasOther) return;
  throw new HttpProblem(
    409,
    `${account.email} is the last administrator who can sign in. Add another first.`,
  );
}

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  admin: 'an administrator',
  recruiter: 'a recruiter',
  candidate: 'a candidate',
};

const already = ({ email }: Account, what: string) => new HttpProblem(409, `${email} is ${what} already.`);
