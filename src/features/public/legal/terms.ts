import type { LegalDocument } from './legal-document.ts';

export const terms: LegalDocument = {
  title: 'Terms of use',
  version: '2026-11-24',
  summary:
    'Anyone can run Candor. These terms say what this installation offers you and what it expects of you.',
  sections: [
    {
      id: 'who',
      title: 'Who runs this',
      blocks: [
        'The operator of this installation provides the service and is responsible for it. The makers of the software don’t run it and have no access to it.',
        'If you don’t know who the operator is, ask whoever gave you this address before you enter anything.',
      ],
    },
    {
      id: 'service',
      title: 'What you get',
      blocks: [
        'As a candidate you can practice interviews, take interviews you’re invited to, and read a report on each. As a recruiter you can run hiring for your company.',
        'A report shows what evidence was found in your answers, where, and what is missing. It names what evaluated it. The built-in evaluation is called “Evidence checklist (rule-based; does not judge correctness)”: it marks what an answer contains, and it can be wrong. So can a language model, if the operator has set one up.',
        'A practice report helps you practice. No report is a certificate or the promise of an offer.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          list: [
            'Use your own name and an email address you can read. The account opens once you’ve proven the address with a code.',
            'Keep your password to yourself. If you think someone else knows it, change it and tell the operator.',
          ],
        },
      ],
    },
    {
      id: 'content',
      title: 'What you write stays yours',
      blocks: [
        'Your answers belong to you. You allow this installation to store and evaluate them, because it can’t give you a report otherwise. These terms take nothing more.',
        'The questions and the anchors beside them come with the software. You may use them to practice.',
      ],
    },
    {
      id: 'hiring',
      title: 'If you hire here',
      blocks: [
        {
          list: [
            'A person decides about every candidate. Scores and notes are evidence, never the decision.',
            'Add only people who applied or agreed to be contacted, and write about them what you’d let them read.',
            'Your company answers for its decisions, its emails and the law that applies to them.',
          ],
        },
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        'Please don’t:',
        {
          list: [
            'enter confidential information of an employer, a customer or another person into an answer;',
            'try to reach other people’s data, get around limits, or overload the service;',
            'present a report as a person’s judgment.',
          ],
        },
        'If you find a weakness, tell the operator and give them time to fix it.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      blocks: [
        'The service is provided as is. The operator decides how it’s run, backed up and updated, and may change or end it.',
        'An answer counts as submitted once the page says it’s saved. Until then it’s kept in your browser.',
        'Rights that the law of your country gives you and no agreement can take away are unaffected.',
      ],
    },
    {
      id: 'end',
      title: 'Closing your account',
      blocks: [
        'You can stop at any time. Candidates delete their account under Settings, Your data; everyone else asks the operator. The operator may close an account that breaks these terms.',
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
