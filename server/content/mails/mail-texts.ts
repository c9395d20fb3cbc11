import { z } from 'zod';
import { loadContent } from '../load-content.ts';

/** What the texts of a mail may name in braces. */
export const factsOf = {
  'verify-email': ['code'],
  'register-again': [],
  'already-registered': [],
  'second-factor': ['code'],
  'password-reset': ['code'],
  'email-change': ['code'],
  'account-deleted': [],
  'join-company': ['company', 'inviter'],
  'confirm-application': ['company', 'title', 'privacy'],
  invitation: ['company', 'title', 'time', 'privacy'],
  reminder: ['company', 'title', 'time'],
  'interview-arrived': ['company', 'title', 'time'],
  'interview-evaluated': ['company', 'title', 'time'],
  'request-answered': ['company', 'title', 'time'],
  'accommodation-decided': ['company', 'title'],
  'review-waiting': ['title', 'time'],
  'review-reminder': ['title', 'time'],
  'lead-appointed': ['actor', 'who', 'title'],
  'live-times': ['company', 'title', 'times', 'minutes', 'privacy'],
  'live-scheduled': ['company', 'title', 'time', 'minutes', 'with'],
  'live-reminder': ['company', 'title', 'time', 'with'],
  'live-called-off': ['company', 'title', 'time', 'reason'],
  'live-asked': ['candidate', 'title', 'note'],
  'report-ready': ['roleFamily'],
  rejection: ['company', 'title'],
  'integrity-proposed': ['company', 'title', 'time'],
  'integrity-second-review': ['company', 'title', 'time', 'proposer'],
  'integrity-decided': ['company', 'title', 'outcome'],
  dispute: ['company', 'title'],
  'audit-note': ['day', 'number', 'hash'],
  'invoice-issued': ['invoice', 'amount', 'due'],
  'invoice-due-soon': ['invoice', 'amount', 'due'],
  'invoice-overdue': ['invoice', 'amount', 'due'],
  'invoice-last-reminder': ['invoice', 'amount', 'due'],
  'plan-ended-unpaid': ['invoice', 'amount', 'due'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MailKind = keyof typeof factsOf;
export type MailFacts<K extends MailKind> = Readonly<Record<(typeof factsOf)[K][number], string>>;

const inBraces = /\{(\w*)\}/g;

/** A text that names nothing in braces but some facts. */
const text = (facts: readonly string[] = []) =>
  z
    .string()
    .refine(
      (said) => Array.from(said.matchAll(inBraces)).every(([, name = '']) => facts.includes(name)),
      `may name in braces: ${facts.join(', ') || 'nothing'}`,
    );

/** The mails that a candidate can switch off, by the name of their switch. */
const optionalMail = z.enum(['invitation_mail', 'reminder_mail', 'report_ready_mail']);

const mail = (facts: readonly string[]) => {
  const paragraphs = z.array(text(facts)).readonly();
  return z
    .strictObject({
      subject: text(facts),
      before: paragraphs,
      highlight: text(facts).optional(),
      action: text().optional(),
      after: paragraphs.default([]),
      /** Behind the others, for whoever has no account. */
      ifNoAccount: paragraphs.default([]),
      optional: optionalMail.optional(),
    })
    .readonly();
};

const kinds = Object.keys(factsOf) as MailKind[];
const mails = z.strictObject(
  Object.fromEntries(kinds.map((kind) => [kind, mail(factsOf[kind])])) as Record<
    MailKind,
    ReturnType<typeof mail>
  >,
);

/** What an owner is told of, so that no change of how an account is protected goes unseen. */
const noticeKind = z.enum([
  'password-changed',
  'email-changed',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
  'provider-unlinked',
]);

const notice = z
  .strictObject({
    subject: text(['provider']),
    happened: text(['provider', 'codesLeft']),
    itWasNotYou: text().optional(),
    next: text().optional(),
  })
  .readonly();

/** As the files have them. */
export const mailTexts = loadContent(
  'mails.yaml',
  z.strictObject({
    frame: z
      .strictObject({
        greeting: text(['name']),
        stranger: text(),
        questions: text(['support']),
        stop: text(),
        settings: text(),
      })
      .readonly(),
    optional: z.record(optionalMail, z.strictObject({ why: text(), what: text() }).readonly()).readonly(),
    mails: mails.readonly(),
    notices: z
      .strictObject({
        itWasYou: text(),
        itWasNotYou: text(),
        action: text(),
        kinds: z.record(noticeKind, notice).readonly(),
        codesLeft: z.strictObject({ none: text(), one: text(), more: text(['count']) }).readonly(),
      })
      .readonly(),
  }),
);

/** What one mail says; in Markdown above the action where it was edited here. */
export type MailText = (typeof mailTexts.mails)[MailKind] & { readonly isMarkdown?: true };

let editedMails: ReadonlyMap<MailKind, MailText> = new Map();

/** Says some mails in other words than the files. */
export function replaceMails(edited: ReadonlyMap<MailKind, MailText>): void {
  editedMails = edited;
}

export const mailTextOf = (kind: MailKind): MailText => editedMails.get(kind) ?? mailTexts.mails[kind];

export type OptionalMail = z.infer<typeof optionalMail>;
export type NoticeKind = z.infer<typeof noticeKind>;

/** What is said of mails of a kind: in each of them, and to whoever stops them. */
export const optionalMails = mailTexts.optional;

/** A text with its facts in the place of what it names in braces. */
export function fill(said: string, facts: Readonly<Record<string, string>>): string {
  return said.replace(inBraces, (_, name: string) => facts[name] ?? '');
}
