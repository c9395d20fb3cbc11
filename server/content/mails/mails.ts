import type { MailContent, WayOut } from './mail-frame.ts';
import { blocksOf } from './mail-markdown.ts';
import type { TemplateText } from './mail-templates.ts';
import { fill, type MailFacts, type MailKind, type MailText, mailTextOf, mailTexts } from './mail-texts.ts';
import { mailTime } from './mail-time.ts';

interface Reader {
  /** Null for somebody who has no account. */
  readonly fullName: string | null;
  /** Where the action of the mail leads. */
  readonly url?: string;
  /** Null for somebody who has no choices yet. */
  readonly wayOut?: WayOut | null;
}

/** In whose name a mail is sent. */
interface Sent {
  /** The words of the company, in the place of ours. */
  readonly template?: TemplateText | undefined;
}

/** A mail of a kind in the words of `mails.yaml`, or in those that were published since. */
export function writeMail<K extends MailKind>(
  kind: K,
  to: Reader,
  facts: MailFacts<K>,
  template?: TemplateText,
): MailContent {
  return writeWith(mailTextOf(kind), to, facts, template);
}

/** A mail that says some texts. */
export function writeWith(
  texts: MailText,
  to: Reader,
  facts: Readonly<Record<string, string>>,
  template?: TemplateText,
): MailContent {
  const { highlight, action, ifNoAccount, optional, isMarkdown, ...ours } = texts;
  const { subject, before, after } = template ? { ...template, before: [], after: [] } : ours;
  const markdown = template?.body ?? (isMarkdown ? before.join('\n\n') : undefined);
  const { fullName, url, wayOut } = to;
  const filled = (said: string) => fill(said, facts);
  return {
    subject: filled(subject),
    greetingName: fullName ?? mailTexts.frame.stranger,
    before: markdown === undefined ? before.map(filled) : blocksOf(markdown, facts),
    ...(highlight && { highlight: filled(highlight) }),
    ...(action && url && { action: { label: action, url } }),
    after: [...after, ...(fullName === null ? ifNoAccount : [])].map(filled),
    ...(optional && wayOut && { optional: { mail: optional, wayOut } }),
  };
}

export interface Named {
  readonly fullName: string;
}
interface WithCode extends Named {
  readonly code: string;
}
interface WithLink extends WithCode {
  readonly link: string;
}

export const verifyEmailMail = ({ fullName, code, link }: WithLink) =>
  writeMail('verify-email', { fullName, url: link }, { code });

export const passwordResetMail = ({ fullName, code, link }: WithLink) =>
  writeMail('password-reset', { fullName, url: link }, { code });

export const secondFactorMail = ({ fullName, code }: WithCode) =>
  writeMail('second-factor', { fullName }, { code });

export const emailChangeMail = ({ fullName, code }: WithCode) =>
  writeMail('email-change', { fullName }, { code });

export const registerAgainMail = ({ fullName, registerUrl }: Named & { readonly registerUrl: string }) =>
  writeMail('register-again', { fullName, url: registerUrl }, {});

export const alreadyRegisteredMail = ({ fullName, loginUrl }: Named & { readonly loginUrl: string }) =>
  writeMail('already-registered', { fullName, url: loginUrl }, {});

interface ToJoin {
  readonly company: string;
  /** Null once the account is gone. */
  readonly invitedBy: string | null;
  readonly url: string;
}

export const joinCompanyMail = ({ company, invitedBy, url }: ToJoin) =>
  writeMail('join-company', { fullName: null, url }, { company, inviter: invitedBy ?? 'A colleague' });

interface Applied extends Named {
  readonly company: string;
  readonly title: string;
  readonly privacyUrl: string;
  readonly url: string;
}

export const confirmApplicationMail = ({ fullName, url, company, title, privacyUrl }: Applied) =>
  writeMail('confirm-application', { fullName, url }, { company, title, privacy: privacyUrl });

export const accountDeletedMail = ({ fullName }: Named) => writeMail('account-deleted', { fullName }, {});

interface ForReport extends Named {
  readonly roleFamily: string;
  readonly reportUrl: string;
  readonly wayOut: WayOut;
}

export const reportReadyMail = ({ fullName, roleFamily, reportUrl, wayOut }: ForReport) =>
  writeMail('report-ready', { fullName, url: reportUrl, wayOut }, { roleFamily });

/** An interview for hiring, as its mails call it. */
export interface Hiring {
  readonly company: string;
  readonly title: string;
  /** Null where it is not known. */
  readonly timeZone: string | null;
}

interface InvitedTo extends Hiring, Sent {
  /** What the company calls them; null where no company knows them. */
  readonly name: string | null;
  readonly privacyUrl: string;
  readonly closesAt: Date;
  readonly interviewUrl: string;
  /** Null for somebody who has no account: they need one, and have no choices yet. */
  readonly account: { readonly fullName: string; readonly wayOut: WayOut } | null;
}

export const invitationMail = (to: InvitedTo) => mailBefore('invitation', to);
export const reminderMail = (to: InvitedTo) => mailBefore('reminder', to);

function mailBefore(kind: 'invitation' | 'reminder', to: InvitedTo) {
  const { fullName = null, wayOut = null } = to.account ?? {};
  const facts = { ...hiringFacts(to, to.closesAt), privacy: to.privacyUrl };
  const mail = writeMail(kind, { fullName, url: to.interviewUrl, wayOut }, facts, to.template);
  return fullName === null && to.name ? { ...mail, greetingName: to.name } : mail;
}

