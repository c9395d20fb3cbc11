import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const data09: Question = {
  id: 'data-09',
  type: 'situational',
  levels: ['mid', 'senior'],
  competency: 'reasoning',
  prompt:
    'Imagine a product manager wants to end an A/B test after three of the planned fourteen days because the new version is ahead. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would agree because the figures look clear, or refuse because the rules say so.',
    3: 'Would explain that early leads are often chance and that a full week is wanted, and ask to wait.',
    5: 'Would find out what drives the hurry, show how often an early lead vanishes, weigh what a wrong call costs in either direction, offer a sound way to look early or to release in part, and agree on the rule before the next test.',
  },
  concepts: [
    {
      id: 'chance',
      label: 'An early lead may be chance',
      synonyms: phrases(`
        false positive; by chance; random; noise; coincidence; regress; coins; early lead; pick a winner;
        winner that is none; leader changed; false; looks good; as soon as it looks; might be luck; be luck;
        just luck; leads turn; lead this early; early leads; melt away; looks hard; ahead now; could flip;
        turn round; lucky start
      `),
    },
    {
      id: 'amount',
      label: 'Whether there is enough data',
      synonyms: phrases(`
        sample size; significant; significance; p value; confidence interval; enough data; underpowered;
        statistical; too little data; not enough data; enough users; enough people; confidence;
        three days is too; is too short; how many users; three days is nothing; not enough; enough visitors;
        enough people yet
      `),
    },
    {
      id: 'rhythm',
      label: 'Weekly rhythm and novelty',
      synonyms: phrases(`
        weekdays; days of the week; full week; whole week; novelty; seasonal; returning users; wear off;
        one week at least; just because they are new; because it is new; new things; pay day;
        people are curious; weekly cycle; paydays; wears off
      `),
    },
    {
      id: 'hurry',
      label: 'Why the hurry, and explaining',
      synonyms: phrases(`
        pressure; urgent; deadline; coin; simulation; past test; illustrate; why the hurry; why she wants;
        why he wants; in a hurry; has to hurry; real deadline; i would explain; show a chart; older test;
        old test; what the rush; the rush; rush is; why he hurries; what is pressing; another way to help;
        why she's keen; example of; under pressure
      `),
    },
    {
      id: 'sound-ways',
      label: 'Sound ways to go faster',
      synonyms: phrases(`
        sequential; stopping rule; interim; bayesian; gradual; roll out; rollout; shorten; decide beforehand;
        stop early; stop earlier; shorter test; more traffic; roll out slowly; small part; look at it after;
        after seven days; check in the middle; under a pre-agreed; show him at the end; bigger share;
        only if it does harm; stop for harm; wait for the end
      `),
    },
    {
      id: 'other-measures',
      label: 'Other measures that could suffer',
      synonyms: phrases(`
        guardrail; refunds; crash; churn; side effects; revenue; other metrics; unsubscribe;
        unless the new version; doing harm; if it was doing harm; something breaks;
        whether anything gets worse; selling less; does harm
      `),
    },
    {
      id: 'cost-of-error',
      label: 'Cost of a wrong call',
      synonyms: phrases(`
        reversible; risk; undo; wrong decision; roll back; wrong conclusion; trade-off; if we are wrong;
        if it is wrong; wrong winner; wrong version; can go back; easy to undo; hard to undo; damage;
        lose money; wait eleven days; waiting costs; hard to take back; eleven days more; cost of waiting;
        build on sand; pay for later
      `),
    },
    {
      id: 'agreed-rules',
      label: 'Rules agreed in advance',
      synonyms: phrases(`
        pre-register; criteria; in advance; upfront; protocol; from the start; we said fourteen;
        said fourteen days; stick to it; stick to the plan; before the start; from the beginning;
        keep to the plan; let it run; run until the end; finish the test; agreed on two weeks; all agreed;
        remind her; remind him; set for fourteen; as planned; hold on till; keep running; our own rule
      `),
    },
  ],
};
