import type {
  FieldProblem,
  RecruiterProfile,
  Registration,
  VerificationChallenge,
} from '../../../../openapi/gen/types.gen.ts';
import { isCommonPassword } from '../../../content/common-passwords.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import type { PendingRegistration } from '../../../platform/database/schema/index.ts';
import { normaliseEmail } from '../../../platform/email-address.ts';
import { HttpProblem, invalidFields, missing } from '../../../platform/problem.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { hashPassword } from '../../../platform/security/passwords.ts';
import { countAttempt, type Limit, startWindow } from '../../../platform/security/rate-limit.ts';
import { pendingJoin } from '../../company/join-service.ts';
import { pendingInvitation } from '../../invitation-links/link-service.ts';
import { blankFields, trimProfile } from '../../recruiter/profile-texts.ts';
import { saveUnverified } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { type AskingLimits, askForCode, takeAddress } from '../codes/asked-code-service.ts';
import { endSeries, latestOfRegistrations, pendingRegistrationOf } from '../codes/challenge-repository.ts';
import { issueChallenge } from '../codes/challenge-service.ts';
import { RESEND_SECONDS } from '../codes/verification-code.ts';
import { recordEvent } from '../event-repository.ts';
import { passwordProblem } from '../password/password-rules.ts';
import { newBrowserToken } from './registering-browser.ts';

const REGISTER_PER_PAIR: Limit = { name: 'register-pair', max: 8, seconds: 900 };
const REGISTER_PER_IP = { name: 'register-ip', seconds: 3600 };
const RESEND: AskingLimits = {
  pause: { name: 'resend-pause', max: 1, seconds: RESEND_SECONDS },
  perPair: { name: 'resend-pair', max: 8, seconds: 3600 },
  perIp: { name: 'resend-ip', max: 120, seconds: 3600 },
};

/** What a recruiter has to say of the company. */
const COMPANY_FIELDS = ['company', 'company_size', 'job_title'] as const;

/**
 * Takes a registration and mails a code. For an address that has an account the answer and the work
 * are the same, also when the password is tried afterwards: its owner is told, and no code is mailed.
 * @throws HttpProblem 422, 429
 */
export async function register(
  deps: AuthDeps,
  registration: Registration,
  caller: Caller,
): Promise<{ challenge: VerificationChallenge; browser: ReturnType<typeof newBrowserToken> }> {
  const now = deps.now();
  const email = normaliseEmail(registration.email);
  const fullName = registration.full_name.trim();
  const isRecruiter = registration.role === 'recruiter';
  const company = isRecruiter ? companyOf(registration) : null;
  await requireSound({ ...registration, email, full_name: fullName, company: company ?? undefined });
  const perIp = { ...REGISTER_PER_IP, max: deps.choices.numberOf('sign_ups_an_hour') };
  await countAttempt(deps.db, perIp, [caller.ip], now);
  await countAttempt(deps.db, REGISTER_PER_PAIR, [caller.ip, email], now);
  const join = isRecruiter && registration.join ? await pendingJoin(deps, registration.join) : null;
  const invitationId =
    !isRecruiter && registration.invitation ? await pendingInvitation(deps, registration.invitation) : null;
  if (!join && !invitationId) requireOpen(deps, registration.role);
  await startWindow(deps.db, RESEND.pause, [caller.ip, email], now);

  const passwordHash = await hashPassword(registration.password);
  const browser = newBrowserToken(now);
  const pending: PendingRegistration = {
    role: registration.role,
    fullName,
    passwordHash,
    termsAcceptedAt: now.toISOString(),
    termsVersion: deps.content.versionOf('legal', 'terms'),
    company,
    join,
    invitationId,
    browserFingerprint: browser.fingerprint,
  };
  const challenge = await deps.db.transaction(async (tx) => {
    const account = await saveUnverified(tx, email, pending, now);
    await recordEvent(tx, { type: 'registered', userId: account.id, caller, at: now });
    const kind = account.isVerified ? 'already-registered' : 'code';
    return issueChallenge(deps, tx, { ...registrationOf(email, newId()), userId: null, pending, kind });
  });
  return { challenge, browser };
}

/**
 * Whoever was invited can register all the same.
 * @throws HttpProblem 403
 */
export function requireOpen({ choices }: Pick<AuthDeps, 'choices'>, role: 'candidate' | 'recruiter'): void {
  if (!choices.isOn(`${role}_sign_up`))
    throw new HttpProblem(403, 'New accounts are by invitation only here.', { code: 'feature_off' });
}

/**
 * Sends a new code for the registration of an address. Without a single one it could belong to, no
 * code is sent: nobody may end up with the password of somebody else's registration.
 * @throws HttpProblem 429
 */
export async function resendCode(
  deps: AuthDeps,
  address: string,
  caller: Caller,
): Promise<VerificationChallenge> {
  const email = await takeAddress(deps, RESEND, address, caller);
  return deps.db.transaction((tx) => sendNewCode(deps, tx, email));
}

/** Sends a new code in place of those that were sent before. */
export async function sendNewCode(
  deps: Pick<AuthDeps, 'jobs' | 'now'>,
  tx: Transaction,
  email: string,
): Promise<VerificationChallenge> {
  const now = deps.now();
  const [newest, ...others] = await latestOfRegistrations(tx, email, now);
  const only = others.length === 0 ? newest : undefined;
  const seriesId = only?.seriesId ?? newId();
  await endSeries(tx, seriesId, now);
  const pending = only && !only.endedAt ? pendingRegistrationOf(only) : null;
  return askForCode(deps, tx, { ...registrationOf(email, seriesId), pending });
}

/** Where a recruiter works, without blanks around the texts. */
function companyOf({ company, join }: Registration): RecruiterProfile | null {
  return company && !join ? trimProfile(company) : null;
}

/** What all challenges of a registration have in common; the account is found by its address. */
function registrationOf(email: string, seriesId: string) {
  return { purpose: 'registration', email, seriesId } as const;
}

/**
 * What the description cannot say, all at once.
 * @throws HttpProblem 422
 */
async function requireSound(registration: Registration): Promise<void> {
  const { full_name: fullName, email, password } = registration;
  const problem = await passwordProblem(password, { fullName, email, isCommon: isCommonPassword });
  const problems = [
    ...(fullName === '' ? [missing('full_name')] : []),
    ...(problem ? [{ field: 'password', message: problem }] : []),
    ...companyProblems(registration),
  ];
  if (problems.length > 0) throw invalidFields(...problems);
}

/** What is missing of the company, by the fields' whole names. */
function companyProblems({ role, company, join }: Registration): FieldProblem[] {
  if (role !== 'recruiter') return [];
  if (join) return join.job_title.trim() === '' ? [missing('join.job_title')] : [];
  const problems = company ? blankFields(company) : COMPANY_FIELDS.map(missing);
  return problems.map(({ field, message }) => ({ field: `company.${field}`, message }));
}
