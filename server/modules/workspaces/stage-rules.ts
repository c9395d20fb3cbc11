import type { FieldProblem, Stage, StageDraft } from '../../../openapi/gen/types.gen.ts';

/** What is wrong with an ordered list of stages; empty where it can be used. */
export function stageProblems(drafts: readonly StageDraft[], known: readonly Stage[]): FieldProblem[] {
  const names = drafts.map(({ name }) => name.trim().toLowerCase());
  const ids = drafts.flatMap(({ _id }) => _id ?? []);
  return drafts.flatMap(({ _id }, index) => {
    const problem = (message: string) => [{ field: `stages.${index}`, message }];
    if (names[index] === '') return problem('Enter a name.');
    if (names.indexOf(names[index] ?? '') < index) return problem('Each stage has a name of its own.');
    if (_id === undefined) return [];
    if (ids.indexOf(_id) !== ids.lastIndexOf(_id)) return problem('Each stage stands once in the list.');
    return known.some((stage) => stage._id === _id) ? [] : problem('Somebody removed this stage meanwhile.');
  });
}

/** The stages as they are to be kept; those that are new get an id. */
export function stagesOf(drafts: readonly StageDraft[], newId: () => string): Stage[] {
  return drafts.map(({ _id = newId(), name, limit_days }) => ({ _id, name: name.trim(), limit_days }));
}

/** Where those go who ended in a stage that is removed: to the one before it that stays, else to the first. */
export function heirOf(removed: string, known: readonly Stage[], kept: readonly Stage[]): string {
  const before = known.slice(
    0,
    known.findIndex(({ _id }) => _id === removed),
  );
  const heir = before.findLast(({ _id }) => kept.some((stage) => stage._id === _id)) ?? kept[0];
  return heir?._id ?? removed;
}
