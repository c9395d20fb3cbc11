import { escapeHtml } from '../../content/mails/escape-html.ts';
import { colorVariables } from '../../content/mails/mail-colors.ts';
import { type OptionalMail, optionalMails } from '../../content/mails/mail-texts.ts';

const STYLE = `
${colorVariables}
* { box-sizing: border-box }
body { margin: 0; padding: 1rem; background: var(--page); color: var(--text); font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif }
header { max-width: 35rem; margin: 6vh auto 1rem; font-weight: 650; font-size: 1.25rem }
header a { color: inherit; text-decoration: none }
main { max-width: 35rem; margin: 0 auto; padding: 1.5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card) }
h1 { margin: 0 0 1rem; font-weight: 650; font-size: 1.5rem; line-height: 1.25 }
p { margin: 0 0 1rem } form { margin: 0 0 1rem }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid transparent; border-radius: 10px; background: var(--action); color: var(--onAction); font: inherit; font-weight: 600; cursor: pointer }
a { color: var(--action) } a:last-child { margin: 0 }
:focus-visible { outline: 2px solid var(--action); outline-offset: 2px }
`;

/** Asks before anything is switched off: programs that look at links come here too. */
export function confirmPage(mail: OptionalMail, settingsUrl: string): string {
  const body = `<p>You’ll no longer get ${escapeHtml(optionalMails[mail].what)}.</p>
<form method="post"><button>Stop these emails</button></form>`;
  return page('Stop these emails?', body, settingsUrl);
}

/** Says that mails of a kind come no more. */
export function stoppedPage(mail: OptionalMail, settingsUrl: string): string {
  const body = `<p>You won’t get ${escapeHtml(optionalMails[mail].what)}.</p>`;
  return page('Emails stopped', body, settingsUrl);
}

/** For a link that is cut short, of a former address, or of an account that is gone. */
export function deadLinkPage(settingsUrl: string): string {
  const body = '<p>It may be incomplete, or your account’s email address has changed.</p>';
  return page('This link doesn’t work', body, settingsUrl);
}

function page(title: string, body: string, settingsUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} · Candor</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">Candor</a></header>
<main>
<h1>${title}</h1>
${body}
<a href="${escapeHtml(settingsUrl)}">Notification settings</a>
</main>
</body>
</html>
`;
}
