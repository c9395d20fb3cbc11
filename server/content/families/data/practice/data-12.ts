import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const data12: Question = {
  id: 'data-12',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'reasoning',
  prompt:
    'Customers who use a shop’s mobile app spend more than those who do not. What would you want to know before saying that the app makes them spend more?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Takes the difference as proof, or only says that correlation is not causation.',
    3: 'Names one other explanation, such as loyal customers choosing the app, and a way to compare similar customers.',
    5: 'Names several explanations and which way each would bend the result, asks for spending before and after the app was installed, proposes a random trial or the best substitute for one, and names what that substitute cannot rule out.',
  },
  concepts: [
    {
      id: 'selection',
      label: 'Who chooses the app',
      synonyms: phrases(`
        already buy; loyal; self selection; selection; bias; already love; probably already; fans of the shop;
        loyal customers; regular customers; good customers; best customers; install the app; install an app;
        choose the app; would have spent; other kind of; people who like the shop; like the shop;
        big spenders to begin; keen ones; chances are; bothered to get; already install; who bothers;
        the regulars; loyal ones; anyway buy; would buy anyway
      `),
    },
    {
      id: 'third-factor',
      label: 'Something behind both',
      synonyms: phrases(`
        confounder; household; age; income; other factor; demographic; old they are; young people;
        where they live; men or women; something else; newer phone; expensive phone; gender; live near;
        age of; bigger family; who can afford; earn more
      `),
    },
    {
      id: 'link-or-cause',
      label: 'Link or cause, and which way',
      synonyms: phrases(`
        correlation; causation; correlate; causal; association; reverse; coincidence; the cause;
        does not mean; does not prove; other way round; which came first; what came first;
        the app has something; not the app which; not the app; app which makes; the card doesn't;
        one makes the other; what causes; because of the app; due to the app
      `),
    },
    {
      id: 'before-after',
      label: 'Before and after',
      synonyms: phrases(`
        difference in differences; started using; spent before; before the app; after the app;
        when they installed; after they installed; same people before; same customers before;
        how much they bought; what were they spending; spent back then
      `),
    },
    {
      id: 'trial',
      label: 'A random trial',
      synonyms: phrases(`
        experiment; random; by lot; randomize; a b test; ab test; control group; trial; at random;
        random people; pick customers; half of them; send half; test group; two groups; by chance;
        toss a coin; on a random half; random half; some by chance; and not to the others; offer it to some;
        who is offered; push it on; one town first; give it to half; pull names; draw names; out of a hat
      `),
    },
    {
      id: 'like-with-like',
      label: 'Comparing like with like',
      synonyms: phrases(`
        regression; control for; propensity; stratify; like with like; same kind; similar customers;
        similar people; same age; who bought the same; people who are similar; who are similar; same folk;
        folk like them; next to folk; compare people; equal people; similar shoppers
      `),
    },
    {
      id: 'offers',
      label: 'What else came with it',
      synonyms: phrases(`
        discount; promotion; notifications; campaign; season; seasonal; coupons; vouchers; holiday;
        offers in the app; special offers; push messages; reminders; advertising; free delivery;
        get a voucher; cheaper in; special price; free gift; sale at the time; prices lower
      `),
    },
    {
      id: 'size',
      label: 'How the amount was measured',
      synonyms: phrases(`
        average; median; outlier; significant; big spenders; per customer; on average; big enough;
        only a little more; shop and app together; in the shop less; one or two rich
      `),
    },
  ],
};
