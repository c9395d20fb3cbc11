import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const data14: Question = {
  id: 'data-14',
  type: 'technical',
  levels: ['mid', 'senior'],
  competency: 'reasoning',
  prompt:
    'A model that predicts which customers will leave is right in 95 of 100 cases. How do you judge whether it is any good?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Takes 95 of 100 as proof that it is good, or asks only for a higher number.',
    3: 'Asks how many customers leave at all and looks at missed and false warnings on data the model has not seen.',
    5: 'Compares with guessing that nobody leaves and with the rule used today, weighs missed against false warnings by what each costs, makes sure that nothing known only afterwards is used, and asks whether acting on the warnings keeps anyone.',
  },
  concepts: [
    {
      id: 'base-rate',
      label: 'How often it happens at all',
      synonyms: phrases(`
        base rate; imbalanced; churn rate; naive; nobody leaves; everyone stays; unbalanced; how many leave;
        only five; leave at all; saying nobody; nobody will leave; everybody stays; gives the same; same score;
        just saying everybody; always stays; none will; say none; stupid model
      `),
    },
    {
      id: 'kinds-of-error',
      label: 'The two kinds of error',
      synonyms: phrases(`
        precision; confusion matrix; false positive; false negative; auc; sensitivity; specificity;
        false alarms; accuracy; missed customer; how many it finds; of the leavers; real leavers; two kinds;
        wrong cases; really left it found; did it spot; point at; pointed at; how many it missed;
        who stayed; false alarm; cried wolf; of those who left; found and missed
      `),
    },
    {
      id: 'cost',
      label: 'What each error costs',
      synonyms: phrases(`
        discount; voucher; profit; what a missed; missed customer cost; what does it cost; how much money;
        lose a customer; lost customer; costs to phone; phone the wrong; if it makes money; cost of contact;
        worth it; spend on
      `),
    },
    {
      id: 'unseen-data',
      label: 'Data the model has not seen',
      synonyms: phrases(`
        hold out; holdout; test set; test data; unseen; cross validation; overfit; not trained on;
        out of sample; has not seen; it has not seen; new data; new customers; training data;
        people it had not seen; on fresh; learned by heart
      `),
    },
    {
      id: 'leak-and-change',
      label: 'Knowledge from the future, and change',
      synonyms: phrases(`
        leakage; in the future; later month; drift; in advance; monitor; knows the future;
        known at the time; only known later; date the account; how long before; in half a year;
        looked at the answer; no peeking
      `),
    },
    {
      id: 'use',
      label: 'What is done with it',
      synonyms: phrases(`
        act on; intervention; intervene; uplift; business; experiment; stay anyway; who do we call;
        do they stay; stay when; help anybody; time to act
      `),
    },
    {
      id: 'groups',
      label: 'Probabilities and groups',
      synonyms: phrases(`
        calibrated; calibration; probabilities; segment; subgroup; bias; region; rank; different groups;
        certain customers; new and old; ranking; highest risk; per country; best customers; for young;
        dear customers; most likely first; top of; who it gets wrong; sure or unsure
      `),
    },
    {
      id: 'simple-rival',
      label: 'Comparing with something simple',
      synonyms: phrases(`
        baseline; simple rule; simple model; logistic; rule of thumb; benchmark; heuristic; current method;
        a simple rule; compare it with a; no login; current way; without the model; coin; simpler way;
        one rule; better than guessing; compare with a simple; sales people know
      `),
    },
  ],
};
