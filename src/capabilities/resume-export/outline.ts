import type { ResumeContent, ResumeDraft } from '../../../openapi/gen/types.gen.ts';

/** An entry as it is written down. */
export interface OutlineEntry {
  readonly title: string;
  /** What stands below the title, in one line. */
  readonly facts: readonly string[];
  readonly dates: string;
  readonly url: string;
  /** Paragraphs; those that begin with `- ` are points. */
  readonly text: string;
  readonly points: readonly string[];
}

interface OutlineSection {
  readonly title: string;
  readonly entries: readonly OutlineEntry[];
}

export interface Outline {
  readonly name: string;
  readonly label: string;
  readonly contact: readonly string[];
  readonly summary: string;
  readonly sections: readonly OutlineSection[];
}

type ListSection = Exclude<keyof ResumeContent, 'basics' | 'custom'>;

const ORDER: readonly ListSection[] = [
  ...(['work', 'education', 'projects', 'skills', 'languages', 'certificates'] as const),
  ...(['awards', 'publications', 'volunteer', 'interests', 'references'] as const),
];

const TITLES: Readonly<Record<ListSection, string>> = {
  ...{ work: 'Experience', education: 'Education', projects: 'Projects', skills: 'Skills' },
  ...{ languages: 'Languages', certificates: 'Certificates', awards: 'Awards', publications: 'Publications' },
  ...{ volunteer: 'Volunteering', interests: 'Interests', references: 'References' },
};

/** A resume as text has it: the sections that are shown, in their order. */
export function outlineOf({ content, settings }: ResumeDraft): Outline {
  const { basics } = content;
  const place = [basics.location.address, `${basics.location.postalCode} ${basics.location.city}`.trim()];
  const region = [basics.location.region, basics.location.countryCode];
  const contact = [basics.email, basics.phone, said([...place, ...region]).join(', '), basics.url];
  const known = [...ORDER, ...content.custom.map(({ _id }) => _id)];
  const order = [...new Set([...settings.order.filter((key) => known.includes(key)), ...known])];
  const sections = order
    .filter((key) => !settings.hidden.includes(key))
    .map((key) => sectionOf(content, key))
    .filter(({ entries }) => entries.length > 0);
  return {
    ...{ name: basics.name, label: basics.label },
    contact: said([
      ...contact,
      ...basics.profiles.map(({ url, network, username }) => url || `${network} ${username}`),
    ]),
    summary: settings.hidden.includes('basics') ? '' : basics.summary,
    sections,
  };
}

const said = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');

function sectionOf(content: ResumeContent, key: string): OutlineSection {
  const own = content.custom.find(({ _id }) => _id === key);
  if (own) return { title: own.title, entries: own.entries.map(customEntry) };
  const name = key as ListSection;
  return { title: TITLES[name], entries: ENTRIES[name](content) };
}

const entry = (part: Partial<OutlineEntry>): OutlineEntry => ({
  ...{ title: '', dates: '', url: '', text: '', points: [] },
  ...part,
  facts: said(part.facts ?? []),
});

const customEntry = ({
  title,
  subtitle,
  location,
  date,
  url,
  summary,
  highlights,
}: ResumeContent['custom'][number]['entries'][number]) =>
  entry({ title, facts: [subtitle, location], dates: date, url, text: summary, points: highlights });

const words = (name: string, list: readonly string[]) =>
  entry({ title: list.length > 0 && name ? `${name}: ${list.join(', ')}` : name || list.join(', ') });

const ENTRIES: { readonly [K in ListSection]: (content: ResumeContent) => OutlineEntry[] } = {
  work: ({ work }) =>
    work.map(({ position, name, location, url, summary, highlights, ...period }) =>
      entry({
        title: position || name,
        facts: position ? [name, location] : [location],
        dates: datesOf(period),
        url,
        text: summary,
        points: highlights,
      }),
    ),
  volunteer: ({ volunteer }) =>
    volunteer.map(({ position, organization, url, summary, highlights, ...period }) =>
      entry({
        title: position || organization,
        facts: position ? [organization] : [],
        dates: datesOf(period),
        url,
        text: summary,
        points: highlights,
      }),
    ),
  education: ({ education }) =>
    education.map(({ institution, studyType, area, url, score, courses, ...period }) =>
      entry({
        title: institution,
        facts: [said([studyType, area]).join(' in '), score],
        dates: datesOf(period),
        url,
        points: courses,
      }),
    ),
  projects: ({ projects }) =>
    projects.map(({ name, entity, type, roles, url, description, highlights, keywords, ...period }) =>
      entry({
        ...{ title: name, facts: [entity, type, ...roles], dates: datesOf(period), url, text: description },
        points: keywords.length > 0 ? [...highlights, keywords.join(', ')] : highlights,
      }),
    ),
  skills: ({ skills }) =>
    skills.map(({ name, level, keywords }) => words(level ? `${name} (${level})` : name, keywords)),
  interests: ({ interests }) => interests.map(({ name, keywords }) => words(name, keywords)),
  languages: ({ languages }) =>
    languages.map(({ language, fluency }) => words(fluency ? `${language} (${fluency})` : language, [])),
  certificates: ({ certificates }) =>
    certificates.map(({ name, issuer, date, url }) =>
      entry({ title: name, facts: [issuer], dates: dateOf(date), url }),
    ),
  awards: ({ awards }) =>
    awards.map(({ title, awarder, date, summary }) =>
      entry({ title, facts: [awarder], dates: dateOf(date), text: summary }),
    ),
  publications: ({ publications }) =>
    publications.map(({ name, publisher, releaseDate, url, summary }) =>
      entry({ title: name, facts: [publisher], dates: dateOf(releaseDate), url, text: summary }),
    ),
  references: ({ references }) =>
    references.map(({ name, reference }) => entry({ title: name, text: reference })),
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Mar 2019"; what is no date of JSON Resume stays as it is. */
function dateOf(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (!year || !name) return date;
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}

function datesOf({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): string {
  if (!startDate) return dateOf(endDate);
  return `${dateOf(startDate)} – ${endDate ? dateOf(endDate) : 'Present'}`;
}
