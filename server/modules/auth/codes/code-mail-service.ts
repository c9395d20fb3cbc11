import type { Letter } from '../../../content/mails/mail-frame.ts';
import {
  alreadyRegisteredMail,
  emailChangeMail,
  passwordResetMail,
  registerAgainMail,
  secondFactorMail,
  verifyEmailMail,
} from '../../../content/mails/mails.ts';
import { noticeMail } from '../../../content/mails/notice-mail.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ServerSecret } from '../../../platform/security/keyed.ts';
import { findAccount, findAccountByEmail } from '../account-repository.ts';
import { type Challenge, findChallenge, pendingRegistrationOf } from './challenge-repository.ts';
import { linkOf } from './code-link.ts';
import type { CodeMail, NoticeMail } from './code-mail.ts';
import { codeOf } from './verification-code.ts';

export interface MailDeps {
  readonly db: Database;
  readonly secret: ServerSecret;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** The mail of a challenge or a notice, or null where there is none to send any more. */
export async function codeMail(deps: MailDeps, job: CodeMail | NoticeMail): Promise<Letter | null> {
  if ('noticeId' in job) return ownerNotice(deps, job);
  const challenge = job.kind === 'none' ? undefined : await findChallenge(deps.db, job.challengeId);
  if (!challenge || challenge.expiresAt <= deps.now()) return null;
  const content = await contentOf(deps, job, challenge);
  return content && { id: job.mailId ?? challenge.id, to: challenge.email, ...content };
}

async function ownerNotice({ db, publicUrl }: MailDeps, job: NoticeMail): Promise<Letter | null> {
  const account = await findAccount(db, job.userId);
  if (!account) return null;
  const forgotPasswordUrl = `${publicUrl}/auth/forgot-password`;
  const content = noticeMail(job.kind, job.facts, { fullName: account.fullName, forgotPasswordUrl });
  return { id: job.noticeId, to: job.to, ...content };
}

async function contentOf(deps: MailDeps, { kind }: CodeMail, challenge: Challenge) {
  const { publicUrl } = deps;
  if (kind === 'already-registered' || kind === 'register-again') {
    const account = await findAccountByEmail(deps.db, challenge.email);
    if (!account) return null;
    const { fullName } = account;
    return kind === 'already-registered'
      ? alreadyRegisteredMail({ fullName, loginUrl: `${publicUrl}/auth/login` })
      : registerAgainMail({ fullName, registerUrl: `${publicUrl}/auth/register` });
  }
  const fullName = await nameFor(deps.db, challenge);
  if (challenge.endedAt || fullName === undefined) return null;
  const code = codeOf(deps.secret, challenge.id);
  const linkTo = (path: string) => linkOf(publicUrl + path, challenge, code);
  switch (kind) {
    case 'code':
      return verifyEmailMail({ fullName, code, link: linkTo('/auth/verify-email') });
    case 'password-reset':
      return passwordResetMail({ fullName, code, link: linkTo('/auth/reset-password') });
    case 'email-change':
      return emailChangeMail({ fullName, code });
    case 'second-factor':
      return secondFactorMail({ fullName, code });
    default:
      return null;
  }
}

/** The name of the registration or of the account that a code is for; none for a decoy. */
async function nameFor(db: Database, challenge: Challenge): Promise<string | undefined> {
  if (challenge.userId === null) return pendingRegistrationOf(challenge)?.fullName;
  return (await findAccount(db, challenge.userId))?.fullName;
}
