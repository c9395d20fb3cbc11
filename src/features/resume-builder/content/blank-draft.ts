import type { ResumeContent, ResumeDraft } from '../../../../openapi/gen/types.gen.ts';

const place = { address: '', postalCode: '', city: '', region: '', countryCode: '' };

const blankContent = (name: string, email: string): ResumeContent => ({
  basics: {
    name,
    email,
    ...{ label: '', image: '', phone: '', url: '', summary: '' },
    location: place,
    profiles: [],
  },
  ...{ work: [], volunteer: [], education: [], projects: [], skills: [], languages: [], certificates: [] },
  ...{ awards: [], publications: [], interests: [], references: [], custom: [] },
});

/** Where paper has the size Letter, by the region of a language tag. */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'];

/** A resume that says only whose it is. */
export function blankDraft(
  title: string,
  language: string,
  owner: { full_name: string; email: string },
): ResumeDraft {
  const region = navigator.language.split('-').at(-1) ?? '';
  return {
    title,
    language,
    content: blankContent(owner.full_name, owner.email),
    settings: {
      ...{ template: 'classic', font: 'sans', font_size: 10, accent: '#1f3a5f', spacing: 'normal' },
      paper: LETTER.includes(region) ? 'letter' : 'a4',
      ...{ margins: 'normal', order: [], hidden: [], show_photo: false },
    },
  };
}
