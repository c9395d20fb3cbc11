import type { LegalDocument } from './legal-document.ts';

const columns = ['What', 'Why', 'How long'] as const;

export const cookies: LegalDocument = {
  title: 'Cookies',
  version: '2026-11-28',
  summary:
    'What Candor keeps in this browser, and why. There is no advertising and no tracking, and nothing comes from other sites.',
  sections: [
    {
      id: 'needed',
      title: 'Needed: sign-in and your answers',
      blocks: [
        'None of this can be switched off: without it you could not sign in, or an answer could be lost.',
        {
          caption: 'Cookies. Scripts cannot read them, and they are sent to this site alone.',
          columns,
          rows: [
            ['candor_refresh', 'Keeps you signed in', 'Until you log out; 30 days at most'],
            ['candor_device', 'Only if you chose “Trust this device”: no second factor here', '30 days'],
            ['candor_registration', 'Lets the emailed code sign you in after you register', 'An hour'],
          ],
        },
        {
          caption: 'In the browser’s own storage, sent nowhere by itself',
          columns,
          rows: [
            ['Session', 'Your name, email address and role; a pass of up to 10 minutes', 'Until you log out'],
            [
              'Unsent work',
              'Answers, drafts and recordings that the server does not have yet',
              'Until the server has them, or you dismiss them',
            ],
            ['Browser’s number', 'An interview is open in one place at a time', 'Until you clear it'],
            ['Notifications', 'Those you have not read', 'Until you read them'],
            ['Steps between pages', 'Where to go after a code, and a link you opened', 'Until that is done'],
            ['A tried answer', 'Only if you answered on the home page', 'A day at most'],
          ],
        },
      ],
    },
    {
      id: 'choices',
      title: 'Your choices: how pages look',
      blocks: [
        'Theme, text size, motion, narrow navigation, single-key shortcuts and reading aloud. They are kept only once you change them, until you clear them or switch this off above.',
      ],
    },
    {
      id: 'nothing-else',
      title: 'Nothing else',
      blocks: ['No cookies for statistics or marketing exist, so there is nothing to accept or reject.'],
    },
  ],
};
