import type { FieldProblem } from '../../../../openapi/gen/types.gen.ts';
import { escapeHtml } from '../../../content/mails/escape-html.ts';
import { isPlainWebAddress } from '../../../platform/web-address.ts';
import type { ContentPiece, ContentRules } from './content-kind.ts';

const LONGEST = 240;

const banner: ContentPiece = {
  id: 'banner',
  name: 'Announcement',
  file: { text: '', link: '' },
  fields: [
    {
      name: 'text',
      label: 'Text',
      help: 'Shown above every page of who is signed in. Empty: none.',
      is_long: false,
    },
    { name: 'link', label: 'Link', help: 'Where it says more; may stay empty.', is_long: false },
  ],
  variables: [],
  problems({ text = '', link = '' }) {
    const problems: FieldProblem[] = [];
    if (text.length > LONGEST)
      problems.push({ field: 'text', message: `Use at most ${LONGEST} characters.` });
    if (/\n/.test(text)) problems.push({ field: 'text', message: 'Write it in one line.' });
    if (link !== '' && !isPlainWebAddress(link))
      problems.push({ field: 'link', message: 'Enter an address such as https://status.example.com.' });
    if (link !== '' && text === '') problems.push({ field: 'text', message: 'Say what the link is about.' });
    return problems;
  },
  preview({ text = '', link = '' }) {
    const more = link && ` <a href="${escapeHtml(link)}">Learn more</a>`;
    return { html: text ? `<p>${escapeHtml(text)}${more}</p>` : '<p>No announcement.</p>', checks: [] };
  },
};

export const announcements: ContentRules = { pieces: [banner] };
