import type { StageCount, StageDraft } from '../../../../openapi/gen/types.gen.ts';

/** A stage as it is edited: its limit as it is typed. */
export interface EditedStage {
  readonly key: string;
  readonly id: string | null;
  readonly name: string;
  readonly limit: string;
  /** Candidates in it: only an empty one can be removed. */
  readonly active: number;
}

export const editedOf = ({ _id, name, limit_days: limit, active }: StageCount): EditedStage => ({
  key: _id,
  id: _id,
  name,
  limit: limit === null ? '' : String(limit),
  active,
});

const LONGEST = 365;

/** What is wrong with one of the stages; undefined where they can be saved. */
export function problemIn(stages: readonly EditedStage[]): string | undefined {
  const names = stages.map(({ name }) => name.trim().toLowerCase());
  if (names.includes('')) return 'Enter a name for each stage.';
  if (new Set(names).size < names.length) return 'Give each stage a name of its own.';
  const isFine = ({ limit }: EditedStage) =>
    limit === '' || (/^\d+$/.test(limit) && Number(limit) >= 1 && Number(limit) <= LONGEST);
  return stages.every(isFine) ? undefined : 'A limit is 1 to 365 days.';
}

export const draftsOf = (stages: readonly EditedStage[]): StageDraft[] =>
  stages.map(({ id, name, limit }) => ({
    ...(id && { _id: id }),
    name: name.trim(),
    limit_days: limit === '' ? null : Number(limit),
  }));

/** With one of them a place further up or down. */
export function moved(stages: readonly EditedStage[], at: number, by: 1 | -1): readonly EditedStage[] {
  const next = [...stages];
  const [one] = next.splice(at, 1);
  if (one) next.splice(at + by, 0, one);
  return next;
}
