import type { ResumeContent } from '../../../../openapi/gen/types.gen.ts';
import { RESUME_WORDS } from '../../../lib/resume-words.ts';

/** An entry as every template draws it. */
export interface DrawnEntry {
  readonly title: string;
  /** Organization, degree and the like. */
  readonly subtitle: string;
  readonly dates: string;
  readonly url: string;
  readonly text: string;
  readonly points: readonly string[];
}

type Sections = Omit<ResumeContent, 'basics' | 'custom'>;

const joined = (separator: string, ...parts: readonly string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);

/** Between two fields of a line: a comma stands within one, so a machine could not tell them apart. */
export const APART = ' · ';

/** How months are written, by language: to make one takes longer than to lay out a line. */
const months = new Map<string, Intl.DateTimeFormat>();

function monthsIn(language: string): Intl.DateTimeFormat {
  const known = months.get(language);
  if (known) return known;
  const options = {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  } as const;
  const made = new Intl.DateTimeFormat(language, options);
  months.set(language, made);
  return made;
}

/** A month of a year as it is written in a language; anything else as it was typed. */
function dateOf(typed: string, language: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(typed.trim()) ?? [];
  if (!year || !month) return typed.trim();
  return monthsIn(language).format(Date.UTC(Number(year), Number(month) - 1, 2));
}

const ongoingIn = (language: string) =>
  (RESUME_WORDS[language.split('-')[0] ?? ''] ?? RESUME_WORDS['en'])?.ongoing;

function period({ startDate, endDate }: { startDate: string; endDate: string }, language: string): string {
  const [start, end] = [dateOf(startDate, language), dateOf(endDate, language)];
  if (!start) return end;
  return `${start} – ${end || ongoingIn(language)}`;
}

const none = { subtitle: '', dates: '', url: '', text: '', points: [] };

/** What the entries of each section say, in the order in which they are drawn. */
const READ: {
  readonly [Name in keyof Sections]: (entry: Sections[Name][number], language: string) => DrawnEntry;
} = {
  work: (e, l) => ({
    title: e.position || e.name,
    subtitle: joined(APART, e.position ? e.name : '', e.location),
    dates: period(e, l),
    url: e.url,
    text: e.summary,
    points: e.highlights,
  }),
  volunteer: (e, l) => ({
    title: e.position || e.organization,
    subtitle: e.position ? e.organization : '',
    dates: period(e, l),
    url: e.url,
    text: e.summary,
    points: e.highlights,
  }),
  education: (e, l) => ({
    title: joined(', ', e.studyType, e.area) || e.institution,
    subtitle: joined(APART, e.studyType || e.area ? e.institution : '', e.score),
    dates: period(e, l),
    url: e.url,
    text: '',
    points: e.courses,
  }),
  projects: (e, l) => ({
    title: e.name,
    subtitle: joined(APART, e.roles.join(', '), e.entity, e.type),
    dates: period(e, l),
    url: e.url,
    text: joined('\n', e.description, e.keywords.join(', ')),
    points: e.highlights,
  }),
  skills: (e) => ({ ...none, title: joined(' – ', e.name, e.level), text: e.keywords.join(', ') }),
  languages: (e) => ({ ...none, title: e.language, text: e.fluency }),
  certificates: (e, l) => ({
    ...none,
    title: e.name,
    subtitle: e.issuer,
    dates: dateOf(e.date, l),
    url: e.url,
  }),
  awards: (e, l) => ({
    ...none,
    title: e.title,
    subtitle: e.awarder,
    dates: dateOf(e.date, l),
    text: e.summary,
  }),
  publications: (e, l) => ({
    ...none,
    title: e.name,
    subtitle: e.publisher,
    dates: dateOf(e.releaseDate, l),
    url: e.url,
    text: e.summary,
  }),
  interests: (e) => ({ ...none, title: e.name, text: e.keywords.join(', ') }),
  references: (e) => ({ ...none, title: e.name, text: e.reference }),
};

/** Sections whose entries are a name and some words, in one line each. */
const LINES: readonly string[] = ['skills', 'languages', 'interests'];

export interface DrawnSection {
  readonly id: string;
  readonly title: string;
  readonly isLines: boolean;
  readonly entries: readonly DrawnEntry[];
}

/** A section as it is drawn; the title is said by who asks. */
export function drawnSection(
  content: ResumeContent,
  id: string,
  title: string,
  language: string,
): DrawnSection {
  const isLines = LINES.includes(id);
  if (id in READ) {
    const read = READ[id as keyof Sections] as (entry: never, language: string) => DrawnEntry;
    const entries = content[id as keyof Sections].map((entry) => read(entry as never, language));
    return { id, title, isLines, entries: entries.filter(saysSomething) };
  }
  const own = content.custom.find(({ _id }) => _id === id);
  const entries = (own?.entries ?? []).map((e) => ({
    title: e.title,
    subtitle: joined(APART, e.subtitle, e.location),
    dates: dateOf(e.date, language),
    url: e.url,
    text: e.summary,
    points: e.highlights,
  }));
  return { id, title, isLines, entries: entries.filter(saysSomething) };
}

const saysSomething = ({ title, subtitle, text, points }: DrawnEntry) =>
  [title, subtitle, text, ...points].some((part) => part.trim() !== '');
