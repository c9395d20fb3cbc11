import type { SortedSection } from '../../../../openapi/gen/types.gen.ts';
import type { Found, FoundResume } from '../found-resume.ts';

const DOUBT = 'A language model sorted this.';

/** What was found, with the leftovers that a section was named for in that section, to be checked. */
export function withSorted(
  resume: FoundResume,
  asked: readonly Found[],
  sections: readonly (SortedSection | null)[],
): FoundResume {
  const sectionOf = new Map(asked.map((found, at) => [found, sections[at] ?? null]));
  const lists = { ...resume.lists };
  const leftovers: Found[] = [];
  for (const found of resume.leftovers) {
    const section = sectionOf.get(found) ?? null;
    if (section === null) leftovers.push(found);
    else
      Object.assign(lists, { [section]: [...lists[section], entryOf(section, { ...found, doubt: DOUBT })] });
  }
  return { ...resume, lists, leftovers };
}

function entryOf(section: SortedSection, found: Found) {
  switch (section) {
    case 'skills':
      return { keywords: [found] };
    case 'languages':
      return { language: found };
    case 'awards':
      return { title: found };
    default:
      return { name: found };
  }
}
