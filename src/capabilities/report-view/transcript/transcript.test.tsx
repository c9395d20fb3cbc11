// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Checklist } from '../../../../openapi/gen/types.gen.ts';
import { EvidenceQuote } from './evidence-quote.tsx';
import { Transcript } from './transcript.tsx';

const answer = 'Sales fell.\nI called every lead\nand won 12 back.';
const at = (quote: string) => {
  const start = answer.indexOf(quote);
  return { turn_id: 't1', start, end: start + quote.length, quote };
};
const checklist: Checklist = {
  found: 2,
  of: 5,
  items: [
    {
      check: 'action',
      label: 'Own action',
      found: true,
      evidence: [at('I called every lead')],
      missing: null,
    },
    { check: 'specifics', label: 'Specifics', found: true, evidence: [at('12')], missing: null },
  ],
  concepts: [{ _id: 'leads', label: 'Leads', found: true, evidence: [at('every lead')] }],
};
const labels = {
  context: 'Context',
  action: 'Own action',
  result: 'Result',
  specifics: 'Specifics',
  concepts: 'Concepts',
  quote: 'Quoted',
};

afterEach(cleanup);

it('shows every character of the answer, and nothing between them', () => {
  const { container } = render(
    <Transcript turnId="t1" answer={answer} findings={{ checklist, assessment: null }} labels={labels} />,
  );
  expect(container.querySelector('blockquote')?.textContent).toBe(answer);
});

it('names what would turn the rest of a line around; the marks stay in their places', () => {
  const turned = 'I \u202efixed it in 12 days';
  const start = turned.indexOf('12');
  const evidence = [{ turn_id: 't1', start, end: start + 2, quote: '12' }];
  const items: Checklist['items'] = [
    { check: 'specifics', label: 'Specifics', found: true, evidence, missing: null },
  ];
  const findings = { checklist: { found: 1, of: 5, items, concepts: [] }, assessment: null };
  const { container } = render(
    <Transcript turnId="t1" answer={turned} findings={findings} labels={labels} />,
  );
  expect(container.querySelector('mark')?.lastChild?.textContent).toBe('12');
  expect(container.querySelector('blockquote')?.textContent).toBe('I ⟨U+202E⟩fixed it in 12 days');
});

const withMarks = (
  <Transcript turnId="t1" answer={answer} findings={{ checklist, assessment: null }} labels={labels} />
);

it('lists for a screen reader what each mark means', () => {
  render(withMarks);
  const list = screen.getByRole('list', { name: 'Marked in this answer' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Own action: “I called every lead”',
    'Concepts: “every lead”',
    'Specifics: “12”',
  ]);
});

it('says what a mark means when it is pointed at, and when it is focused', async () => {
  const user = userEvent.setup();
  render(withMarks);
  await user.hover(screen.getByText('every lead'));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Own action · Concepts');
  await user.unhover(screen.getByText('every lead'));
  await user.tab();
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe('Own action'));
});

it('all marks are one stop of Tab; the arrow keys lead through them', async () => {
  const user = userEvent.setup();
  render(
    <>
      {withMarks}
      <button type="button">After</button>
    </>,
  );
  const focused = () => document.activeElement?.textContent;
  await user.tab();
  expect(focused()).toBe('I called ');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('12');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('every lead');
  await user.tab();
  expect(focused()).toBe('After');
  await user.tab({ shift: true });
  expect(focused()).toBe('every lead');
});

it('shows in the answer where something could be added, which leads there', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn();
  const insertion = { at: answer.indexOf('\nand'), label: 'Add when', onChoose };
  const { container } = render(
    <Transcript
      turnId="t1"
      answer={answer}
      findings={{ checklist, assessment: null }}
      labels={labels}
      insertion={insertion}
    />,
  );
  expect(container.querySelector('blockquote')?.textContent).toBe(
    'Sales fell.\nI called every lead+ Add when\nand won 12 back.',
  );
  await user.click(screen.getByText('+ Add when'));
  expect(onChoose).toHaveBeenCalledOnce();
});

it('a quote leads to its place and puts the focus there', async () => {
  const user = userEvent.setup();
  render(
    <>
      <EvidenceQuote span={at('every lead')} />
      <Transcript turnId="t1" answer={answer} findings={{ checklist, assessment: null }} labels={labels} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Show in the answer: every lead' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MARK'));
  expect(document.activeElement?.textContent).toContain('every lead');
});

it('a quote that other marks cut into pieces is outlined whole, until the focus moves on', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <>
      <EvidenceQuote span={at('I called every lead')} />
      <Transcript turnId="t1" answer={answer} findings={{ checklist, assessment: null }} labels={labels} />
    </>,
  );
  const shown = () => [...container.querySelectorAll('mark[data-shown]')];
  await user.click(screen.getByRole('button', { name: 'Show in the answer: I called every lead' }));
  expect(shown()).toHaveLength(2);
  expect(shown().map((mark) => mark.lastChild?.textContent)).toEqual(['I called ', 'every lead']);
  await waitFor(() => expect(document.activeElement).toBe(shown()[0]));
  await user.tab();
  expect(shown()).toEqual([]);
});
