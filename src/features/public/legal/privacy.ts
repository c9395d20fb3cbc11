import type { LegalDocument } from './legal-document.ts';

export const privacy: LegalDocument = {
  title: 'Privacy',
  version: '2026-11-28',
  summary: 'What this installation of Candor stores about you, who can see it, and how long it’s kept.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        'The operator of this installation is responsible for your data: the person or organization that runs this server and gave you its address. A company that invites you to an interview is responsible for what it does with your application. The makers of the software receive nothing.',
        'Send questions and requests to the operator, or to the company that invited you.',
      ],
    },
    {
      id: 'stored',
      title: 'What is stored, and for how long',
      blocks: [
        'Everything below is stored in the operator’s own database; recordings are files beside it.',
        {
          caption: 'Data on the server',
          columns: ['What', 'Why', 'How long'],
          rows: [
            [
              'Account: name, email address, role, a one-way hash of your password, your browser’s time zone at your last visit',
              'To know it’s you, and to show times in emails in your zone',
              'Until you or the operator delete the account',
            ],
            [
              'Candidate profile: headline, skills, links, email preferences, accommodations you asked to keep',
              'To keep them for you. Companies see an accommodation only when you ask for it there',
              'Until you change them or delete the account',
            ],
            [
              'Unfinished registrations: name, address, a hash of the password',
              'To prove that the address is yours',
              'A code works once, for 10 minutes; removed after 2 days, or with the account',
            ],
            [
              'Your former email address, if you changed it',
              'So that emails sent there still count as yours when you export or delete your data',
              '31 days, or until you delete the account',
            ],
            [
              'Sign-ins: a hash of the token that keeps you signed in',
              'So that you don’t enter your password at every visit',
              'Ends when you log out; removed after 30 days at the latest',
            ],
            [
              'Sign-in events: time, network address, browser name',
              'To notice and stop misuse of accounts',
              '400 days',
            ],
            [
              'Practice interviews: questions, answers and drafts, a job description or resume you pasted, times',
              'To resume where you left off, and to make the report',
              'Until you or the operator delete the account',
            ],
            [
              'Interviews by invitation: what you agreed to and when, accommodations, answers, requests',
              'To hold the interview as the invitation says, and to evaluate it',
              'As long as the invitation says; then attempts, reports and notes are removed',
            ],
            [
              'Notes on an attempt by invitation, only if you agreed: that the page was left, that text was pasted and how much, that the network or a device was lost. Never what you pasted, no picture, no sound',
              'So that a person can look at what happened, next to harmless explanations and your comment',
              'As long as the invitation says. You see every note after the attempt',
            ],
            [
              'Recordings of answers, only if you pressed the button: the sound, its transcript, times',
              'So that you can answer by speaking, and listen again',
              'As long as the answers. What you discard before you submit is removed at once',
            ],
            [
              'Applications, kept by the company that hires: name, email, phone, source, tags, notes, ratings with the words they cite, decisions and their reasons',
              'To decide about your application. You may ask to read what is noted about you',
              'As long as the company keeps them',
            ],
            [
              'Resumes you write or import, their earlier states, and links you share; how often a link is opened each day, without addresses',
              'To keep, undo and share them. A file you import is read in your browser alone',
              'Until you delete them or the account; 30 days in the trash',
            ],
            [
              'Applications by an open link: name, email, phone, the time you agreed',
              'To pass them to the company once the address is proven',
              '7 days if you never confirm; then as long as the company keeps applications',
            ],
            [
              'Live interviews: times, who was there, chat; interviewers’ marks',
              'To hold them, and to rate them by what was written',
              'As long as the company keeps the interview',
            ],
            [
              'Plans and invoices of a company or a candidate, who changed them and when; payment reminders',
              'To bill whoever subscribes and keep the books',
              'As long as the operator keeps its books',
            ],
            [
              'Audit log: what administrators and the server did, to whom, why, before and after',
              'To prove afterwards what was done',
              'Entries stay; what they say about you is removed with your account',
            ],
            ['Reports', 'To show what was found', 'As long as the interview they are about'],
            [
              'Emails sent to you',
              'To deliver them. Without a mail server they go to an outbox that the operator can read',
              '30 days in the outbox, or until you delete the account; the email that confirms the deletion stays 30 days',
            ],
            [
              'Recent saves, and counts of attempts by a hash of address and network address',
              'To do a repeated save only once, and to slow down guessing',
              'About a day',
            ],
            [
              'Work in progress, such as an email to send: what it’s about and where it goes',
              'To finish it even if the server stops',
              'Removed when done, or with the account; what failed, after 14 days',
            ],
            [
              'Technical logs: time, network address, account number, page address, outcome, request number',
              'To find faults',
              'As long as the operator keeps them',
            ],
          ],
        },
        'Passwords, codes and the text of your answers are never written to the logs.',
      ],
    },
    {
      id: 'browser',
      title: 'What is stored in your browser',
      blocks: [
        {
          list: [
            'A cookie that keeps you signed in. Scripts can’t read it, and it’s sent to this site only. After you register, another one lets the emailed code sign you in; it ends after an hour.',
            'An answer you try on the home page: in this tab until you register, then in this browser until you sign in, for a day at most. Until then the server stores nothing of it.',
            'Local storage: your name, email address and role; a pass that is valid for up to 10 minutes; display and read-aloud settings; a random name for this browser, so that an interview is open in one place at a time; the page to return to after a code arrives; and unread notifications.',
            'A small database for what isn’t on the server yet: text you’re typing, unsent answers, unfinished recordings, unsent notes on an attempt. It means that a crash or a lost connection costs you nothing. Each is cleared once the server has it, or when you dismiss it; a recording also when you answer there more than seven days later. Nobody else is shown any of it.',
            'In this tab only: what you had typed in some forms when your session ended, until you close the tab or somebody else signs in.',
          ],
        },
        'There is no advertising and no tracking, and nothing is loaded from other sites.',
      ],
    },
    {
      id: 'judging',
      title: 'Who reads your answers',
      blocks: [
        'The built-in evaluation runs on this server and sends nothing anywhere. An AI service is used only if the operator has set one up; the page names what evaluates your answers before you start.',
        'If an AI service is set up, your answers, and a job description or resume you paste for a practice, are sent to it without names, email and postal addresses, phone numbers, links and schools, as far as the software can recognize them. Whatever it returns has to quote your own words.',
        'If a speech service is set up, recorded answers are sent to it as spoken, to be transcribed, and questions may be sent to it to be read aloud. The page names it next to the button. Otherwise nothing is recorded.',
        'Only you see your practice interviews, their recordings and reports. For an interview by invitation, the people who decide about the position see your answers and their report, and hear what you agreed to have recorded. The operator runs the database and could technically read it.',
        'Nothing is inferred from your face, voice, name or typing.',
      ],
    },
    {
      id: 'decisions',
      title: 'No automatic decisions',
      blocks: [
        'Candor hires and rejects nobody. A practice report is feedback for you and has no other effect. A report on an interview by invitation shows evidence to the people who decide. A note on the attempt changes no score.',
      ],
    },
    {
      id: 'requests',
      title: 'See, correct and delete your data',
      blocks: [
        'Your interviews and reports are there when you sign in. Candidates can export everything, recordings included, and delete their account under Settings, Your data. Technical logs and the operator’s backups keep it until the operator removes them. Everyone else asks the operator. The law of your country may give you more rights.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'The date at the top is the date of this wording. When the wording changes, so does the date.',
      ],
    },
  ],
};
