import type { ChoiceSet } from './choice-set.ts';
import { dataHiringChoices } from './data-hiring.ts';

export const dataChoices: ChoiceSet = {
  familyId: 'data',
  version: 2,
  hiringQuestions: dataHiringChoices,
  questions: [
    {
      id: 'data-choice-01',
      levels: ['junior', 'mid'],
      competency: 'reasoning',
      prompt:
        'Nine people earn 3,000 a month and one earns 93,000. Which number describes what a typical person in this group earns?',
      suggestedSeconds: 60,
      options: [
        { text: 'The median, 3,000', isRight: true },
        { text: 'The mean, 12,000', isRight: false },
        { text: 'The range, 90,000', isRight: false },
        { text: 'The sum, 120,000', isRight: false },
      ],
      explanation:
        'One extreme value moves the mean to a number that nobody earns; the median stays with the people in the middle.',
    },
    {
      id: 'data-choice-02',
      levels: ['mid', 'senior'],
      competency: 'reasoning',
      prompt: 'An A/B test ends with p = 0.03. What does this number say?',
      suggestedSeconds: 75,
      options: [
        {
          text: 'If there were no difference, a result at least this extreme would come up in about 3 % of tests',
          isRight: true,
        },
        { text: 'The new version is better with a probability of 97 %', isRight: false },
        { text: 'The new version is 3 % better', isRight: false },
        { text: 'There is no difference with a probability of 3 %', isRight: false },
      ],
      explanation:
        'A p-value is computed under the assumption that there is no difference, so it cannot be the probability of that assumption. It says nothing about the size of an effect.',
    },
    {
      id: 'data-choice-03',
      levels: ['mid', 'senior'],
      competency: 'reasoning',
      prompt:
        'A disease affects 1 person in 1,000. A test finds every case and is wrong for 5 % of the healthy. How likely is it that somebody with a positive result is ill?',
      suggestedSeconds: 90,
      options: [
        { text: 'About 2 %', isRight: true },
        { text: 'About 50 %', isRight: false },
        { text: 'About 95 %', isRight: false },
        { text: 'About 100 %', isRight: false },
      ],
      explanation:
        'Of 1,000 people, 1 is ill and found, and about 50 of the 999 healthy ones are positive too: 1 in 51. Where a thing is rare, most alarms are false ones.',
    },
    {
      id: 'data-choice-04',
      levels: ['junior', 'mid', 'senior'],
      competency: 'reasoning',
      prompt:
        'Users who opened the tutorial stay twice as long as those who did not. Which explanations fit these numbers?',
      suggestedSeconds: 75,
      options: [
        { text: 'The tutorial makes people stay', isRight: true },
        { text: 'People who mean to stay open the tutorial more often', isRight: true },
        { text: 'A link to the tutorial is shown more to those who stay', isRight: true },
        { text: 'The tutorial drives people away', isRight: false },
      ],
      explanation:
        'A difference between groups that chose themselves fits a cause, a common cause and the reverse. An experiment that assigns the tutorial by chance could tell them apart.',
    },
    {
      id: 'data-choice-05',
      levels: ['junior', 'mid'],
      competency: 'data-quality',
      prompt:
        'A table of orders is joined to a table of payments on the order number, and the total turnover rises. What is the likeliest cause?',
      suggestedSeconds: 60,
      options: [
        { text: 'Some orders have several payments, so that their rows are repeated', isRight: true },
        { text: 'Some orders have no payment', isRight: false },
        { text: 'The join sorted the rows in another order', isRight: false },
        { text: 'The amounts were rounded', isRight: false },
      ],
      explanation:
        'A join with several matches repeats the left row once for each, and a sum counts it each time. Orders without a payment would leave the total as it was or lower it.',
    },
    {
      id: 'data-choice-06',
      levels: ['junior', 'mid'],
      competency: 'data-quality',
      prompt: 'In SQL, what does WHERE discount <> 10 do with rows whose discount is NULL?',
      suggestedSeconds: 60,
      options: [
        { text: 'It leaves them out', isRight: true },
        { text: 'It keeps them', isRight: false },
        { text: 'It ends with an error', isRight: false },
        { text: 'It reads them as 0 and keeps them', isRight: false },
      ],
      explanation:
        'A comparison with NULL is neither true nor false but unknown, and WHERE keeps only what is true. IS DISTINCT FROM 10 would keep them.',
    },
    {
      id: 'data-choice-07',
      levels: ['mid', 'senior'],
      competency: 'data-quality',
      prompt: 'Which of these are leakage in a model that predicts in January who will cancel in February?',
      suggestedSeconds: 90,
      options: [
        { text: 'A column with the date of the farewell mail', isRight: true },
        { text: 'Missing values filled with the mean over the training and the test rows', isRight: true },
        { text: 'The number of logins in December', isRight: false },
        { text: 'The plan a customer had on 1 January', isRight: false },
      ],
      explanation:
        'The farewell mail is a consequence of cancelling, and a mean over all rows carries the test rows into training. What is known on the day of the prediction may be used.',
    },
    {
      id: 'data-choice-08',
      levels: ['mid', 'senior'],
      competency: 'framing',
      prompt:
        'One transaction in 10,000 is fraud. A model calls every transaction honest. What is its accuracy, and what is it worth?',
      suggestedSeconds: 75,
      options: [
        { text: '99.99 %, and it finds no fraud at all', isRight: true },
        { text: '50 %, since it guesses', isRight: false },
        { text: '0.01 %, and it should be turned around', isRight: false },
        { text: '99.99 %, so it can be put to use', isRight: false },
      ],
      explanation:
        'Where one class is rare, accuracy rewards ignoring it. Recall (how much fraud is found) and precision (how many alarms are true) say what the model is for.',
    },
    {
      id: 'data-choice-09',
      levels: ['junior', 'mid'],
      competency: 'framing',
      prompt: 'A manager asks whether the new page is better. What do you settle before looking at any data?',
      suggestedSeconds: 60,
      options: [
        { text: 'Which decision hangs on the answer', isRight: true },
        { text: 'Which measure stands for “better”, and over which time', isRight: true },
        { text: 'Which chart will show the improvement', isRight: false },
        { text: 'Which of the measures looks best', isRight: false },
      ],
      explanation:
        'A measure that is chosen before the data cannot be chosen for its result. Looking for the measure or the chart that shows an improvement will find one in noise as well.',
    },
    {
      id: 'data-choice-10',
      levels: ['junior', 'mid', 'senior'],
      competency: 'communication',
      prompt:
        'A bar chart of 98 % and 99 % has an axis that begins at 97 %. What does a reader take away who only glances at it?',
      suggestedSeconds: 45,
      options: [
        { text: 'That one value is twice the other', isRight: true },
        { text: 'That both values are almost the same', isRight: false },
        { text: 'That both values are low', isRight: false },
        { text: 'Nothing, since bars show no size', isRight: false },
      ],
      explanation:
        'The length of a bar stands for its value, and from 97 one bar is twice as long as the other. Bars begin at zero; small differences are for dots or for the numbers themselves.',
    },
    {
      id: 'data-choice-11',
      levels: ['mid', 'senior'],
      competency: 'responsible-practice',
      prompt:
        'Names and addresses were removed from a set of patient records. Why may people still be found in it?',
      suggestedSeconds: 75,
      options: [
        { text: 'Birth date, postcode and sex together belong to one person in many cases', isRight: true },
        { text: 'It can be joined with another set that has names', isRight: true },
        { text: 'Removing a column changes the order of the rows', isRight: false },
        { text: 'It cannot: without names it is anonymous', isRight: false },
      ],
      explanation:
        'A few ordinary columns are often unique in combination, and a second set with the same columns gives back the name. Without names it is pseudonymous at best.',
    },
    {
      id: 'data-choice-12',
      levels: ['junior', 'senior'],
      competency: 'responsible-practice',
      prompt: 'Which of these does a colleague need to get the same numbers from your analysis next year?',
      suggestedSeconds: 60,
      options: [
        { text: 'The code, with the versions of the libraries it used', isRight: true },
        { text: 'The data as they were, or the query and the moment they were taken', isRight: true },
        { text: 'The seed of whatever was drawn at random', isRight: true },
        { text: 'The brand of the computer it ran on', isRight: false },
      ],
      explanation:
        'Code, data and chance are the three things that change between runs. A result that depends on the brand of the computer would be worth a look of its own.',
    },
  ],
};
