import { contentFiles, loadContent } from '../load-content.ts';
import { shippedFamilies } from '../role-families.ts';
import { type CodingSet, codingFile } from './coding-set.ts';

/** Every set there is; a family without one offers no coding. */
export const codingSets: readonly CodingSet[] = shippedFamilies
  .filter(({ id }) => contentFiles(`families/${id}`).includes('coding.yaml'))
  .map(({ id }) => {
    const { version, practice, hiring } = loadContent(`families/${id}/coding.yaml`, codingFile);
    return { familyId: id, version, problems: practice, hiringProblems: hiring };
  });
