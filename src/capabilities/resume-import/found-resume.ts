import type { ResumeBasics, ResumeContent, ResumeLocation } from '../../../openapi/gen/types.gen.ts';

/** A text that a reader found, with the place it came from. */
export interface Found {
  text: string;
  /** In words of the file: "Page 2, line 14", `work[0].name`. */
  readonly place: string;
  /** Why the person should look at it; null where the file says what it is. */
  doubt: string | null;
}

/** The fields of an entry that were found. */
type FoundEntry<T> = {
  [K in keyof T as T[K] extends string | string[] ? K : never]?: T[K] extends string ? Found : Found[];
};

type Lists = Omit<ResumeContent, 'basics' | 'custom'>;
export type ListSection = keyof Lists;

interface FoundCustomSection {
  title: Found;
  entries: FoundEntry<ResumeContent['custom'][number]['entries'][number]>[];
}

/** What was found in a file; nothing of the file's text is missing in it. */
export interface FoundResume {
  basics: FoundEntry<ResumeBasics>;
  location: FoundEntry<ResumeLocation>;
  profiles: FoundEntry<ResumeBasics['profiles'][number]>[];
  lists: { [K in ListSection]: FoundEntry<Lists[K][number]>[] };
  custom: FoundCustomSection[];
  /** What was not understood. */
  leftovers: Found[];
  /** What of the file is no text, in sentences. */
  notes: string[];
}

export const LIST_SECTIONS = [
  'work',
  'volunteer',
  'education',
  'projects',
  'skills',
  'languages',
  'certificates',
  'awards',
  'publications',
  'interests',
  'references',
] as const satisfies readonly ListSection[];

export function nothingFound(): FoundResume {
  return {
    basics: {},
    location: {},
    profiles: [],
    lists: {
      ...{ work: [], volunteer: [], education: [], projects: [], skills: [], languages: [] },
      ...{ certificates: [], awards: [], publications: [], interests: [], references: [] },
    },
    custom: [],
    leftovers: [],
    notes: [],
  };
}

export const found = (text: string, place: string, doubt: string | null = null): Found => ({
  text: text.trim(),
  place,
  doubt,
});

/** The texts of an entry in the order they were found. */
export const textsOf = (entry: object): Found[] =>
  Object.values(entry as Record<string, Found | Found[] | undefined>).flatMap((value) => value ?? []);

/** The entries of a section, whatever its fields are. */
export const entriesOf = ({ lists }: FoundResume, section: ListSection): object[] => lists[section];
