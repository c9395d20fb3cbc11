// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ReportQuestion, ReportTurn } from '../../../../openapi/gen/types.gen.ts';
import { AnswerFindings } from '../findings/answer-findings.tsx';
import { QuestionSection } from './question-section.tsx';

afterEach(cleanup);

const labels = { context: '', action: '', result: '', specifics: '', concepts: '', quote: '' };

function aTurn(change: Partial<ReportTurn>): ReportTurn {
  return {
    _id: change.kind ?? 'core',
    kind: 'core',
    prompt: 'Which query of our shop did you make faster?',
    outcome: 'skipped',
    answer: null,
    insufficient_reason: null,
    explanation: null,
    follow_up_note: null,
    seconds: null,
    ...change,
  };
}

function show(...turns: ReportTurn[]): void {
  const question: ReportQuestion = {
    number: 1,
    question_id: 'software-01',
    prompt: turns[0]?.prompt ?? '',
    competency_id: 'debugging',
    anchors: null,
    scorable: false,
    checklist: null,
    assessment: null,
    exact: null,
    turns,
  };
  render(
    <QuestionSection question={question} competency="Debugging">
      <AnswerFindings question={question} labels={labels} />
    </QuestionSection>,
  );
}

it('a question that an AI worded says so once, with the words of the bank on demand', () => {
  show(aTurn({ worded_by: 'ai', original_prompt: 'Which query did you make faster?' }));
  const label = screen.getByText('Worded by AI for what you pasted');
  const words = label.closest('details');
  expect(words?.open).toBe(false);
  within(words ?? label).getByText('Which query did you make faster?');
});

it('a follow-up that an AI wrote is labelled, and nothing of the bank or of an older report is', () => {
  const followUp = { kind: 'follow_up', worded_by: 'ai', original_prompt: null } as const;
  show(aTurn({ worded_by: 'bank', original_prompt: null }), aTurn(followUp));
  screen.getByText('Written by AI, about your answer');
  expect(screen.queryByText(/Worded by AI/)).toBeNull();
  cleanup();
  show(aTurn({}), aTurn({ kind: 'follow_up' }));
  expect(screen.queryByText(/by AI/)).toBeNull();
});
