import type { RubricCompetency } from '../../../../openapi/gen/types.gen.ts';
import type { FormError } from '../../../components/form/error-summary.tsx';
import { randomId } from '../../../lib/random-id.ts';
import { sumOf } from './weights.ts';

/** The levels of an answer that a rubric puts into words. */
export const LEVELS = ['1', '3', '5'] as const;

/** As many as a rubric may have. */
export const MOST_COMPETENCIES = 12;

/** One of one's own, to be filled in. */
export const blankCompetency = (): RubricCompetency => ({
  _id: randomId(),
  name: '',
  description: '',
  weight_percent: 1,
  indicators: [],
  must_not_infer: [],
  anchors: { '1': '', '3': '', '5': '' },
});

/** The DOM id of a field, which is also what the server calls it. */
export const fieldIdOf = (at: number, field: string) => `competencies.${at}.${field}`;

/** What stands in the way of freezing a rubric, each with its field. */
export function rubricProblems(competencies: readonly RubricCompetency[]): FormError[] {
  if (competencies.length === 0) return [{ message: 'Add a competency.', fieldId: 'add-competency' }];
  const sum = sumOf(competencies);
  const names = competencies.map(({ name }) => name.trim().toLowerCase());
  const texts = competencies.flatMap(({ name, anchors, weight_percent: weight }, at) => {
    const called = name.trim() || `competency ${at + 1}`;
    const isTwice = name.trim() !== '' && names.indexOf(names[at] ?? '') < at;
    return [
      ...(name.trim() === ''
        ? [{ message: `Name competency ${at + 1}.`, fieldId: fieldIdOf(at, 'name') }]
        : []),
      ...(isTwice ? [{ message: `Two are named “${called}”.`, fieldId: fieldIdOf(at, 'name') }] : []),
      ...(Number.isInteger(weight) && weight >= 1 && weight <= 100
        ? []
        : [{ message: `Weigh ${called} from 1 to 100 %.`, fieldId: fieldIdOf(at, 'weight_percent') }]),
      ...LEVELS.filter((level) => anchors[level].trim() === '').map((level) => ({
        message: `Say what a ${level} in ${called} is.`,
        fieldId: fieldIdOf(at, `anchors.${level}`),
      })),
    ];
  });
  const first = fieldIdOf(0, 'weight_percent');
  return sum === 100 ? texts : [...texts, { message: `Weights sum to ${sum} %, not 100 %.`, fieldId: first }];
}

/** As it is sent: blank lines of lists are none. */
export const tidied = (competencies: readonly RubricCompetency[]): RubricCompetency[] =>
  competencies.map((one) => ({
    ...one,
    name: one.name.trim(),
    indicators: filled(one.indicators),
    must_not_infer: filled(one.must_not_infer),
  }));

const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter(Boolean);
