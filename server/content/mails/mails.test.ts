import { expect, test } from 'vitest';
import {
  liveAskedMail,
  liveCalledOffMail,
  liveReminderMail,
  liveScheduledMail,
  liveTimesMail,
} from './live-mails.ts';
import { mailColors } from './mail-colors.ts';
import { type ComposedMail, composeMail, type MailContent } from './mail-frame.ts';
import { mailTexts, type NoticeKind } from './mail-texts.ts';
import {
  accommodationDecidedMail,
  accountDeletedMail,
  alreadyRegisteredMail,
  auditNoteMail,
  confirmApplicationMail,
  disputeMail,
  emailChangeMail,
  integrityDecidedMail,
  integrityProposedMail,
  integritySecondReviewMail,
  interviewArrivedMail,
  interviewEvaluatedMail,
  invitationMail,
  invoiceMail,
  joinCompanyMail,
  leadAppointedMail,
  passwordResetMail,
  registerAgainMail,
  rejectionMail,
  reminderMail,
  reportReadyMail,
  requestAnsweredMail,
  reviewMail,
  secondFactorMail,
  verifyEmailMail,
} from './mails.ts';
import { noticeMail } from './notice-mail.ts';

const fullName = 'Ada <b>Lovelace</b> & Co';
const code = '123456';
const link = 'https://candor.example/auth/page?a=1&b=2#code=123456';
const wayOut = {
  unsubscribeUrl: 'https://candor.example/api/v1/unsubscribe/token',
  settingsUrl: 'https://candor.example/candidate/settings?tab=notifications',
};
const at = new Date('2026-11-27T16:00:00Z');
const hiring = { company: 'Sample Company', title: 'Engineer', timeZone: 'Europe/Berlin' as string | null };
const privacyUrl = 'https://candor.example/legal/privacy';
const invitedTo = {
  ...hiring,
  closesAt: at,
  interviewUrl: link,
  privacyUrl,
  name: null,
  account: { fullName, wayOut },
};
const submitted = { ...hiring, fullName, endedAt: at, resultUrl: link, wayOut };

const ofFinding = { ...hiring, fullName, url: link, commentUntil: at };
const live = { ...hiring, fullName, minutes: 45, url: link, startsAt: at, with: ['Zoe <Zett>', 'Ada'] };

const toReview = { fullName, url: link, title: 'Engineer', dueAt: at, timeZone: hiring.timeZone };

const ofInvoice = { fullName, url: link, invoice: 'INV-000001', amount: '€29.00', dueAt: at };

const facts = { provider: 'Google', recoveryCodesLeft: 3 };
const noticeKinds = Object.keys(mailTexts.notices.kinds) as NoticeKind[];

const support = 'help@candor.example';

interface Row {
  readonly mail: MailContent;
  readonly isOptional?: true;
  readonly tellsTime?: true;
}

interface Composed extends Omit<Row, 'mail'> {
  readonly mail: ComposedMail;
}

/** Each mail by its kind; each that tells a time or can be switched off says so. */
const mails: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    noticeKinds.map((kind) => [
      kind,
      { mail: noticeMail(kind, facts, { fullName, forgotPasswordUrl: link }) },
    ]),
  ),
  'account-deleted': { mail: accountDeletedMail({ fullName }) },
  'already-registered': { mail: alreadyRegisteredMail({ fullName, loginUrl: link }) },
  'email-change': { mail: emailChangeMail({ fullName, code }) },
  dispute: { mail: disputeMail({ ...hiring, fullName, url: link }) },
  'audit-note': {
    mail: auditNoteMail({
      fullName: null,
      url: link,
      day: '2026-11-28',
      number: '41',
      hash: '5f'.repeat(32),
    }),
  },
  'integrity-decided': { mail: integrityDecidedMail({ ...ofFinding, isConfirmed: true }) },
  'integrity-proposed': { mail: integrityProposedMail(ofFinding), tellsTime: true },
  'integrity-second-review': {
    mail: integritySecondReviewMail({ ...ofFinding, proposer: fullName }),
    tellsTime: true,
  },
  'interview-arrived': { mail: interviewArrivedMail(submitted), isOptional: true, tellsTime: true },
  'request-answered': { mail: requestAnsweredMail(submitted), isOptional: true, tellsTime: true },
  'accommodation-decided': {
    mail: accommodationDecidedMail({ ...submitted, url: submitted.resultUrl }),
    isOptional: true,
  },
  'interview-evaluated': { mail: interviewEvaluatedMail(submitted), isOptional: true, tellsTime: true },
  ...Object.fromEntries(
    (
      [
        'invoice-issued',
        'invoice-due-soon',
        'invoice-overdue',
        'invoice-last-reminder',
        'plan-ended-unpaid',
      ] as const
    ).map((kind) => [kind, { mail: invoiceMail(kind, ofInvoice) }]),
  ),
  invitation: { mail: invitationMail(invitedTo), isOptional: true, tellsTime: true },
  'invitation, no account': {
    mail: invitationMail({ ...invitedTo, account: null }),
    tellsTime: true,
  },
  'confirm-application': {
    mail: confirmApplicationMail({
      fullName,
      company: 'Sample Company',
      title: 'Engineer',
      privacyUrl,
      url: link,
    }),
  },
  'join-company': { mail: joinCompanyMail({ company: 'Sample Company', invitedBy: fullName, url: link }) },
  'lead-appointed': {
    mail: leadAppointedMail({ fullName, actor: 'Ada', who: 'you', title: 'Engineer', url: link }),
  },
  'live-asked': {
    mail: liveAskedMail({ fullName, candidate: 'Zoe', title: 'Engineer', note: 'Mondays <b>', url: link }),
  },
  'live-called-off': {
    mail: liveCalledOffMail({ ...live, reason: 'Zoe <Zett> declined the invitation.' }),
    tellsTime: true,
  },
  'live-reminder': { mail: liveReminderMail(live), tellsTime: true },
  'live-scheduled': { mail: liveScheduledMail(live), tellsTime: true },
  'live-times': { mail: liveTimesMail({ ...live, times: [at], privacyUrl }), tellsTime: true },
  'password-reset': { mail: passwordResetMail({ fullName, code, link }) },
  'review-reminder': { mail: reviewMail('review-reminder', toReview), tellsTime: true },
  'review-waiting': { mail: reviewMail('review-waiting', toReview), tellsTime: true },
  'register-again': { mail: registerAgainMail({ fullName, registerUrl: link }) },
  rejection: { mail: rejectionMail({ fullName, company: 'Sample Company', title: 'Engineer' }) },
  reminder: { mail: reminderMail(invitedTo), isOptional: true, tellsTime: true },
  'report-ready': {
    mail: reportReadyMail({ fullName, roleFamily: 'Software', reportUrl: link, wayOut }),
    isOptional: true,
  },
  'second-factor': { mail: secondFactorMail({ fullName, code }) },
  'verify-email': { mail: verifyEmailMail({ fullName, code, link }) },
};

