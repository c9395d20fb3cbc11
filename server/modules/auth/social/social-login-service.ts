import type { SocialLogin, SocialProvider } from '../../../../openapi/gen/types.gen.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { verifyPassword } from '../../../platform/security/passwords.ts';
import { clearAttempts, countAttempt, type Limit } from '../../../platform/security/rate-limit.ts';
import { type Account, findAccountByEmail } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { recordEvent } from '../event-repository.ts';
import type { FirstFactor } from '../first-factor.ts';
import { requireOpen } from '../registration/registration-service.ts';
import { admit, type SignInContext, type SignInOutcome } from '../sign-in-service.ts';
import type { VouchedPerson } from './provider-answers.ts';
import { askForPerson, type ConfiguredProvider } from './provider-service.ts';
import { PROVIDERS } from './social-providers.ts';
import { findAccountByIdentity, insertIdentity, saveProven } from './social-repository.ts';

export const SOCIAL_PER_IP: Limit = { name: 'social-ip', max: 300, seconds: 900 };
/** As hard as the login's: the password is guessed at here just as well. */
const LINK_PER_PAIR: Limit = { name: 'social-link-pair', max: 10, seconds: 900 };

/**
 * Signs in whom the provider vouches for (D26).
 * @throws HttpProblem 400 for a token without a verified person of ours behind it or a wrong password,
 *   403 for an account that may not sign in, 409 where the address belongs to another account, 429
 * @throws ProviderFault when the provider does not answer as it should
 */
export async function socialLogin(
  deps: AuthDeps,
  configured: ConfiguredProvider,
  { access_token: token, password }: SocialLogin,
  context: SignInContext,
): Promise<SignInOutcome> {
  const { caller } = context;
  const now = deps.now();
  await countAttempt(deps.db, SOCIAL_PER_IP, [caller.ip], now);
  const person = await askForPerson(configured, token, now);
  return admit(deps, await firstFactorOf(deps, person, password, caller), context);
}

/** The account of an identity; else its address decides. A known account is linked once it is entered. */
async function firstFactorOf(
  deps: AuthDeps,
  person: VouchedPerson,
  password: string | undefined,
  caller: Caller,
): Promise<FirstFactor> {
  const { provider: method, subject, email } = person;
  // In this order: whoever sees the account that a parallel login has made sees its identity too.
  const owner = await findAccountByEmail(deps.db, person.email);
  const known = await findAccountByIdentity(deps.db, person);
  if (known) return { account: known, method };
  if (owner?.isVerified) {
    await requirePassword(deps, owner, person.provider, password, caller);
    return { account: owner, method, newIdentity: { provider: method, subject, email } };
  }
  requireOpen(deps, 'candidate');
  const account = await begin(deps, person, owner, caller);
  // Nothing is made where the address got a verified account in the meantime: that one decides.
  return account ? { account, method } : firstFactorOf(deps, person, password, caller);
}

/** Nobody gets into an account with a password because of its address alone. */
async function requirePassword(
  deps: AuthDeps,
  { id: userId, email, passwordHash }: Account,
  provider: SocialProvider,
  password: string | undefined,
  caller: Caller,
): Promise<void> {
  if (!passwordHash) {
    const sentence =
      'This email address has an account that signs in another way. Sign in as you did before.';
    throw new HttpProblem(409, sentence);
  }
  if (password === undefined) {
    const { name } = PROVIDERS[provider];
    const message = `This email address has an account with a password. Enter it once to sign in with ${name} from now on.`;
    throw new HttpProblem(409, message, { errors: [{ field: 'password', message }] });
  }
  const now = deps.now();
  await countAttempt(deps.db, LINK_PER_PAIR, [caller.ip, email], now);
  if (!(await verifyPassword(passwordHash, password))) {
    await recordEvent(deps.db, { type: 'login_failed', userId, caller, at: now });
    const message = 'That password isn’t right.';
    throw new HttpProblem(400, message, { errors: [{ field: 'password', message }] });
  }
  await clearAttempts(deps.db, LINK_PER_PAIR, [caller.ip, email]);
}

/** Makes the account of a proven address, from nothing or from the registration that waits. */
function begin(
  deps: AuthDeps,
  person: VouchedPerson,
  waiting: Account | undefined,
  caller: Caller,
): Promise<Account | undefined> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const termsVersion = deps.content.versionOf('legal', 'terms');
    const account = await saveProven(tx, { ...person, termsVersion }, now);
    if (!account) return undefined;
    await insertIdentity(tx, person, account.id, now);
    const type = waiting ? 'email_verified' : 'registered';
    await recordEvent(tx, { type, userId: account.id, caller, at: now });
    await recordEvent(tx, { type: 'social_linked', userId: account.id, caller, at: now });
    return account;
  });
}
