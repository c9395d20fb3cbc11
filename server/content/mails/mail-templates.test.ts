import { expect, test } from 'vitest';
import type { TemplateKind } from '../../../openapi/gen/types.gen.ts';
import { composeMail } from './mail-frame.ts';
import { blocksOf } from './mail-markdown.ts';
import { defaultTemplate, templateKinds, templateProblems } from './mail-templates.ts';
import { rejectionMail } from './mails.ts';

test('what a mail says by default is a template that may be saved, and says the same', () => {
  for (const kind of templateKinds) expect(templateProblems(kind, defaultTemplate(kind)), kind).toEqual([]);
  const to = { fullName: 'Ada', company: 'Engines & Co', title: 'Nurse' };
  const written = (mail: ReturnType<typeof rejectionMail>) => {
    const { html, ...rest } = composeMail(mail, 'help@candor.example');
    return { ...rest, html: html.replaceAll(/\s+/g, ' ') };
  };
  const ours = written(rejectionMail(to));
  const same = rejectionMail({ ...to, template: defaultTemplate('rejection') });
  expect(written(same)).toEqual(ours);
});

test('an unknown variable is refused with its line', () => {
  const rows: [kind: TemplateKind, subject: string, body: string, told: string[]][] = [
    ['rejection', 'About {title}', 'Hello\n\nat {company}', []],
    ['rejection', '{salary}', '{title}', ['subject: {salary} is no variable.']],
    [
      'rejection',
      'A',
      'One\n\nTwo {time} {first name}',
      ['body: Line 3: {time} is no variable.', 'body: Line 3: {first name} is no variable.'],
    ],
    ['rejection', ' ', '\n', ['subject: Enter a subject.', 'body: Enter a text.']],
    ['rejection', 'A\nBcc: b', 'C', ['subject: Write the subject in one line.']],
    [
      'invitation',
      'A',
      'Come to {company}.',
      [
        'body: Name {time}: candidates need the deadline.',
        'body: Name {privacy}: candidates need the privacy notice.',
      ],
    ],
    ['reminder', 'A', 'Until {time}.', []],
  ];
  for (const [kind, subject, body, told] of rows)
    expect(
      templateProblems(kind, { subject, body }).map(({ field, message }) => `${field}: ${message}`),
      body,
    ).toEqual(told);
});

test('Markdown is written in both forms, and no name marks anything', () => {
  const facts = { title: '**Boss** <b>', company: '[x](https://evil.example)' };
  const rows: [said: string, text: string, html: string][] = [
    ['a **b *c* {title}**', 'a b c **Boss** <b>', '<strong>b <em>c</em> **Boss** &lt;b&gt;</strong>'],
    ['one\ntwo', 'one\ntwo', 'one<br>two'],
    ['- x\n- {title}', '- x\n- **Boss** <b>', '<li>x</li><li>**Boss** &lt;b&gt;</li>'],
    ['{company}', '[x](https://evil.example)', '>[x](https://evil.example)<'],
    ['[Us](https://a.example/?b="c)', 'Us (https://a.example/?b="c)', 'href="https://a.example/?b=&quot;c"'],
    ['[Us](javascript:alert)', '[Us](javascript:alert)', '[Us](javascript:alert)'],
    ['<script>', '<script>', '&lt;script&gt;'],
    ['2 * 3 * 4', '2 * 3 * 4', '2 * 3 * 4'],
  ];
  for (const [said, text, html] of rows) {
    const [block] = blocksOf(said, facts);
    expect(block?.text, said).toBe(text);
    expect(block?.html, said).toContain(html);
  }
  expect(blocksOf('a\r\n\r\n\n b \n', {})).toHaveLength(2);
});
