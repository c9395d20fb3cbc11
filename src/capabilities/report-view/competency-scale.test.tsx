// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CompetencyFinding } from '../../../openapi/gen/types.gen.ts';
import { CompetencyScale } from './competency-scale.tsx';

afterEach(cleanup);

it('says what the competency is before its anchors, and what to listen for after them', () => {
  const competency = {
    description: 'Finds the cause of a fault.',
    anchors: { '1': 'Guesses.', '3': 'Tests one cause.', '5': 'Tests each cause.' },
    indicators: ['Names a test'],
    must_not_infer: ['Years of work'],
  } as Partial<CompetencyFinding> as CompetencyFinding;
  render(<CompetencyScale competency={competency} summary="What this competency looks like" />);
  const disclosure = screen.getByRole('group');
  expect(disclosure.textContent).toMatch(
    /^What this competency looks like.*Finds the cause of a fault\..*Tests each cause\..*Guesses\..*Names a test/,
  );
  within(disclosure).getByText('Years of work');
});
