// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Assessment, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { AnswerFindings } from './answer-findings.tsx';

const answer = 'Sales fell.\nI called every lead and won 12 back.';
const quote = 'I called every lead';
const start = answer.indexOf(quote);
const scored: Assessment = {
  state: 'scored',
  score: 3.5,
  anchor: 3,
  evidence: [{ turn_id: 't1', start, end: start + quote.length, quote }],
  missing: ['Says how the result was measured.'],
  note: null,
};
const question: Omit<ReportQuestion, 'assessment'> = {
  number: 1,
  question_id: 'sales-01',
  prompt: 'Tell me about a customer you won back.',
  competency_id: 'winning',
  anchors: { '1': 'Names nothing.', '3': 'Names a step.', '5': 'Names a step and its effect.' },
  scorable: true,
  checklist: null,
  exact: null,
  turns: [
    {
      _id: 't1',
      kind: 'core',
      prompt: 'Tell me about a customer you won back.',
      outcome: 'answered',
      answer,
      insufficient_reason: null,
      explanation: null,
      follow_up_note: 'The AI could not be reached for a follow-up.',
      seconds: 40,
    },
  ],
};
const labels = {
  context: 'Context',
  action: 'Own action',
  result: 'Result',
  specifics: 'Specifics',
  concepts: 'Concepts',
  quote: 'Quoted',
};

function show(assessment: Assessment | null) {
  render(<AnswerFindings question={{ ...question, assessment }} labels={labels} />);
  return document.body.textContent;
}

afterEach(cleanup);

describe('a question that an AI scored', () => {
  it('shows the score, the anchor’s words, and what is missing; and no checklist', () => {
    const text = show(scored);
    expect(text).toContain('3.5 of 5');
    expect(text).toContain('Mean of two judgements: 3 and 4');
    expect(text).toContain('Nearest written anchorSolid (3): Names a step.');
    expect(text).toContain('Says how the result was measured.');
    expect(text).not.toMatch(/checklist/i);
  });

  it('that lies between two anchors shows the words of both', () => {
    const text = show({ ...scored, anchor: null });
    expect(text).toContain(
      'Between two written anchorsSolid (3): Names a step.Strong (5): Names a step and its effect.',
    );
  });

  it('leads from a quote to its place in the answer', async () => {
    show(scored);
    await userEvent.click(screen.getByRole('button', { name: `Show in the answer: ${quote}` }));
    const mark = document.querySelector('mark[data-shown]');
    expect(mark?.lastChild?.textContent).toBe(quote);
  });

  it('says how many quotes were left out, and nothing where none was', () => {
    expect(show(scored)).not.toContain('Left out');
    cleanup();
    expect(show({ ...scored, dropped_quotes: 1 })).toContain(
      '1 quote of the AI does not stand in the answer',
    );
    cleanup();
    expect(show({ ...scored, dropped_quotes: 2 })).toContain('2 quotes of the AI do not stand');
  });

  it('says why no follow-up was asked', () => expect(show(scored)).toContain('could not be reached'));
});

describe('a question without a score', () => {
  const none = { score: null, anchor: null, evidence: [], missing: [] };

  it.each<[Assessment, string]>([
    [
      { ...none, state: 'needs_human', note: 'Two judgements differ.' },
      'Waits for a person. Two judgements differ.',
    ],
    [{ ...none, state: 'no_evidence', note: 'No words were found.' }, 'No words were found.'],
  ])('says so: $state', (assessment, sentence) => {
    const text = show(assessment);
    expect(text).toContain(sentence);
    expect(text).not.toContain('of 5');
  });

  it('of a practice calls for nobody', () => {
    const text = show({ ...none, state: 'not_judged', note: 'The AI’s reply could not be used.' });
    expect(text).toContain('The AI’s reply could not be used.');
    expect(text).not.toMatch(/human|of 5/);
  });

  it('says that a skip scores 1', () => {
    const skipped = { ...none, state: 'skipped', score: 1, note: 'A skipped question scores 1.' } as const;
    const text = show(skipped);
    expect(text).toContain('1 of 5');
    expect(text).toContain('A skipped question scores 1.');
    expect(text).not.toContain('AI score');
  });

  it('shows nothing of an engine where no answer is usable', () =>
    expect(show(null)).toContain('Nothing is said of this question'));
});
