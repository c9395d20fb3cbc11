import type { RubricCompetency } from '../../../../openapi/gen/types.gen.ts';

const WHOLE = 100;

type Weighed = Pick<RubricCompetency, 'weight_percent'>;

export const sumOf = (competencies: readonly Weighed[]): number =>
  competencies.reduce((sum, { weight_percent: weight }) => sum + weight, 0);

/** The same with weights as even as whole percents can be; the first ones get what is left over. */
export function evenOut<One extends Weighed>(competencies: readonly One[]): One[] {
  const each = Math.floor(WHOLE / competencies.length);
  const over = WHOLE - each * competencies.length;
  return competencies.map((one, at) => ({ ...one, weight_percent: each + (at < over ? 1 : 0) }));
}

const isEven = (competencies: readonly Weighed[]) =>
  evenOut(competencies).every(
    ({ weight_percent: weight }, at) => weight === competencies[at]?.weight_percent,
  );

/** A change of which competencies there are: weights that were even stay so, others are a person's and stay. */
export function keepingEven<One extends Weighed>(before: readonly One[], after: readonly One[]): One[] {
  return isEven(before) ? evenOut(after) : [...after];
}
