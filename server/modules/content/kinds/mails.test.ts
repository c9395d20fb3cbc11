import { afterEach, expect, test } from 'vitest';
import { composeMail } from '../../../content/mails/mail-frame.ts';
import { verifyEmailMail } from '../../../content/mails/mails.ts';
import { mails } from './mails.ts';

const context = { now: new Date(0), publicUrl: 'https://candor.example', support: 'help@candor.example' };

function pieceOf(id: string) {
  const piece = mails.pieces.find((one) => one.id === id);
  if (!piece) throw new Error(`There is no ${id}.`);
  return piece;
}

afterEach(() => mails.use?.(new Map()));

const sent = () =>
  composeMail(
    verifyEmailMail({ fullName: 'Ada *Byron*', code: '123456', link: 'https://candor.example/x' }),
    context.support,
  );

test('every mail can be published as it is, and says the same', () => {
  for (const { file, problems } of mails.pieces) expect(problems(file)).toEqual([]);
  const before = sent();
  mails.use?.(new Map([['verify-email', pieceOf('verify-email').file]]));
  expect(sent().text).toBe(before.text);
});

test('what was published is sent, with its Markdown and its variables', () => {
  const { file } = pieceOf('verify-email');
  const body = 'Enter **this code** within 10 minutes.';
  mails.use?.(new Map([['verify-email', { ...file, subject: 'Your code: {code}', body, action: 'Go on' }]]));
  const { subject, html, text } = sent();
  expect(subject).toBe('Your code: 123456');
  expect(html).toContain('<strong>this code</strong>');
  expect(text).toContain('Go on');
});

test('a preview is the mail with samples', () => {
  const { file, preview } = pieceOf('invitation');
  const { html } = preview({ ...file, body: 'Hello from {company}. Start by {time}.' }, context);
  expect(html).toContain('Hello from Sample Company.');
  expect(html).toContain('https://candor.example/legal/privacy');
  for (const piece of mails.pieces) expect(piece.preview(piece.file, context).html).not.toMatch(/\{\w+\}/);
});

test.each<[string, Record<string, string>, string, string]>([
  ['verify-email', { subject: '' }, 'subject', 'Enter a subject.'],
  ['verify-email', { subject: 'a\nb' }, 'subject', 'Write the subject in one line.'],
  ['verify-email', { body: 'One\nTwo {company}' }, 'body', 'Line 2: {company} is no variable.'],
  ['verify-email', { action: '' }, 'action', 'Enter what the button says.'],
  ['verify-email', { after: '{nonsense}' }, 'after', 'Line 1: {nonsense} is no variable.'],
  ['invitation', { body: 'Come soon.' }, 'body', 'Name {time}: its readers need it.'],
  ['invitation', { after: '' }, 'body', 'Name {privacy}: its readers need it.'],
])('%s with %j is refused beside its field', (kind, wrong, field, message) => {
  const { file, problems } = pieceOf(kind);
  expect(problems({ ...file, ...wrong })).toEqual([{ field, message }]);
});
