import { contentFiles, loadContent } from '../load-content.ts';
import { editedVersion, renewFamilies, shippedFamilies } from '../role-families.ts';
import { type BankProblem, type CodingSet, codingFile } from './coding-set.ts';

/** Every set as the files have it; a family without one offers no coding. */
export const shippedCodingSets: readonly CodingSet[] = shippedFamilies
  .filter(({ id }) => contentFiles(`families/${id}`).includes('coding.yaml'))
  .map(({ id }) => {
    const { version, practice, hiring } = loadContent(`families/${id}/coding.yaml`, codingFile);
    return { familyId: id, version, problems: practice, hiringProblems: hiring };
  });

/** Every set there is. An importer sees at once what was published since. */
export let codingSets: readonly CodingSet[] = [...shippedCodingSets];

/** Asks some problems, by their ids, in place of those of the files. */
export function replaceProblems(edited: ReadonlyMap<string, BankProblem>): void {
  const isAsShipped = codingSets.every((set, at) => set === shippedCodingSets[at]);
  if (edited.size === 0 && isAsShipped) return;
  codingSets = shippedCodingSets.map((set) => withEdits(set, edited));
  renewFamilies();
}

function withEdits(set: CodingSet, edited: ReadonlyMap<string, BankProblem>): CodingSet {
  const own = [...set.problems, ...set.hiringProblems].flatMap(({ id }) => edited.get(id) ?? []);
  if (own.length === 0) return set;
  const today = (one: BankProblem) => edited.get(one.id) ?? one;
  return {
    ...set,
    version: editedVersion(set.version, own),
    problems: set.problems.map(today),
    hiringProblems: set.hiringProblems.map(today),
  };
}
