import type { FieldProblem, RubricCompetency } from '../../../openapi/gen/types.gen.ts';

const WHOLE_PERCENT = 100;

/** What is wrong with the competencies of a rubric, beside what the description says; empty where it can be published. */
export function rubricProblems(competencies: readonly RubricCompetency[]): FieldProblem[] {
  const sum = competencies.reduce((total, { weight_percent: weight }) => total + weight, 0);
  const repeated = (key: (one: RubricCompetency) => string) =>
    competencies.flatMap((one, at) =>
      competencies.findIndex((other) => key(other) === key(one)) < at ? [at] : [],
    );
  const texts = competencies.flatMap((one, at) =>
    blankTexts(one).map((field) => ({ field: `competencies.${at}.${field}`, message: 'This is required.' })),
  );
  return [
    ...texts,
    ...repeated(({ name }) => name.trim().toLowerCase()).map((at) => ({
      field: `competencies.${at}.name`,
      message: 'Another competency has this name.',
    })),
    ...repeated(({ _id }) => _id).map((at) => ({
      field: `competencies.${at}._id`,
      message: 'Another competency has this id.',
    })),
    ...(sum === WHOLE_PERCENT
      ? []
      : [{ field: 'competencies', message: `The weights sum to ${sum} %, and have to sum to 100 %.` }]),
  ];
}

function blankTexts({ name, anchors }: RubricCompetency): string[] {
  const texts = { name, 'anchors.1': anchors['1'], 'anchors.3': anchors['3'], 'anchors.5': anchors['5'] };
  return Object.entries(texts).flatMap(([field, text]) => (text.trim() === '' ? [field] : []));
}

/** Whole percents as even as they can be, which sum to 100; the first ones get what is left over. */
export function evenWeights(count: number): number[] {
  const each = Math.floor(WHOLE_PERCENT / count);
  return Array.from({ length: count }, (_, at) => each + (at < WHOLE_PERCENT - each * count ? 1 : 0));
}
