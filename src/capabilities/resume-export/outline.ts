import type { ResumeContent, ResumeDraft } from '../../../openapi/gen/types.gen.ts';
import { RESUME_WORDS, WORDED_SECTIONS } from '../../lib/resume-words.ts';
import { LOOKS } from '../resume/draw/templates.ts';
import { isSectionName, type SectionName, sectionOrder, sectionTitle } from '../resume/sections.ts';

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
  /** Of the summary; empty in a language that none is known in. */
  readonly summaryTitle: string;
  readonly sections: readonly OutlineSection[];
}

/** A resume as text has it: the sections that its pages show, in their order and in its language. */
export function outlineOf(draft: ResumeDraft): Outline {
  const { content, settings } = draft;
  const { basics } = content;
  const place = [basics.location.address, `${basics.location.postalCode} ${basics.location.city}`.trim()];
  const region = [basics.location.region, basics.location.countryCode];
  const contact = [basics.email, basics.phone, said([...place, ...region]).join(', '), basics.url];
  const sections = sectionOrder(draft, LOOKS[settings.template].first)
    .filter((id) => !settings.hidden.includes(id))
    .map((id) => ({ title: titleOf(draft, id), entries: entriesOf(draft, id) }))
    .filter(({ entries }) => entries.length > 0);
  return {
    ...{ name: basics.name, label: basics.label },
    contact: said([
      ...contact,
      ...basics.profiles.map(({ url, network, username }) => url || `${network} ${username}`),
    ]),
    summaryTitle: languageOf(draft) === 'en' ? 'Summary' : '',
    summary: settings.hidden.includes('basics') ? '' : basics.summary,
    sections,
  };
}

const said = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');

/** English where the words of its own language are not known. */
function languageOf({ language }: ResumeDraft): string {
  const [name = ''] = language.split('-');
  return name in RESUME_WORDS ? name : 'en';
}

function titleOf(draft: ResumeDraft, id: string): string {
  const words = RESUME_WORDS[languageOf(draft)];
  return (isSectionName(id) && words?.sections[WORDED_SECTIONS.indexOf(id)]) || sectionTitle(draft, id);
}

function entriesOf(draft: ResumeDraft, id: string): OutlineEntry[] {
  const { content } = draft;
  const written = datesIn(languageOf(draft));
  if (isSectionName(id)) return ENTRIES[id](content, written);
  return content.custom.find(({ _id }) => _id === id)?.entries.map((own) => customEntry(own, written)) ?? [];
}

const entry = (part: Partial<OutlineEntry>): OutlineEntry => ({
  ...{ title: '', dates: '', url: '', text: '', points: [] },
  ...part,
  facts: said(part.facts ?? []),
});

const customEntry = (
  {
    title,
    subtitle,
    location,
    date,
    url,
    summary,
    highlights,
  }: ResumeContent['custom'][number]['entries'][number],
  { dateOf }: Dates,
) =>
  entry({
    title,
    facts: [subtitle, location],
    dates: dateOf(date),
    url,
    text: summary,
    points: highlights,
  });

const words = (name: string, list: readonly string[]) =>
  entry({ title: list.length > 0 && name ? `${name}: ${list.join(', ')}` : name || list.join(', ') });

const ENTRIES: {
  readonly [K in SectionName]: (content: ResumeContent, dates: Dates) => OutlineEntry[];
} = {
  work: ({ work }, { datesOf }) =>
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
  volunteer: ({ volunteer }, { datesOf }) =>
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
  education: ({ education }, { datesOf }) =>
    education.map(({ institution, studyType, area, url, score, courses, ...period }) =>
      entry({
        title: institution,
        facts: [said([studyType, area]).join(' in '), score],
        dates: datesOf(period),
        url,
        points: courses,
      }),
    ),
  projects: ({ projects }, { datesOf }) =>
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
  certificates: ({ certificates }, { dateOf }) =>
    certificates.map(({ name, issuer, date, url }) =>
      entry({ title: name, facts: [issuer], dates: dateOf(date), url }),
    ),
  awards: ({ awards }, { dateOf }) =>
    awards.map(({ title, awarder, date, summary }) =>
      entry({ title, facts: [awarder], dates: dateOf(date), text: summary }),
    ),
  publications: ({ publications }, { dateOf }) =>
    publications.map(({ name, publisher, releaseDate, url, summary }) =>
      entry({ title: name, facts: [publisher], dates: dateOf(releaseDate), url, text: summary }),
    ),
  references: ({ references }) =>
    references.map(({ name, reference }) => entry({ title: name, text: reference })),
};

interface Dates {
  dateOf(date: string): string;
  datesOf(period: { readonly startDate: string; readonly endDate: string }): string;
}

/** How dates are written in a language, as "Mar 2019"; what is no date of JSON Resume stays as it is. */
function datesIn(language: string): Dates {
  const usual = { timeZone: 'UTC', numberingSystem: 'latn', calendar: 'gregory' } as const;
  const months = new Intl.DateTimeFormat(language, { ...usual, month: 'short', year: 'numeric' });
  const days = new Intl.DateTimeFormat(language, {
    ...usual,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const dateOf = (date: string) => {
    const [, month, day] = /^(\d{4}-(?:0[1-9]|1[0-2]))(-\d\d)?$/.exec(date) ?? [];
    const at = new Date(`${month}${day ?? '-01'}`);
    return month && !Number.isNaN(at.getTime()) ? (day ? days : months).format(at) : date;
  };
  return {
    dateOf,
    datesOf({ startDate, endDate }) {
      if (!startDate) return dateOf(endDate);
      return `${dateOf(startDate)} – ${endDate ? dateOf(endDate) : RESUME_WORDS[language]?.ongoing}`;
    },
  };
}
