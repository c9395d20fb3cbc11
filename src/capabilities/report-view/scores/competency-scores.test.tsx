// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CompetencyFinding, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { CompetencyScores } from './competency-scores.tsx';

// A picture needs the layout of a real browser.
vi.mock('../../charts/score-radar.tsx', () => ({
  ScoreRadar: ({ scores }: { readonly scores: readonly { name: string; score: number }[] }) =>
    scores.map(({ name, score }) => `${name} ${score}`).join(', '),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function finding(name: string, score: number | null): CompetencyFinding {
  return {
    _id: name,
    name,
    description: '',
    indicators: [],
    must_not_infer: [],
    anchors: { '1': 'One.', '3': 'Three.', '5': 'Five.' },
    questions: [1],
    scorable: 1,
    checks: [],
    assessment: { score, scored: score === null ? 0 : 1, skipped: 0, needs_human: score === null ? 1 : 0 },
  };
}

const answered = { number: 1, turns: [{ outcome: 'answered' }] } as ReportQuestion;

const three = [finding('Delivery', 1), finding('Design', 3.5), finding('Testing', 5)];

function show(competencies: readonly CompetencyFinding[], isWide = true): void {
  const noListeners = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, ...noListeners }));
  render(<CompetencyScores competencies={competencies} questions={[answered]} />);
}

const picture = () => screen.queryByRole('img', { name: /^Radar of the AI scores/ });

it('the lowest score has a place in the picture, and a competency without one has none and is named', async () => {
  show([...three, finding('Debugging', null)]);
  await screen.findByText('Delivery 1, Design 3.5, Testing 5');
  screen.getByText(
    'The innermost ring is a score of 1, the outermost 5. Without a score, and so not in the picture: Debugging.',
  );
  screen.getByText('0 of 1 answer, 1 waits for a person');
});

it('where all have a score, nothing is said to be left out', () => {
  show(three);
  expect(picture()).not.toBeNull();
  screen.getByText('The innermost ring is a score of 1, the outermost 5.');
});

it.each([
  ['a narrow screen', three, false],
  ['fewer scores than make an area', three.slice(1), true],
])('%s has the table alone', (_case, competencies, isWide) => {
  show(competencies, isWide);
  expect(picture()).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(competencies.length + 1);
});
