import type { MailTemplateList, MailTemplatePreview, TemplateKind } from '../../../openapi/gen/types.gen.ts';
import { composeMail } from '../../content/mails/mail-frame.ts';
import {
  defaultTemplate,
  type TemplateText,
  templateKinds,
  templateProblems,
  variablesOf,
} from '../../content/mails/mail-templates.ts';
import { invitationMail, rejectionMail, reminderMail } from '../../content/mails/mails.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalidFields } from '../../platform/problem.ts';
import { requireMember } from '../membership/membership-service.ts';
import {
  deleteTemplate,
  findCompanyName,
  findTemplate,
  findTemplates,
  storeTemplate,
} from './mail-template-repository.ts';
import { requireOwner } from './team-service.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The words of a company for a mail; undefined where it is to say what it says by default. */
export function templateOf(
  db: Database,
  companyId: string,
  kind: TemplateKind,
): Promise<TemplateText | undefined> {
  return findTemplate(db, companyId, kind);
}

/** @throws HttpProblem 409 without a company */
export async function templatesOf(db: Database, userId: string): Promise<MailTemplateList> {
  const { companyId, role } = await requireMember(db, userId);
  const own = await findTemplates(db, companyId);
  return {
    my_role: role,
    items: templateKinds.map((kind) => {
      const found = own.find((one) => one.kind === kind);
      const { subject, body } = found ?? defaultTemplate(kind);
      return { kind, subject, body, variables: [...variablesOf(kind)], is_default: !found };
    }),
  };
}

/** @throws HttpProblem 403, 409 without a company, 422 */
export async function saveTemplate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  kind: TemplateKind,
  said: TemplateText,
): Promise<void> {
  const { companyId } = await requireOwner(db, userId);
  requireValid(kind, said);
  const { subject, body } = said;
  const words = { subject: subject.trim(), body: body.trim() };
  await storeTemplate(db, { companyId, kind, ...words, changedBy: userId, changedAt: now() });
}

/** @throws HttpProblem 403, 409 without a company */
export async function resetTemplate(db: Database, userId: string, kind: TemplateKind): Promise<void> {
  const { companyId } = await requireOwner(db, userId);
  await deleteTemplate(db, companyId, kind);
}

interface PreviewDeps extends Pick<Deps, 'db' | 'now'> {
  /** The address that mails name for questions. */
  readonly support: string;
  readonly publicUrl: string;
}

/**
 * A mail with these words, written by what writes those that are sent.
 * @throws HttpProblem 409 without a company, 422
 */
export async function previewTemplate(
  { db, now, support, publicUrl }: PreviewDeps,
  userId: string,
  kind: TemplateKind,
  template: TemplateText,
): Promise<MailTemplatePreview> {
  const { companyId } = await requireMember(db, userId);
  requireValid(kind, template);
  const hiring = { company: await findCompanyName(db, companyId), title: 'Sample role', template };
  const fullName = 'Sample Candidate';
  const invited = {
    ...hiring,
    name: fullName,
    privacyUrl: `${publicUrl}/legal/privacy`,
    timeZone: null,
    closesAt: new Date(now().getTime() + WEEK_MS),
    interviewUrl: `${publicUrl}/auth/register#sample`,
    account: {
      fullName,
      wayOut: { unsubscribeUrl: `${publicUrl}/#sample`, settingsUrl: `${publicUrl}/candidate/settings` },
    },
  };
  const written = {
    rejection: () => rejectionMail({ ...hiring, fullName }),
    invitation: () => invitationMail(invited),
    reminder: () => reminderMail(invited),
  }[kind]();
  const { subject, text, html } = composeMail(written, support);
  return { subject, text, html };
}

function requireValid(kind: TemplateKind, said: TemplateText): void {
  const problems = templateProblems(kind, said);
  if (problems.length > 0) throw invalidFields(...problems);
}
