import { createHash, randomBytes } from 'node:crypto';
import type {
  NewShareLink,
  SharedResume,
  ShareLink,
  ShareLinkRequest,
} from '../../../openapi/gen/types.gen.ts';
import { newId } from '../../platform/database/identifier.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { hashPassword, verifyPassword } from '../../platform/security/passwords.ts';
import { clearAttempts, countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { lockBuiltResume } from './built-resume-repository.ts';
import { noResume, type ResumeBuilderDeps, requireBuiltResume } from './built-resume-service.ts';
import {
  countView,
  findByToken,
  findLinks,
  insertLink,
  type LinkRow,
  type LinkWithViews,
  revokeLink,
} from './link-repository.ts';
import { withoutContact } from './without-contact.ts';

const TOKEN_BYTES = 32;
const MOST_LINKS = 50;
const UNKNOWN: Limit = { name: 'shared-resume-unknown', max: 30, seconds: 900 };
const PASSWORDS: Limit = { name: 'shared-resume-password', max: 10, seconds: 900 };

const noLink = () => new HttpProblem(404, 'There is no such link.');
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** @throws HttpProblem 404 */
export async function linksOf(
  { db, now }: ResumeBuilderDeps,
  userId: string,
  id: string,
): Promise<ShareLink[]> {
  await requireBuiltResume(db, userId, id);
  return (await findLinks(db, id)).map((found) => present(found, now()));
}

/**
 * Makes a link; its token is told this once.
 * @throws HttpProblem 404, 409, 422
 */
export async function createLink(
  { db, now }: ResumeBuilderDeps,
  userId: string,
  resumeId: string,
  { label, expires_at, allows_download, hides_contact, password }: ShareLinkRequest,
): Promise<NewShareLink> {
  const at = now();
  const expiresAt = expires_at ? new Date(expires_at) : null;
  if (expiresAt && expiresAt <= at)
    throw invalidFields({ field: 'expires_at', message: 'Choose a day that is still to come.' });
  const passwordHash = password === '' ? null : await hashPassword(password);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const link: LinkRow = {
    ...{ id: newId(), resumeId, tokenHash: hashOf(token), label: label.trim(), passwordHash },
    ...{ allowsDownload: allows_download, hidesContact: hides_contact },
    ...{ createdAt: at, expiresAt, revokedAt: null },
  };
  await db.transaction(async (tx) => {
    // Held, so that two links at once do not both take the last place.
    const resume = await lockBuiltResume(tx, userId, resumeId);
    if (!resume) throw noResume();
    if (resume.trashedAt) throw new HttpProblem(409, 'This resume is in the trash. Restore it first.');
    if ((await findLinks(tx, resumeId)).length >= MOST_LINKS)
      throw new HttpProblem(409, `A resume has ${MOST_LINKS} links at most.`);
    await insertLink(tx, link);
  });
  return { link: present({ link, views: [] }, at), token };
}

/** @throws HttpProblem 404 */
export async function takeBackLink(
  deps: ResumeBuilderDeps,
  userId: string,
  resumeId: string,
  linkId: string,
): Promise<ShareLink> {
  await requireBuiltResume(deps.db, userId, resumeId);
  if (!(await revokeLink(deps.db, resumeId, linkId, deps.now()))) throw noLink();
  const link = (await linksOf(deps, userId, resumeId)).find(({ _id }) => _id === linkId);
  if (!link) throw noLink();
  return link;
}

/**
 * What a link shows to whoever holds it.
 * @throws HttpProblem 404 for a token that nobody was given, 429 for somebody who guesses
 */
export async function openLink(
  { db, now }: ResumeBuilderDeps,
  userId: string,
  token: string,
  password: string,
): Promise<SharedResume> {
  const at = now();
  const found = await findByToken(db, hashOf(token));
  if (!found) {
    await countAttempt(db, UNKNOWN, [userId], at);
    throw noLink();
  }
  const { link, resume } = found;
  const closed = (status: SharedResume['status']): SharedResume => ({
    status,
    resume: null,
    allows_download: false,
    hides_contact: link.hidesContact,
  });
  const status = resume.trashedAt ? 'revoked' : statusOf(link, at);
  if (status !== 'open') return closed(status);
  if (link.passwordHash) {
    if (password === '') return closed('password_required');
    await countAttempt(db, PASSWORDS, [userId, link.id], at);
    if (!(await verifyPassword(link.passwordHash, password))) return closed('wrong_password');
    await clearAttempts(db, PASSWORDS, [userId, link.id]);
  }
  if (resume.userId !== userId) await countView(db, link.id, at.toISOString().slice(0, 10));
  return {
    status,
    resume: link.hidesContact ? withoutContact(resume.draft) : resume.draft,
    allows_download: link.allowsDownload,
    hides_contact: link.hidesContact,
  };
}

function statusOf({ revokedAt, expiresAt }: LinkRow, at: Date): ShareLink['status'] {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= at ? 'expired' : 'open';
}

function present({ link, views }: LinkWithViews, at: Date): ShareLink {
  return {
    _id: link.id,
    label: link.label,
    status: statusOf(link, at),
    created_at: link.createdAt.toISOString(),
    expires_at: link.expiresAt?.toISOString() ?? null,
    allows_download: link.allowsDownload,
    hides_contact: link.hidesContact,
    has_password: link.passwordHash !== null,
    views: views.map(({ day, count }) => ({ day, count })),
  };
}
