import type { BuiltResume, ResumeDraft } from '../../openapi/gen/types.gen.ts';
import type { TestAccount } from './accounts.ts';
import { call } from './sessions.ts';
import type { TestServer } from './test-server.ts';

/** A resume with a little of everything that a reader wants to find. */
export function resumeDraft(change: Partial<ResumeDraft> = {}): ResumeDraft {
  return {
    title: 'Nurse resume',
    language: 'en',
    content: {
      basics: {
        name: 'Zoë Zett',
        label: 'Registered nurse',
        image: '',
        email: 'zoe@mail.example',
        phone: '+49 30 1234567',
        url: 'https://zoe.example',
        summary: 'Ten years in **intensive care**. Write to zoe@mail.example.',
        location: {
          address: 'Main St 1',
          postalCode: '10115',
          city: 'Berlin',
          region: '',
          countryCode: 'DE',
        },
        profiles: [{ network: 'LinkedIn', username: 'zoe-zett', url: 'https://linkedin.com/in/zoe-zett' }],
      },
      work: [
        {
          name: 'City Hospital',
          position: 'Ward lead',
          location: 'Berlin',
          url: '',
          startDate: '2019-03',
          endDate: '',
          summary: 'Led a ward of 24 beds.',
          highlights: ['Cut medication errors by a third.', 'Taught 14 new nurses.'],
        },
      ],
      ...{ volunteer: [], projects: [], certificates: [], awards: [], publications: [], interests: [] },
      education: [
        {
          ...{ institution: 'Charité', area: 'Nursing', studyType: 'BSc', url: '', score: '', courses: [] },
          ...{ startDate: '2012', endDate: '2015' },
        },
      ],
      skills: [{ name: 'Care', level: '', keywords: ['Triage', 'Ventilation'] }],
      languages: [{ language: 'German', fluency: 'Native' }],
      references: [],
      custom: [],
    },
    settings: {
      ...{ template: 'classic', font: 'serif', font_size: 10, accent: '#1f3a5f', spacing: 'normal' },
      ...{ paper: 'a4', margins: 'normal', order: [], hidden: [], show_photo: false },
    },
    ...change,
  };
}

/** A resume of an account. */
export function createdResume(server: TestServer, account: TestAccount, change?: Partial<ResumeDraft>) {
  return call<BuiltResume>(server, account, 'POST', '/api/v1/resumes', resumeDraft(change));
}
