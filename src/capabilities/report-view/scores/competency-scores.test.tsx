// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CompetencyFinding } from '../../../../openapi/gen/types.gen.ts';
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

const five = [
  finding('Delivery', 1),
  finding('Design', 3.5),
  finding('Testing', 5),
  finding('Review', 2),
  finding('Writing', 4),
];

function show(competencies: readonly CompetencyFinding[], isWide = true): void {
  const noListeners = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, ...noListeners }));
  render(<CompetencyScores competencies={competencies} />);
}

const picture = () => screen.queryByRole('img', { name: /^Radar of the AI scores/ });

it('the lowest score has a place in the picture, and a competency without one has none and is named', async () => {
  show([...five, finding('Debugging', null)]);
  await screen.findByText('Delivery 1, Design 3.5, Testing 5, Review 2, Writing 4');
  expect(picture()?.getAttribute('aria-label')).toContain('Delivery 1, Design 3.5');
  screen.getByText('Without a score: Debugging');
});

it('where all have a score, nothing is said to be left out', () => {
  show(five);
  expect(picture()).not.toBeNull();
  expect(screen.queryByText(/Without a score/)).toBeNull();
});

it.each([
  ['a narrow screen', five, true, false],
  ['fewer than five scores', five.slice(1), true, true],
  ['a competency without a score', [...five.slice(2), finding('Debugging', null)], false, true],
])('%s has bars, with every figure', (_case, competencies, isScored, isWide) => {
  show(competencies, isWide);
  expect(picture()).toBeNull();
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toHaveLength(competencies.length);
  expect(figures.every((figure) => /^[\d.]+ of 5$/.test(figure ?? ''))).toBe(isScored);
  expect(figures.includes('No score')).toBe(!isScored);
});

it('nothing is drawn where nothing was scored', () => {
  show([finding('Debugging', null)]);
  expect(document.body.textContent).toBe('');
});
