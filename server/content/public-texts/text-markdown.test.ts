import { expect, test } from 'vitest';
import { legalHtml, publicTexts, questionsHtml } from './public-texts.ts';
import { readText } from './text-markdown.ts';

const facts = { support: 'help@candor.example', address: 'https://candor.example' };
const htmlOf = (text: string) => readText(text, facts).sections.map(({ html }) => html);

test('headings, paragraphs, lists and tables', () => {
  const text = `## Who we are {#who}

Write to *us* at {support},
or **call**.

- One
- [Two](https://two.example)

## What is kept
Table: On the server
| What | How long |
| --- | --- |
| Names | A year |`;
  const { sections, problems } = readText(text, facts);
  expect(problems).toEqual([]);
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['who', 'Who we are'],
    ['what-is-kept', 'What is kept'],
  ]);
  expect(sections[0]?.html).toBe(
    '<p>Write to <em>us</em> at help@candor.example,<br>or <strong>call</strong>.</p>' +
      '<ul><li>One</li><li><a href="https://two.example">Two</a></li></ul>',
  );
  expect(sections[1]?.html).toBe(
    '<table><caption>On the server</caption><thead><tr><th scope="col">What</th><th scope="col">How long</th></tr></thead>' +
      '<tbody><tr><th scope="row">Names</th><td data-column="How long">A year</td></tr></tbody></table>',
  );
});

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['[x](JAVASCRIPT:alert(1))', '<p>[x](JAVASCRIPT:alert(1))</p>'],
  ['[x](data:text/html,hi)', '<p>[x](data:text/html,hi)</p>'],
  ['[x](//a.example)', '<p>[x](//a.example)</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['&lt;b&gt;', '<p>&amp;lt;b&amp;gt;</p>'],
  ['[x](https://a.example/"onclick=")', '<p><a href="https://a.example/&quot;onclick=&quot;">x</a></p>'],
])('%s is shown as it was written, and runs nothing', (line, html) => {
  expect(htmlOf(`## Title\n\n${line}`)).toEqual([html]);
});

/** Only tags of our own, whose attributes are quoted and lead nowhere but to pages and addresses. */
const OURS =
  /^<\/?(?:p|br|em|strong|ul|ol|li|a|table|caption|thead|tbody|tr|th|td|section|h2|nav|time|dl|dt|dd|div)(?: (?:href="(?:https?:\/\/|mailto:|#)[^"<>]*"|(?:id|scope|datetime|aria-labelledby|data-part|data-column)="[^"<>]*"))*>$/;

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload="alert(1)">',
  "' onmouseover='alert(1)",
  '**<b onclick=x>**',
  '[<i>](https://a.example/"onfocus="x)',
  '[x](javascript:alert(1))',
  '[x](mailto:a@b.example"autofocus="")',
])('%s makes no tag and no attribute, wherever in a text it stands', (hostile) => {
  const text = `## ${hostile} {#named}\n\n${hostile} {support}\n\n- ${hostile}\n\nTable: ${hostile}\n| A | ${hostile} |\n| --- | --- |\n| ${hostile} | ${hostile} |`;
  const said = { support: hostile, address: hostile };
  const legal = legalHtml({ summary: hostile, text }, '2026-11-28', said);
  const [questions = ''] = questionsHtml({ summary: hostile, text }, said).split('<script type=');
  for (const html of [legal, questions]) {
    const tags = html.match(/<[^>]*>?/g) ?? [];
    expect(tags.length).toBeGreaterThan(10);
    expect(tags.filter((tag) => !OURS.test(tag))).toEqual([]);
  }
});

test('the privacy notice names whoever is paid, and the sound of live interviews', () => {
  expect(publicTexts.privacy.text).toMatch(/Stripe gets your name/);
  expect(publicTexts.privacy.text).toMatch(/Live interviews: .*the sound/);
});

test.each([
  ['Before a heading', 1, /Begin with a heading/],
  ['# Too large', 1, /Write headings as/],
  ['## One\n\nText\n\n## Other {#one}', 5, /named one too/],
  ['## 2026\n\nText', 1, /Name the heading/],
  ['## T\n\nTable: A\n| A | B |\n| --- | --- |\n| 1 |', 6, /needs 2 cells/],
  ['## T\n\nTable: A\nnothing', 3, /Write a table as/],
])('what is wrong is told with its line: %j', (text, line, message) => {
  expect(readText(text, facts).problems).toContainEqual({ line, message: expect.stringMatching(message) });
});

test.each(['terms', 'privacy', 'cookies'] as const)(
  '%s, as shipped, has a date and contents that lead to every section',
  (name) => {
    const { version, ...values } = publicTexts[name];
    const html = legalHtml(values, version, facts);
    expect(readText(values.text, facts).problems).toEqual([]);
    expect(html).toContain(`<time datetime="${version}">November 2`);
    const linked = Array.from(html.matchAll(/<a href="#([^"]+)">/g), ([, id]) => id);
    const sections = Array.from(
      html.matchAll(/<section aria-labelledby="([^"]+)"><h2 id="\1">/g),
      ([, id]) => id,
    );
    expect(sections.length).toBeGreaterThan(2);
    expect(linked).toEqual(sections);
  },
);

test('search engines are told the same questions and answers, and no end of the script', () => {
  const html = questionsHtml({ summary: '', text: '## Is </script> safe?\n\n**Yes.**' }, facts);
  const json = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json).mainEntity).toEqual([
    { '@type': 'Question', name: 'Is </script> safe?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
  ]);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
