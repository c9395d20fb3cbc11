import { expect, it } from 'vitest';
import { FORCED_COLORS, markStyle } from './check-styles.ts';

const checks = ['context', 'action', 'result', 'specifics', 'concepts'] as const;

it('marks are told apart by their lines alone, also where all tints are one color', () => {
  const lines = checks.map((check) => {
    const style = markStyle([check]);
    const forced = style[FORCED_COLORS]?.textDecorationThickness;
    return `${style.textDecoration?.split(' ')[1]} ${forced}`;
  });
  expect(new Set(lines).size).toBe(checks.length);
});