/** What a reader of the HTML sees or can follow, without the markup. */
function readable(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const plain = body
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll('mailto:', '')
    .replaceAll(/<[^>]+>/g, ' ');
  const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ', '&amp;': '&' };
  return Object.entries(entities).reduce((text, [entity, sign]) => text.replaceAll(entity, sign), plain);
}

const wordsOf = (text: string) =>
  new Set(text.split(/\s+/).flatMap((word) => word.replaceAll(/^[·:]+|[·:]+$/g, '') || []));

test('every mail has its row, and names nothing in braces', () => {
  const rows = new Set(Object.keys(mails).map((name) => name.split(',')[0]));
  expect([...rows].toSorted()).toEqual([...Object.keys(mailTexts.mails), ...noticeKinds].toSorted());
  const composed = table.map(([, { mail }]) => mail);
  expect(composed.filter(({ text, subject }) => /[{}]/.test(text + subject))).toEqual([]);
});

const table = Object.entries(mails).map(([name, { mail, ...row }]): [string, Composed] => [
  name,
  { ...row, mail: composeMail(mail, support) },
]);

test.each(table)('%s says the same as text and as HTML', (_name, { mail }) => {
  const [inText, inHtml] = [wordsOf(mail.text), wordsOf(`${readable(mail.html)} ${mail.subject}`)];
  expect([...inText].filter((word) => !inHtml.has(word))).toEqual([]);
  expect(
    [...wordsOf(readable(mail.html))].filter((word) => !wordsOf(`${mail.text} ${mail.subject}`).has(word)),
  ).toEqual([]);
  expect(mail.html).not.toContain('<b>');
});

test.each(table)('%s has the colors of the product in both schemes and no other', (_name, { mail }) => {
  const known: string[] = [...Object.values(mailColors.light), ...Object.values(mailColors.dark)];
  const used = mail.html.match(/#[0-9a-f]{6}\b/gi) ?? [];
  expect(used.filter((color) => !known.includes(color))).toEqual([]);
  expect(used).toEqual(expect.arrayContaining([mailColors.light.text, mailColors.dark.text]));
  expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
});

test.each(table)('%s names times in the zone of its reader, and no other time', (_name, row) => {
  const told = 'Friday, November 27, 2026, 5:00 PM (GMT+1, Berlin)';
  for (const form of [row.mail.text, row.mail.html]) {
    expect(form.includes(told)).toBe(row.tellsTime === true);
    expect(form).not.toContain('UTC');
  }
});

test.each(table)('%s can be stopped exactly where it is optional', (_name, { mail, isOptional }) => {
  expect(mail.unsubscribeUrl).toBe(isOptional && wayOut.unsubscribeUrl);
  for (const form of [mail.text, mail.html]) {
    expect(form.includes(wayOut.unsubscribeUrl)).toBe(isOptional === true);
    expect(form.includes(wayOut.settingsUrl)).toBe(isOptional === true);
  }
});

test.each(table)('%s is short, and names the address to write to', (_name, { mail }) => {
  for (const form of [mail.text, mail.html]) expect(form).toContain(support);
  expect(mail.html).toContain(`href="mailto:${support}"`);
  const [body = ''] = mail.text.split('\nCandor\n');
  const words = body.split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(60);
});
