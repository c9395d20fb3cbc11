import { createHash, randomBytes } from 'node:crypto';
import type {
  NewShareLink,
  ResumeDraft,
  SharedResume,
  ShareLink,
  ShareLinkRequest,
} from '../../../openapi/gen/types.gen.ts';
import { newId } from '../../platform/database/identifier.ts';
import { type InstallationChoices, requireOn } from '../../platform/installation-choices.ts';
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

/** With whether links are shared at all. */
export interface SharingDeps extends ResumeBuilderDeps {
  readonly choices: InstallationChoices;
}

const TOKEN_BYTES = 32;
const MOST_LINKS = 50;
const UNKNOWN: Limit = { name: 'shared-resume-unknown', max: 30, seconds: 900 };
/** Of public links by one address: each new state of a resume is drawn for whoever asks first. */
const DOWNLOADS: Limit = { name: 'shared-resume-pdf', max: 60, seconds: 60 };
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
 * @throws HttpProblem 404, 409 also where it is switched off, 422
 */
export async function createLink(
  { db, now, choices }: SharingDeps,
  userId: string,
  resumeId: string,
  request: ShareLinkRequest,
): Promise<NewShareLink> {
  requireOn(choices, 'resume_sharing', 409);
  const { label, expires_at, allows_download, hides_contact, is_public, password } = request;
  const at = now();
  requirePublicByItself(request);
  const expiresAt = expires_at ? new Date(expires_at) : null;
  if (expiresAt && expiresAt <= at)
    throw invalidFields({ field: 'expires_at', message: 'Choose a day that is still to come.' });
  const passwordHash = password === '' ? null : await hashPassword(password);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const link: LinkRow = {
    ...{ id: newId(), resumeId, tokenHash: hashOf(token), label: label.trim(), passwordHash },
    ...{ allowsDownload: allows_download, hidesContact: hides_contact, isPublic: is_public },
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
  { db, now, choices }: SharingDeps,
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
  const isOff = resume.trashedAt !== null || !choices.isOn('resume_sharing');
  const status = isOff ? 'revoked' : statusOf(link, at);
  if (status !== 'open') return closed(status);
  if (link.passwordHash) {
    if (password === '') return closed('password_required');
    await countAttempt(db, PASSWORDS, [userId, link.id], at);
    if (!(await verifyPassword(link.passwordHash, password))) return closed('wrong_password');
    await clearAttempts(db, PASSWORDS, [userId, link.id]);
  }
  if (resume.userId !== userId) await countView(db, link.id, dayOf(at));
  return {
    status,
    resume: shownBy(link, resume),
    allows_download: link.allowsDownload,
    hides_contact: link.hidesContact,
  };
}

/** What a link would show. @throws HttpProblem 404 */
export async function previewLink(
  { db }: ResumeBuilderDeps,
  userId: string,
  id: string,
  hidesContact: boolean,
): Promise<ResumeDraft> {
  return shownBy({ hidesContact }, await requireBuiltResume(db, userId, id));
}

/**
 * The resume of a public link, for whoever holds it; asking what it would be is no view.
 * @throws HttpProblem 404 for a token that is none of a public link, 410 for one that is over, 429
 */
export async function openPublicLink(
  { db, now, choices }: SharingDeps,
  { ip, token, isView }: { readonly ip: string; readonly token: string; readonly isView: boolean },
): Promise<{ readonly linkId: string; readonly version: number; readonly draft: ResumeDraft }> {
  const at = now();
  const found = await findByToken(db, hashOf(token));
  if (!found?.link.isPublic) {
    await countAttempt(db, UNKNOWN, [ip], at);
    throw noLink();
  }
  requireOn(choices, 'resume_sharing', 410);
  const { link, resume } = found;
  const status = resume.trashedAt ? 'revoked' : statusOf(link, at);
  if (status !== 'open')
    throw new HttpProblem(410, `This link ${status === 'expired' ? 'has expired' : 'was revoked'}.`);
  await countAttempt(db, DOWNLOADS, [ip], at);
  if (isView) await countView(db, link.id, dayOf(at));
  return { linkId: link.id, version: resume.version, draft: shownBy(link, resume) };
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const shownBy = (
  { hidesContact }: Pick<LinkRow, 'hidesContact'>,
  { draft }: { readonly draft: ResumeDraft },
) => (hidesContact ? withoutContact(draft) : draft);

/** A PDF that opens by itself asks for nothing, and is a download. */
function requirePublicByItself({ is_public, allows_download, password }: ShareLinkRequest): void {
  if (!is_public) return;
  if (password !== '')
    throw invalidFields({ field: 'password', message: 'A public PDF cannot have a password.' });
  if (!allows_download)
    throw invalidFields({ field: 'allows_download', message: 'A public PDF can be downloaded.' });
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
    is_public: link.isPublic,
    has_password: link.passwordHash !== null,
    views: views.map(({ day, count }) => ({ day, count })),
  };
}
