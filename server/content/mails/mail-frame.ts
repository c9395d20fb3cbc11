import { escapeHtml } from './escape-html.ts';
import { mailColors } from './mail-colors.ts';
import { fill, mailTexts, type OptionalMail, optionalMails } from './mail-texts.ts';

/** Where somebody gets no more mails of a kind. */
export interface WayOut {
  /** Stops them without signing in (RFC 8058). */
  readonly unsubscribeUrl: string;
  readonly settingsUrl: string;
}

/** A paragraph, a list or the like that is more than plain text, in both forms of a mail. */
export interface RichBlock {
  readonly text: string;
  readonly html: string;
}

/** What a mail says; a string is a paragraph of plain text. */
export interface MailContent {
  readonly subject: string;
  readonly greetingName: string;
  readonly before: readonly (string | RichBlock)[];
  /** Shown large, e.g. a code. */
  readonly highlight?: string;
  readonly action?: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
  /** Of a mail that its reader may not want. */
  readonly optional?: { readonly mail: OptionalMail; readonly wayOut: WayOut };
}

/** What a mail says and whom it goes to, before it is put in its frame; the id names it. */
export interface Letter extends MailContent {
  readonly id: string;
  readonly to: string;
  /** Where an answer goes; the address for questions where it is undefined. */
  readonly replyTo?: string | undefined;
  /** A calendar file (RFC 5545) that goes with it. */
  readonly calendar?: string | undefined;
}

/** What a letter is about, for the log. */
type LetterKind =
  | 'account'
  | 'application'
  | 'audit'
  | 'billing'
  | 'candidate'
  | 'company'
  | 'decision'
  | 'dispute'
  | 'interview'
  | 'live_interview'
  | 'review'
  | 'violation';

/** Takes letters and sees to it that they go out. */
export interface PostOffice {
  deliver(kind: LetterKind, letter: Letter): Promise<void>;
}

/** A mail in both of its forms, and where such mails can be stopped, if they can. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl?: string;
}

const { stop, settings, greeting, questions } = mailTexts.frame;

/** Both forms of a mail from one content; `support` is the address to write to. */
export function composeMail(content: MailContent, support: string): ComposedMail {
  const { subject, optional } = content;
  return {
    subject,
    text: textOf(content, support),
    html: htmlOf(content, support),
    ...(optional && { unsubscribeUrl: optional.wayOut.unsubscribeUrl }),
  };
}

function textOf(content: MailContent, support: string): string {
  const { greetingName, before, highlight, action, after, optional } = content;
  const lines = [
    fill(greeting, { name: greetingName }),
    ...before.map((block) => (typeof block === 'string' ? block : block.text)),
    ...(highlight ? [`    ${highlight}`] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    `Candor\n${fill(questions, { support })}`,
    ...(optional ? [footText(optional)] : []),
  ];
  return `${lines.join('\n\n')}\n`;
}

function footText({ mail, wayOut }: NonNullable<MailContent['optional']>): string {
  return `${optionalMails[mail].why}\n${stop}: ${wayOut.unsubscribeUrl}\n${settings}: ${wayOut.settingsUrl}`;
}

const { light, dark } = mailColors;

/** Programs that leave out styles of the head show the light scheme of the attributes. */
const DARK = `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
.page { background: ${dark.page} !important; color: ${dark.text} !important }
.card { background: ${dark.card} !important; border-color: ${dark.line} !important }
.button { background: ${dark.action} !important; color: ${dark.onAction} !important }
.soft { color: ${dark.soft} !important }
.soft a { color: ${dark.action} !important }
}`;

function htmlOf(content: MailContent, support: string): string {
  const { subject, greetingName, before, highlight, action, after, optional } = content;
  const paragraph = (block: string | RichBlock) =>
    typeof block === 'string' ? `<p style="margin:0 0 16px">${escapeHtml(block)}</p>` : block.html;
  const code = highlight
    ? `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(highlight)}</p>`
    : '';
  const button = action
    ? `<p style="margin:24px 0"><a class="button" href="${escapeHtml(action.url)}" target="_top" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${light.action};color:${light.onAction};font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${DARK}
</style>
</head>
<body class="page" style="margin:0;padding:16px;background:${light.page};color:${light.text};font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:break-word">
<div role="article" aria-roledescription="email" aria-label="${escapeHtml(subject)}" style="max-width:560px;margin:0 auto">
<div class="card" style="padding:24px 24px 8px;border:1px solid ${light.line};border-radius:10px;background:${light.card}">
<h1 style="margin:0 0 16px;font:600 22px/1.3 Charter,'Iowan Old Style',Georgia,serif">${escapeHtml(subject)}</h1>
${[fill(greeting, { name: greetingName }), ...before].map(paragraph).join('\n')}
${code}${button}
${after.map(paragraph).join('\n')}
</div>
<p class="soft" style="margin:16px 24px;color:${light.soft};font-size:14px">Candor<br>${questionsHtml(support)}${optional ? footHtml(optional) : ''}</p>
</div>
</body>
</html>
`;
}

const link = (label: string, url: string) =>
  `<a href="${escapeHtml(url)}" target="_top" style="color:${light.action}">${escapeHtml(label)}</a>`;

const questionsHtml = (support: string) =>
  fill(escapeHtml(questions), { support: link(support, `mailto:${support}`) });

function footHtml({ mail, wayOut }: NonNullable<MailContent['optional']>): string {
  const links = [link(stop, wayOut.unsubscribeUrl), link(settings, wayOut.settingsUrl)];
  return `<br>${escapeHtml(optionalMails[mail].why)}<br>${links.join(' &nbsp;·&nbsp; ')}`;
}
