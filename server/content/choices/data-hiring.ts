import type { BankChoice } from './choice-set.ts';

export const dataHiringChoices: readonly BankChoice[] = [
  {
    id: 'data-choice-13',
    levels: ['junior', 'mid', 'senior'],
    competency: 'framing',
    prompt:
      'A shop measures the share of parcels that arrive by the promised day. How can this share rise although no parcel arrives sooner?',
    suggestedSeconds: 75,
    options: [
      { text: 'A later day is promised', isRight: true },
      { text: 'Orders that would be late are cancelled and no longer counted', isRight: true },
      { text: 'The parcels become heavier', isRight: false },
      { text: 'The share is shown as a chart', isRight: false },
    ],
    explanation:
      'A share has two ends: what is promised and what is counted. Both can be moved without any gain for the customer, so a second measure such as the days from order to door belongs beside it.',
  },
  {
    id: 'data-choice-14',
    levels: ['junior', 'mid', 'senior'],
    competency: 'data-quality',
    prompt:
      'A file from abroad holds amounts such as 1.234. Which of these tell whether that is more than a thousand or a little more than one?',
    suggestedSeconds: 75,
    options: [
      { text: 'Comparing some rows with the invoices they come from', isRight: true },
      { text: 'Looking for amounts such as 1.234,50 or 1,234.50 in the same file', isRight: true },
      { text: 'Counting the rows', isRight: false },
      { text: 'Sorting the rows by date', isRight: false },
    ],
    explanation:
      'The source knows the amount, and an amount with both signs gives away which of them stands before the cents. Neither the number of rows nor their order depends on it.',
  },
  {
    id: 'data-choice-15',
    levels: ['junior', 'mid', 'senior'],
    competency: 'reasoning',
    prompt:
      'In each of two hospitals, treatment A heals a larger share of its patients than treatment B. Over both hospitals together it heals a smaller share. How can that be?',
    suggestedSeconds: 90,
    options: [
      { text: 'A was given more often in the hospital with the harder cases', isRight: true },
      { text: 'One of the shares must have been calculated wrongly', isRight: false },
      { text: 'A was given to fewer patients in both hospitals alike', isRight: false },
      { text: 'Patients were counted in both hospitals', isRight: false },
    ],
    explanation:
      'Together, the hospital in which a treatment was given most counts most. If A is used mainly where few are healed by anything, its total falls below that of B. Fewer patients in the same proportion would not turn it round.',
  },
  {
    id: 'data-choice-16',
    levels: ['junior', 'mid', 'senior'],
    competency: 'reasoning',
    prompt:
      'The turnover per customer rose by 10 %, and the turnover fell. All prices stayed as they were. What fits both?',
    suggestedSeconds: 60,
    options: [
      { text: 'Many customers who bought little left', isRight: true },
      { text: 'Every customer bought 10 % more', isRight: false },
      { text: 'Many new customers came who buy little', isRight: false },
      { text: 'The number of customers stayed the same', isRight: false },
    ],
    explanation:
      'The mean rises when those below it leave, although nobody buys more. With as many customers or more, a higher turnover per customer would mean a higher turnover.',
  },
  {
    id: 'data-choice-17',
    levels: ['junior', 'mid', 'senior'],
    competency: 'communication',
    prompt: 'You asked eight customers, and four of them were content. How do you report that?',
    suggestedSeconds: 45,
    options: [
      { text: '“Four of the eight we asked were content.”', isRight: true },
      { text: '“50 % of our customers are content.”', isRight: false },
      { text: '“Every second customer is content.”', isRight: false },
      { text: '“Few customers are discontent.”', isRight: false },
    ],
    explanation:
      'With eight answers, the count itself is what is known. A percentage of all customers claims an exactness that these eight cannot carry.',
  },
  {
    id: 'data-choice-18',
    levels: ['junior', 'mid', 'senior'],
    competency: 'responsible-practice',
    prompt:
      'A company is to publish the mean salary of each of its teams. Some teams have one or two people. What protects them?',
    suggestedSeconds: 60,
    options: [
      { text: 'Such teams are left out or joined with others', isRight: true },
      { text: 'The names are left out', isRight: false },
      { text: 'The means are rounded to whole euros', isRight: false },
      { text: 'The median is taken in place of the mean', isRight: false },
    ],
    explanation:
      'The mean of one person is that person’s salary, and of two people each can work out the other’s. That holds without names, for rounded figures and for the median as well.',
  },
];
