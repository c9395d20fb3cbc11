import { expect, it } from 'vitest';
import type { Assessment, Report } from '../../../../../api/gen/types.gen.ts';
import { withoutAgain } from './without-again.ts';

const ofTwo = (coverage_note: string | null, note: string | null) =>
  ({
    coverage_note,
    questions: [{ assessment: { state: 'not_judged', note } as Assessment }, { assessment: null }],
  }) as unknown as Report;

it('nothing sends one to a button that is not there, and all else stays', () => {
  const report = ofTwo(
    '1 answer was not judged. That says nothing about the answers; “Evaluate again” asks the AI once more. This rests on no judged answers.',
    'This answer was not judged; it is kept. “Evaluate again” on the report asks the AI once more.',
  );
  expect(withoutAgain(report)).toEqual(
    ofTwo(
      '1 answer was not judged. That says nothing about the answers. This rests on no judged answers.',
      'This answer was not judged; it is kept.',
    ),
  );
});

it('a report without such sentences reads as before', () => {
  const report = ofTwo(null, null);
  expect(withoutAgain(report)).toEqual(report);
  const other = ofTwo('This rests on 1 usable answer to 3 questions.', 'A skipped question scores 1.');
  expect(withoutAgain(other)).toEqual(other);
});
