import type { ListSection } from '../found-resume.ts';

/** What a section is called on a screen. */
export const SECTION_WORDS: Readonly<Record<ListSection, string>> = {
  work: 'Work',
  volunteer: 'Volunteering',
  education: 'Education',
  projects: 'Projects',
  skills: 'Skills',
  languages: 'Languages',
  certificates: 'Certificates',
  awards: 'Awards',
  publications: 'Publications',
  interests: 'Interests',
  references: 'References',
};

const FIELD_WORDS: Readonly<Record<string, string>> = {
  ...{ name: 'Name', label: 'Headline', email: 'Email', phone: 'Phone', url: 'Link', summary: 'Summary' },
  ...{
    address: 'Address',
    postalCode: 'Postal code',
    city: 'City',
    region: 'Region',
    countryCode: 'Country',
  },
  ...{ network: 'Network', username: 'User name', position: 'Position', location: 'Location' },
  ...{ startDate: 'Start', endDate: 'End', highlights: 'Points', organization: 'Organization' },
  ...{ institution: 'Institution', area: 'Subject', studyType: 'Degree', score: 'Grade', courses: 'Courses' },
  ...{
    description: 'Description',
    entity: 'Organization',
    type: 'Type',
    roles: 'Roles',
    keywords: 'Keywords',
  },
  ...{ level: 'Level', language: 'Language', fluency: 'Fluency', issuer: 'Issuer', date: 'Date' },
  ...{ title: 'Title', awarder: 'Awarded by', publisher: 'Publisher', releaseDate: 'Date' },
  ...{ reference: 'Reference', subtitle: 'Subtitle' },
};

/** What a field is called, where its section does not call it otherwise. */
export function fieldWord(key: string, section?: ListSection): string {
  if (section === 'work' && key === 'name') return 'Company';
  return FIELD_WORDS[key] ?? key;
}
