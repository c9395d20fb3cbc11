import type { ResumeContent, ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { LOOKS } from '../../../capabilities/resume/draw/templates.ts';
import {
  isSectionName,
  type SectionName,
  sectionOrder,
  sectionTitle,
} from '../../../capabilities/resume/sections.ts';

/** A line, some paragraphs, one point a line, or words between commas. */
type FieldKind = 'line' | 'text' | 'points' | 'words';

export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
}

export type Entry = Readonly<Record<string, string | string[]>>;

interface SectionKind {
  /** What one entry is called. */
  readonly noun: string;
  readonly fields: readonly EntryField[];
}

/** A section as it is written and drawn; `id` is its name in the document, or that of a section of the person's own. */
export interface Section extends SectionKind {
  readonly id: string;
  readonly title: string;
  readonly isCustom: boolean;
  readonly isHidden: boolean;
  readonly entries: readonly Entry[];
}

const line = (name: string, label: string): EntryField => ({ name, label, kind: 'line' });
const text = (name: string, label: string): EntryField => ({ name, label, kind: 'text' });
const points = (name: string, label: string): EntryField => ({ name, label, kind: 'points' });
const words = (name: string, label: string): EntryField => ({ name, label, kind: 'words' });

const period = [line('startDate', 'Start'), line('endDate', 'End')];
const url = line('url', 'Link');
const achievements = points('highlights', 'Achievements, one a line');

const KINDS: Readonly<Record<SectionName, SectionKind>> = {
  work: {
    noun: 'position',
    fields: [
      line('position', 'Position'),
      line('name', 'Employer'),
      line('location', 'Location'),
      ...period,
      url,
      text('summary', 'Summary'),
      achievements,
    ],
  },
  education: {
    noun: 'education',
    fields: [
      line('institution', 'School'),
      line('studyType', 'Degree'),
      line('area', 'Field'),
      ...period,
      line('score', 'Grade'),
      url,
      points('courses', 'Courses, one a line'),
    ],
  },
  skills: {
    noun: 'skill group',
    fields: [line('name', 'Group'), line('level', 'Level'), words('keywords', 'Skills, with commas between')],
  },
  projects: {
    noun: 'project',
    fields: [
      line('name', 'Name'),
      line('entity', 'Organization'),
      line('type', 'Type'),
      words('roles', 'Roles, with commas between'),
      ...period,
      url,
      text('description', 'Description'),
      achievements,
      words('keywords', 'Keywords, with commas between'),
    ],
  },
  volunteer: {
    noun: 'role',
    fields: [
      line('position', 'Role'),
      line('organization', 'Organization'),
      ...period,
      url,
      text('summary', 'Summary'),
      achievements,
    ],
  },
  certificates: {
    noun: 'certificate',
    fields: [line('name', 'Name'), line('issuer', 'Issuer'), line('date', 'Date'), url],
  },
  languages: {
    noun: 'language',
    fields: [line('language', 'Language'), line('fluency', 'Fluency')],
  },
  publications: {
    noun: 'publication',
    fields: [
      line('name', 'Title'),
      line('publisher', 'Publisher'),
      line('releaseDate', 'Date'),
      url,
      text('summary', 'Summary'),
    ],
  },
  awards: {
    noun: 'award',
    fields: [
      line('title', 'Title'),
      line('awarder', 'Awarded by'),
      line('date', 'Date'),
      text('summary', 'Summary'),
    ],
  },
  interests: {
    noun: 'interest',
    fields: [line('name', 'Name'), words('keywords', 'Keywords, with commas between')],
  },
  references: {
    noun: 'reference',
    fields: [line('name', 'Name'), text('reference', 'Reference')],
  },
};

const CUSTOM_FIELDS: readonly EntryField[] = [
  line('title', 'Title'),
  line('subtitle', 'Subtitle'),
  line('location', 'Location'),
  line('date', 'Date'),
  url,
  text('summary', 'Summary'),
  achievements,
];

/** All sections in the order in which they are drawn. */
export function sectionsOf(draft: ResumeDraft): Section[] {
  const { content, settings } = draft;
  return sectionOrder(draft, LOOKS[settings.template].first).map((id): Section => {
    const named = { id, title: sectionTitle(draft, id), isHidden: settings.hidden.includes(id) };
    if (isSectionName(id)) return { ...KINDS[id], ...named, isCustom: false, entries: content[id] };
    const entries = content.custom.find(({ _id }) => _id === id)?.entries ?? [];
    return { ...named, noun: 'entry', fields: CUSTOM_FIELDS, isCustom: true, entries };
  });
}

/** A draft with other entries in one of its sections. */
export function withEntries(draft: ResumeDraft, id: string, entries: readonly Entry[]): ResumeDraft {
  const { content } = draft;
  if (isSectionName(id)) return { ...draft, content: { ...content, [id]: entries } };
  return withCustom(draft, id, { entries: entries as never });
}

/** A draft with a section of the person's own changed. */
export function withCustom(
  draft: ResumeDraft,
  id: string,
  change: Partial<ResumeContent['custom'][number]>,
): ResumeDraft {
  const custom = draft.content.custom.map((one) => (one._id === id ? { ...one, ...change } : one));
  return { ...draft, content: { ...draft.content, custom } };
}

/** A draft with a section moved; those around it keep their order. */
export function withSectionMoved(draft: ResumeDraft, id: string, to: number): ResumeDraft {
  const order = moved(
    sectionsOf(draft).map((section) => section.id),
    sectionsOf(draft).findIndex((section) => section.id === id),
    to,
  );
  return { ...draft, settings: { ...draft.settings, order } };
}

export function withSectionHidden(draft: ResumeDraft, id: string, isHidden: boolean): ResumeDraft {
  const others = draft.settings.hidden.filter((one) => one !== id);
  return { ...draft, settings: { ...draft.settings, hidden: isHidden ? [...others, id] : others } };
}

/** A list with one item somewhere else; as it is where there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** An entry with nothing in it. */
export const blankEntry = (fields: readonly EntryField[]): Entry =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'points' || kind === 'words' ? [] : '']));

/** What an entry is called in a list: its first lines that say something. */
export function entryName(entry: Entry, fields: readonly EntryField[]): string {
  const lines = fields.flatMap(({ name, kind }) => {
    const value = entry[name];
    return kind === 'line' && typeof value === 'string' && value.trim() ? [value.trim()] : [];
  });
  return lines.slice(0, 2).join(', ');
}

/** A draft without a section of the person's own. */
export function withoutCustom(draft: ResumeDraft, id: string): ResumeDraft {
  const custom = draft.content.custom.filter(({ _id }) => _id !== id);
  const without = (ids: readonly string[]) => ids.filter((one) => one !== id);
  const { order, hidden } = draft.settings;
  return {
    ...draft,
    content: { ...draft.content, custom },
    settings: { ...draft.settings, order: without(order), hidden: without(hidden) },
  };
}
