// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Report, ReportQuestion, ReportTurn } from '../../../../../openapi/gen/types.gen.ts';
import { SameQuestion } from './same-question.tsx';

afterEach(cleanup);

const bank = 'Which query did you make faster?';
const worded = 'In a team like ours: which query did you make faster?';
const report = { engine: { name: 'rules' }, questions: [], competencies: [] } as unknown as Report;

function asked(turn: Partial<ReportTurn>): ReportQuestion {
  const core = { _id: turn.prompt, kind: 'core', outcome: 'answered', answer: 'I did.', ...turn };
  const found = { checklist: null, assessment: null, exact: null, anchors: null };
  return { number: 1, prompt: bank, turns: [core], ...found } as unknown as ReportQuestion;
}

it('where an AI worded a question once, its words stand beside that answer', () => {
  const earlier = asked({ prompt: worded, worded_by: 'ai', original_prompt: bank });
  const later = asked({ prompt: bank, worded_by: 'bank', original_prompt: null });
  render(<SameQuestion pair={{ earlier, later }} reports={{ earlier: report, later: report }} />);
  screen.getByRole('heading', { name: bank });
  screen.getByText(worded);
  expect(screen.getAllByText('Worded by AI for what you pasted')).toHaveLength(1);
});
