import type { LegalDocument } from './legal-document.ts';

export const privacy: LegalDocument = {
  title: 'Privacy',
  version: '2026-11-24',
  summary:
    'What this installation of Candor stores about you, where it lies, who can see it and how long it stays.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        'The operator of this installation is responsible for your data: the person or organisation that runs this server and gave you its address. The makers of the software receive nothing from it.',
        'Questions and requests about your data go to the operator.',
      ],
    },
    {
      id: 'stored',
      title: 'What is stored, and for how long',
      blocks: [
        'Everything below lies in the operator’s own database, on the machine or at the host the operator chose; recordings lie in files beside it.',
        {
          caption: 'Data on the server',
          columns: ['What', 'Why', 'How long'],
          rows: [
            [
              'Account: name, email address, role, a one-way hash of your password, the time zone of your browser when you were last here',
              'To know that it is you, and to tell you times in mails as your clock shows them',
              'Until you delete the account, or the operator does',
            ],
            [
              'Profile of a candidate: headline, skills and links; which mails you want; what you need in interviews, until you ask for it there',
              'To keep them for you; nobody else is shown them',
              'Until you change them or delete the account',
            ],
            [
              'Registrations that wait for their code: name, address, a hash of the password',
              'To prove that the address is yours',
              'A code works once and for 10 minutes; removed after 2 days, or with the account',
            ],
            [
              'The former address, where you changed it',
              'So that mail which went there is yours still: in a copy of your data, and when you delete the account',
              'Removed after 31 days, or with the account',
            ],
            [
              'Sign-ins: a hash of the token that keeps you signed in',
              'So that you need not enter your password at every visit',
              'Ended when you log out; removed after 30 days at the latest',
            ],
            [
              'Sign-in events: time, network address, browser name',
              'To notice and stop misuse of accounts',
              'Removed after 400 days',
            ],
            [
              'Practice interviews: the questions asked, your answers and their drafts, a job description or resume you pasted, times',
              'To go on where you were, and to make the report',
              'Until you delete the account, or the operator does',
            ],
            [
              'Interviews by invitation: what you agreed to and when, your wishes for more time, your answers, your requests',
              'To hold the interview as the invitation says, and to judge it',
              'As long as the invitation says; then attempts, reports and notes are removed',
            ],
            [
              'Notes during an interview by invitation, only where you agreed: that the page was left, that something was pasted and how much, that the network or a device was lost; never what you pasted, no picture and no sound',
              'So that a person can look at what happened beside its harmless explanations and your own words',
              'As long as the invitation says; you see every note after the attempt',
            ],
            [
              'Recordings of answers, only where you pressed the button for it: the sound, what a machine understood of it, times',
              'So that you can answer by speaking, and hear again what you said',
              'As long as the answers; one that you discard before you submit is removed at once',
            ],
            ['Reports', 'To show you what was found', 'Until you delete the account, or the operator does'],
            [
              'Emails sent to you',
              'To deliver them; without a mail server they lie in an outbox that the operator can read',
              'In the outbox for 30 days, or until you delete the account; the mail that confirms that stays for 30 days',
            ],
            [
              'Records of recent saves, and counts of attempts by a hash of address and network address',
              'So that a repeated save is done once, and guessing is slowed down',
              'About a day',
            ],
            [
              'What the server has still to do, such as a mail to send: the number of what it is about, and where a mail goes',
              'So that it is done also where the server stops in between',
              'Removed once it is done, or with the account; what could not be done, after 14 days',
            ],
            [
              'Technical logs: time, network address, the number of your account, address of the page, outcome, a request number',
              'To find faults',
              'As long as the operator keeps them',
            ],
          ],
        },
        'Passwords, codes and the text of your answers are not written to the logs.',
      ],
    },
    {
      id: 'browser',
      title: 'What lies in your browser',
      blocks: [
        {
          list: [
            'A cookie that keeps you signed in. Scripts cannot read it, and it goes to this site only. After you register, another one signs you in with the code of the mail; it ends after an hour.',
            'An answer you try on the home page: in this tab until you register, then in this browser until you sign in, for a day at most. The server stores nothing of it until then.',
            'Local storage: your name, email address and role, a pass that is valid for up to 10 minutes, how you want pages to look, whether questions are read aloud, a random name for this browser, so that an interview goes on in one place at a time, the page you asked for while a code is on its way to you, and what the bell tells you until you have read it.',
            'A small database for the text you are typing, answers that could not be sent yet or were not taken, recordings that did not arrive whole yet, and notes of an interview by invitation that wait to be sent, so that a crash or a lost connection costs you nothing. The text you are typing is cleared when you hand it in, or log out once it is saved; each of the others once it is stored on the server, or you dismiss or remove it, and a recording also when you answer in an interview there more than seven days later. No page shows any of it to somebody else.',
            'In this tab only: what you had typed in some forms when your session ended, until the tab is closed or somebody else signs in there.',
          ],
        },
        'There is no advertising, no tracking, and nothing is loaded from other sites.',
      ],
    },
    {
      id: 'judging',
      title: 'Who reads your answers',
      blocks: [
        'The built-in judge runs on the same server and sends nothing anywhere. No AI service is contacted unless the operator has configured one; the page tells you before you start which judge runs and why.',
        'Where the operator has configured an AI service, the page names its model before you start. Then your answers, and a job description or resume that you paste for a practice, are sent to it without names, email and postal addresses, telephone numbers, links and schools as far as the program can find them by their form; what it says is held against your own words.',
        'Where the operator has configured a speech service, an answer that you record is sent to it as you spoke it, to be written down; the page names the service beside the button. It may also be sent the questions, to read them aloud. Where none is configured, nothing is recorded.',
        'Practice interviews, their recordings and their reports are shown to you only. Of an interview by invitation, the people who decide on the position see your answers and their report, and can hear what you agreed to have recorded. The operator runs the database and can technically read what is in it.',
        'Nothing is inferred from your face, your voice, your name or your typing.',
      ],
    },
    {
      id: 'decisions',
      title: 'No automatic decisions',
      blocks: [
        'No part of Candor hires or rejects anybody. A practice report is feedback for you and has no further effect. A report on an interview by invitation shows evidence to the people who decide; a note about the attempt changes no score.',
      ],
    },
    {
      id: 'requests',
      title: 'Seeing, correcting and deleting your data',
      blocks: [
        'You see your interviews and reports after signing in. Candidates find a copy of everything, the sound of recordings as files beside it, and the deletion of their account in their settings, under Your data; what lies in technical logs and in the operator’s copies stays until the operator removes it. Everybody else asks the operator of this installation. The law of your country may give you further rights towards them.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'This page shows the day of its wording at the top. When the wording changes, that day changes with it.',
      ],
    },
  ],
};
