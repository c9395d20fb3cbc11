import type { LegalDocument } from './legal-document.ts';

export const terms: LegalDocument = {
  title: 'Terms of use',
  version: '2026-11-22',
  summary:
    'Candor is software that anyone can run. These terms say what this installation offers you and what it expects of you.',
  sections: [
    {
      id: 'who',
      title: 'Who you are dealing with',
      blocks: [
        'The people who run this installation, its operator, provide the service and are responsible for it. The makers of the software do not run it for you and have no access to it.',
        'If you do not know who the operator is, ask the person or organisation that gave you this address before you enter anything.',
      ],
    },
    {
      id: 'service',
      title: 'What you get',
      blocks: [
        'You can create a candidate account, take practice interviews and interviews you are invited to, with written questions, and read a report for each one.',
        'A report shows which evidence was found in your answers, where it stands in your text, and what is missing. It names what judged it. The built-in judge is called “Evidence checklist (rule-based; does not judge correctness)”: it marks what your answer contains, and it can be wrong. A language model, where the operator has configured one, can be wrong as well.',
        'A practice report is a help for practicing. No report is a certificate or a promise of an offer.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          list: [
            'Use your own name and an email address that you can read. The account opens once you have proven the address with a code.',
            'Keep your password to yourself. If you think somebody else knows it, tell the operator.',
          ],
        },
      ],
    },
    {
      id: 'content',
      title: 'What you write stays yours',
      blocks: [
        'Your answers belong to you. You allow this installation to store them and to judge them, because it cannot give you a report otherwise. Nothing more follows from these terms.',
        'The questions and their written anchors come with the software. You may use them to practice.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        'Please do not:',
        {
          list: [
            'enter confidential matters of an employer, a customer or another person into an answer;',
            'try to reach data of others, to get around limits, or to overload the service;',
            'pass a report on as if a person had judged you.',
          ],
        },
        'If you find a weakness, tell the operator and give them time to mend it.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and faults',
      blocks: [
        'The service is provided as it is. The operator decides how it is run, backed up and updated, and may change or end it.',
        'An answer counts as submitted once the page says that it is stored. Until then it is kept in your browser.',
        'Rights that the law of your country gives you, and that an agreement cannot take away, remain untouched.',
      ],
    },
    {
      id: 'end',
      title: 'Ending it',
      blocks: [
        'You can stop using your account at any time. Candidates delete theirs in their settings, under Your data; everybody else asks the operator. The operator may close an account that is used against these terms.',
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
