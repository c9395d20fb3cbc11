import type { Competency } from '../../question-bank.ts';

export const competencies: readonly Competency[] = [
  {
    id: 'discovery',
    name: 'Discovery and qualification',
    description:
      'Finding out what a buyer wants to achieve, how they decide, and whether there is a real opportunity.',
    indicators: [
      'Quotes or describes concrete questions put to the buyer',
      'Names who decides, who is affected and by when',
      'Says which fact learned from the buyer changed the next step',
    ],
    mustNotInfer: [
      'Having sold to well-known customers or for a well-known brand',
      'Being talkative or quick to build rapport in the interview',
      'Accent or fluency in the language of the interview',
    ],
    anchors: {
      1: 'Describes presenting the offer; no question to the buyer and no fact learned from the buyer is named.',
      3: 'Names at least two questions put to the buyer and one need they uncovered, but not who decides, by when, or what happens if nothing is bought.',
      5: 'Names the questions asked, the need and its effect for the buyer, who decides and by when, and one fact that made them change or drop the offer.',
    },
  },
  {
    id: 'value',
    name: 'Communicating value',
    description:
      'Connecting an offer to what matters to one particular buyer, and answering doubts with evidence.',
    indicators: [
      'Links a benefit to something this buyer said',
      'Backs a claim with a figure, an example, a trial or a reference',
      'Explores a doubt before answering it',
    ],
    mustNotInfer: [
      'Confidence, charm or energy of delivery',
      'Length of the answer or use of sales vocabulary',
      'Skill from a win or lack of it from a loss: the steps count, not the outcome',
    ],
    anchors: {
      1: 'Lists features or repeats the pitch; the doubt of the buyer is not named or is talked over.',
      3: 'Names the doubt and one benefit that answers it, but offers no proof the buyer could check.',
      5: "Names what lay behind the doubt, ties one benefit to the buyer's own figures or words, offers proof the buyer could check, and says how the buyer responded.",
    },
  },
  {
    id: 'negotiation',
    name: 'Negotiation and closing',
    description:
      'Reaching an agreement that holds for both sides, and knowing which terms can move and which cannot.',
    indicators: [
      'Names limits and alternatives worked out beforehand',
      'Asks for something in return for a concession',
      'Ends with a specific next step, its date and who takes it',
    ],
    mustNotInfer: [
      'A tough or soft manner of speaking',
      'Size of the deals or prices mentioned',
      'Customs of bargaining or of directness in a country',
    ],
    anchors: {
      1: 'Gives way on price or refuses outright; no reason, limit or return for the concession is named.',
      3: 'Names a limit and one thing traded, but not what the other side valued or how the agreement was fixed.',
      5: 'Names the limit set beforehand, what the other side valued, each concession with what came back for it, and how the agreement was confirmed.',
    },
  },
  {
    id: 'pipeline',
    name: 'Pipeline and forecasting',
    description:
      'Choosing where to spend selling effort, keeping deals moving and predicting results honestly.',
    indicators: [
      'Ranks accounts or deals by a stated criterion',
      'Judges a deal by dated next steps and evidence from the buyer rather than by a feeling',
      'Compares the outcome with the expectation and adjusts',
    ],
    mustNotInfer: [
      'Knowledge of one particular CRM product',
      'Size of the quota, the territory or the company',
      'Quick arithmetic or exact memory of old figures',
    ],
    anchors: {
      1: 'Describes activity only, such as calling everyone on a list or waiting for replies; no criterion says where the effort goes.',
      3: 'Names a criterion for ranking or a rhythm of follow-up, but no evidence from the buyer that would raise or lower a deal and no point at which to stop.',
      5: 'Names the criterion, the evidence that moves a deal up, down or out, a dated next step, and how results are compared with the expectation.',
    },
  },
  {
    id: 'trust',
    name: 'Integrity and customer trust',
    description:
      'Being truthful about what an offer can do, and protecting the relationship beyond one sale.',
    indicators: [
      'States what the customer was told and when, including bad news',
      'Names what honesty cost, such as a lost or smaller sale',
      'Names a later event that shows whether trust held',
    ],
    mustNotInfer: [
      'Modesty or pride in the tone of the answer',
      'Loyalty to a former employer or criticism of it',
      'Something to hide, when names or confidential details are left out',
    ],
    anchors: {
      1: 'Leaves the customer with a false or missing fact, or claims to be honest in general without any event.',
      3: 'Tells the customer the truth in one described case, but not what it cost, what was offered instead or what followed.',
      5: 'Says what the customer was told and when, what it cost, which alternative was offered, and what became of the relationship.',
    },
  },
];
