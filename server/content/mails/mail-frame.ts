import { escapeHtml } from './escape-html.ts';

/** What a mail says; each paragraph is plain text. */
export interface MailContent {
  readonly subject: string;
  readonly greetingName: string;
  readonly before: readonly string[];
  /** Shown large, e.g. a code. */
  readonly highlight?: string;
  readonly action?: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
}

/** Both forms of a mail from one content; light and dark are left to the reader's program. */
export function composeMail(content: MailContent): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: textOf(content), html: htmlOf(content) };
}

function textOf({ greetingName, before, highlight, action, after }: MailContent): string {
  const lines = [
    `Hello ${greetingName},`,
    ...before,
    ...(highlight ? [`    ${highlight}`] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    'Candor',
  ];
  return `${lines.join('\n\n')}\n`;
}

function htmlOf({ subject, greetingName, before, highlight, action, after }: MailContent): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const code = highlight
    ? `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(highlight)}</p>`
    : '';
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" target="_top" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f4fb5;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1c1d22;font:16px/1.5 system-ui,sans-serif">
<div role="article" aria-roledescription="email" aria-label="${escapeHtml(subject)}" style="max-width:520px;margin:0 auto">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${[`Hello ${greetingName},`, ...before].map(paragraph).join('\n')}
${code}${button}
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;color:#5a5d68">Candor</p>
</div>
</body>
</html>
`;
}
