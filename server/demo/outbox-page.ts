import { escapeHtml } from '../content/mails/escape-html.ts';
import { colorVariables } from '../content/mails/mail-colors.ts';
import type { OutboxMail } from '../platform/mail/outbox-mailer.ts';

const STYLE = `
${colorVariables}
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
header, main { max-width: 46rem; margin: 0 auto; padding: 1rem }
header { padding-bottom: 0 }
nav { display: flex; gap: 1.5rem }
a { color: var(--action) }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0 1rem; overflow-wrap: anywhere }
h2 { font-size: 1.05rem; margin: 1.5rem 0 .5rem }
p { margin: 0 0 1rem } .soft { color: var(--soft) }
ul { list-style: none; margin: 0; padding: 0 }
li { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; margin-bottom: .5rem; overflow-wrap: anywhere }
li a { font-weight: 600 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 }
dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 8px; background: var(--page) }
@media (max-width: 40rem) { iframe { height: 52rem } }
pre { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 1rem; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
`;

/** The list of mails. It does not reload by itself, which would take a reader's place away. */
export function outboxPage(
  mails: readonly Pick<OutboxMail, 'id' | 'recipient' | 'subject' | 'sentAt'>[],
): string {
  const rows = mails.map(
    (mail) => `<li><a href="/dev/outbox/${escapeHtml(mail.id)}">${escapeHtml(mail.subject)}</a><br>
<span class="soft">To ${escapeHtml(mail.recipient)}, ${time(mail.sentAt)}</span></li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>No mail yet.</p>';
  return page('Outbox', {
    nav: '<a href="/dev/outbox">Look for new mail</a> <a href="/">Back to the app</a>',
    main: `<h1>Outbox</h1>
<p class="soft">The demo sends no mail. What it would have sent is here, newest first.</p>
${list}`,
  });
}

/** One mail as it would arrive: its HTML in a frame, which may run as little as the page itself: nothing. */
export function mailPage(mail: OutboxMail): string {
  return page(mail.subject, {
    nav: '<a href="/dev/outbox">All mail</a> <a href="/">Back to the app</a>',
    main: `<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(mail.sender)}</dd><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd>
<dt>Sent</dt><dd>${time(mail.sentAt)}</dd></dl>
<h2>As the mail shows</h2>
<iframe title="The mail" srcdoc="${escapeHtml(mail.html)}"></iframe>
<h2>As plain text</h2>
<pre tabindex="0" role="region" aria-label="The mail as plain text">${linked(mail.text)}</pre>
${mail.calendar === null ? '' : `<h2>interview.ics</h2>\n<pre tabindex="0" role="region" aria-label="The calendar file">${escapeHtml(mail.calendar)}</pre>`}`,
  });
}

function page(title: string, { nav, main }: { nav: string; main: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Candor demo</title>
<style>${STYLE}</style>
</head>
<body>
<header><nav aria-label="Demo">${nav}</nav></header>
<main>${main}</main>
</body>
</html>
`;
}

function time(at: Date): string {
  const iso = at.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

/** Addresses in the text become links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
