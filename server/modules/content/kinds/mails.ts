import type { ContentField, FieldProblem } from '../../../../openapi/gen/types.gen.ts';
import { composeMail } from '../../../content/mails/mail-frame.ts';
import {
  factsOf,
  type MailKind,
  type MailText,
  mailTexts,
  replaceMails,
} from '../../../content/mails/mail-texts.ts';
import { writeWith } from '../../../content/mails/mails.ts';
import type { StoredTexts } from '../../../platform/database/schema/content.ts';
import { type ContentPiece, type ContentRules, unknownVariables } from './content-kind.ts';

/** What a reader cannot do without, wherever the shipped mail names it. */
const ESSENTIAL = ['code', 'privacy', 'time', 'times', 'invoice', 'amount', 'due', 'number', 'hash'];

/** What a preview says in place of each variable. */
const samples: Readonly<Record<string, string>> = {
  code: '123456',
  company: 'Sample Company',
  inviter: 'Sample Recruiter',
  proposer: 'Sample Reviewer',
  candidate: 'Sample Candidate',
  with: 'Sample Recruiter',
  title: 'Sample role',
  note: 'Could we meet in the afternoon?',
  roleFamily: 'Software engineering',
  minutes: '45',
  time: 'Monday, January 5, 2026 at 10:00 AM UTC',
  times: 'Monday, January 5, 2026 at 10:00 AM UTC; Tuesday, January 6, 2026 at 2:00 PM UTC',
  outcome: 'They found no violation.',
  invoice: 'INV-000001',
  amount: '€29.00',
  due: 'January 5, 2026',
  day: '2026-01-05',
  number: '41',
  hash: '5f'.repeat(32),
};

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter((one) => one.trim() !== '');

const textsOf = (shipped: MailText, values: StoredTexts): MailText => ({
  ...shipped,
  subject: values['subject'] ?? shipped.subject,
  before: paragraphsOf(values['body'] ?? ''),
  ...(shipped.action && { action: values['action'] ?? shipped.action }),
  after: paragraphsOf(values['after'] ?? ''),
  isMarkdown: true,
});

function fieldsOf({ action }: MailText): ContentField[] {
  const button = { name: 'action', label: 'Button', help: null, is_long: false };
  return [
    { name: 'subject', label: 'Subject', help: null, is_long: false },
    { name: 'body', label: 'Text (Markdown)', help: null, is_long: true },
    ...(action ? [button] : []),
    { name: 'after', label: 'Text below', help: 'Plain text.', is_long: true },
  ];
}

function problemsOf(kind: MailKind, shipped: MailText, values: StoredTexts): FieldProblem[] {
  const { subject = '', body = '', action, after = '' } = values;
  const known = factsOf[kind];
  const shippedWords = [...shipped.before, ...shipped.after].join('\n');
  const named = (name: string) => `${body}\n${after}`.includes(`{${name}}`);
  const missing = ESSENTIAL.filter((name) => shippedWords.includes(`{${name}}`) && !named(name));
  return [
    ...(subject === '' ? [{ field: 'subject', message: 'Enter a subject.' }] : []),
    ...(subject.includes('\n') ? [{ field: 'subject', message: 'Write the subject in one line.' }] : []),
    ...(body === '' ? [{ field: 'body', message: 'Enter a text.' }] : []),
    ...(action === '' ? [{ field: 'action', message: 'Enter what the button says.' }] : []),
    ...unknownVariables('subject', subject, known),
    ...unknownVariables('body', body, known),
    ...unknownVariables('action', action ?? '', []),
    ...unknownVariables('after', after, known),
    ...missing.map((name) => ({ field: 'body', message: `Name {${name}}: its readers need it.` })),
  ];
}

const nameOf = (kind: MailKind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;

function pieceOf(kind: MailKind): ContentPiece {
  const shipped: MailText = mailTexts.mails[kind];
  return {
    id: kind,
    name: nameOf(kind),
    file: {
      subject: shipped.subject,
      body: shipped.before.join('\n\n'),
      ...(shipped.action && { action: shipped.action }),
      after: shipped.after.join('\n\n'),
    },
    fields: fieldsOf(shipped),
    variables: factsOf[kind],
    problems: (values) => problemsOf(kind, shipped, values),
    preview(values, { publicUrl, support }) {
      const facts = { ...samples, privacy: `${publicUrl}/legal/privacy` };
      const to = { fullName: 'Sample Reader', url: publicUrl };
      return { html: composeMail(writeWith(textsOf(shipped, values), to, facts), support).html, checks: [] };
    },
  };
}

const kinds = Object.keys(factsOf) as MailKind[];

export const mails: ContentRules = {
  pieces: kinds.map(pieceOf),
  use(published) {
    replaceMails(
      new Map(
        kinds.flatMap((kind) => {
          const values = published.get(kind);
          return values ? [[kind, textsOf(mailTexts.mails[kind], values)] as const] : [];
        }),
      ),
    );
  },
};
