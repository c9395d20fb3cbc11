import type { ResumeContent } from '../../../openapi/gen/types.gen.ts';
import type { ListSection } from './found-resume.ts';

/** How much a field takes, as the API has it. */
export type FieldKind = 'line' | 'text' | 'words' | 'texts';

type FieldsOf<T> = { readonly [K in keyof T as T[K] extends string | string[] ? K : never]-?: FieldKind };
type ListFields = { readonly [K in ListSection]: FieldsOf<ResumeContent[K][number]> };

const period = { startDate: 'line', endDate: 'line' } as const;
const told = { summary: 'text', highlights: 'texts' } as const;

/** The fields of each section, in the order they are shown. */
export const LIST_FIELDS: ListFields = {
  work: { position: 'line', name: 'line', location: 'line', url: 'line', ...period, ...told },
  volunteer: { position: 'line', organization: 'line', url: 'line', ...period, ...told },
  education: {
    ...{ institution: 'line', studyType: 'line', area: 'line', url: 'line' },
    ...period,
    ...{ score: 'line', courses: 'texts' },
  },
  projects: {
    ...{ name: 'line', entity: 'line', type: 'line', roles: 'words', url: 'line' },
    ...period,
    ...{ description: 'text', highlights: 'texts', keywords: 'words' },
  },
  skills: { name: 'line', level: 'line', keywords: 'words' },
  languages: { language: 'line', fluency: 'line' },
  certificates: { name: 'line', issuer: 'line', date: 'line', url: 'line' },
  awards: { title: 'line', awarder: 'line', date: 'line', summary: 'text' },
  publications: { name: 'line', publisher: 'line', releaseDate: 'line', url: 'line', summary: 'text' },
  interests: { name: 'line', keywords: 'words' },
  references: { name: 'line', reference: 'text' },
};

export const CUSTOM_FIELDS: FieldsOf<ResumeContent['custom'][number]['entries'][number]> = {
  ...{ title: 'line', subtitle: 'line', location: 'line', date: 'line', url: 'line' },
  ...told,
};

/** Without the photo, which no reader takes. */
export const BASICS_FIELDS: Omit<FieldsOf<ResumeContent['basics']>, 'image'> = {
  ...{ name: 'line', label: 'line', email: 'line', phone: 'line', url: 'line', summary: 'text' },
};

export const LOCATION_FIELDS: FieldsOf<ResumeContent['basics']['location']> = {
  ...{ address: 'line', postalCode: 'line', city: 'line', region: 'line', countryCode: 'line' },
};

export const PROFILE_FIELDS: FieldsOf<ResumeContent['basics']['profiles'][number]> = {
  ...{ network: 'line', username: 'line', url: 'line' },
};

export const MOST_CHARACTERS = { line: 500, text: 20_000, words: 500, texts: 5_000 } as const;
export const MOST_ITEMS = { words: 200, texts: 100 } as const;
export const MOST_ENTRIES = 100;
export const MOST_CUSTOM = 30;
export const MOST_PROFILES = 30;