interface Submission extends Hiring {
  readonly fullName: string;
  readonly endedAt: Date;
  readonly resultUrl: string;
  readonly wayOut: WayOut;
}

export const interviewArrivedMail = (to: Submission) => mailBehind('interview-arrived', to);
export const interviewEvaluatedMail = (to: Submission) => mailBehind('interview-evaluated', to);
export const requestAnsweredMail = (to: Submission) => mailBehind('request-answered', to);

function mailBehind(kind: 'interview-arrived' | 'interview-evaluated' | 'request-answered', to: Submission) {
  const { fullName, resultUrl, wayOut, endedAt } = to;
  return writeMail(kind, { fullName, url: resultUrl, wayOut }, hiringFacts(to, endedAt));
}

interface OfAccommodation extends Named, Omit<Hiring, 'timeZone'> {
  readonly url: string;
  readonly wayOut: WayOut;
}

export const accommodationDecidedMail = ({ fullName, url, wayOut, company, title }: OfAccommodation) =>
  writeMail('accommodation-decided', { fullName, url, wayOut }, { company, title });

interface LeadNews extends Named {
  readonly actor: string;
  readonly who: string;
  readonly title: string;
  readonly url: string;
}

/** For the leads of a workspace. */
export const leadAppointedMail = ({ fullName, url, ...facts }: LeadNews) =>
  writeMail('lead-appointed', { fullName, url }, facts);

interface ToReview extends Named {
  readonly title: string;
  /** Null where it is not known. */
  readonly timeZone: string | null;
  readonly dueAt: Date;
  readonly url: string;
}

/** For who is asked to rate an attempt. */
export const reviewMail = (
  kind: 'review-waiting' | 'review-reminder',
  { fullName, url, title, dueAt, timeZone }: ToReview,
) => writeMail(kind, { fullName, url }, { title, time: mailTime(dueAt, timeZone) });

/** Of a decision about somebody's application. */
export const rejectionMail = ({
  fullName,
  company,
  title,
  template,
}: Named & Omit<Hiring, 'timeZone'> & Sent) =>
  writeMail('rejection', { fullName }, { company, title }, template);

interface ToCandidate extends Named, Omit<Hiring, 'timeZone'> {
  readonly privacyUrl: string;
  /** What a recruiter wrote. */
  readonly said: TemplateText;
}

/** What a recruiter writes to a candidate themselves. */
export function letterToCandidate({ fullName, company, title, privacyUrl, said }: ToCandidate): MailContent {
  const facts = { name: fullName, company, title };
  return {
    subject: fill(said.subject, facts),
    greetingName: fullName,
    before: blocksOf(said.body, facts),
    after: [`${company} writes to you about ${title}. How your data is handled: ${privacyUrl}`],
  };
}

interface OfFinding extends Hiring, Named {
  readonly url: string;
  /** Until when it cannot be confirmed. */
  readonly commentUntil: Date;
}

/** Of a violation that somebody sees in the notes on an interview. */
export const integrityProposedMail = ({ fullName, url, commentUntil, ...to }: OfFinding) =>
  writeMail('integrity-proposed', { fullName, url }, hiringFacts(to, commentUntil));

export const integritySecondReviewMail = ({
  fullName,
  url,
  commentUntil,
  proposer,
  ...to
}: OfFinding & { readonly proposer: string | null }) =>
  writeMail(
    'integrity-second-review',
    { fullName, url },
    { ...hiringFacts(to, commentUntil), proposer: proposer ?? 'A reviewer' },
  );

export const integrityDecidedMail = ({
  fullName,
  url,
  company,
  title,
  isConfirmed,
}: OfFinding & { readonly isConfirmed: boolean }) =>
  writeMail(
    'integrity-decided',
    { fullName, url },
    { company, title, outcome: isConfirmed ? 'They confirmed the violation.' : 'They found no violation.' },
  );

/** Of what a hiring team handed to an administrator. */
export const disputeMail = ({
  fullName,
  url,
  company,
  title,
}: Named & Omit<Hiring, 'timeZone'> & { readonly url: string }) =>
  writeMail('dispute', { fullName, url }, { company, title });

/** Of the newest entry of the audit log; the name is null where a mailbox keeps the notes. */
export const auditNoteMail = ({
  fullName,
  url,
  ...facts
}: MailFacts<'audit-note'> & { readonly fullName: string | null; readonly url: string }) =>
  writeMail('audit-note', { fullName, url }, facts);

export function hiringFacts({ company, title, timeZone }: Hiring, time: Date) {
  return { company, title, time: mailTime(time, timeZone) };
}

export type InvoiceMailKind = Extract<MailKind, `invoice-${string}` | 'plan-ended-unpaid'>;

interface OfInvoice extends Named {
  readonly url: string;
  /** Its number. */
  readonly invoice: string;
  readonly amount: string;
  readonly dueAt: Date;
}

/** Tells whoever pays of an invoice, as far as it is paid late. */
export const invoiceMail = (kind: InvoiceMailKind, { fullName, url, invoice, amount, dueAt }: OfInvoice) =>
  writeMail(kind, { fullName, url }, { invoice, amount, due: DAY.format(dueAt) });

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
