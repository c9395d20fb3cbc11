import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const productManagement20: Question = {
  id: 'product-management-20',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'alignment',
  prompt:
    'Imagine leadership has settled a direction for your product, and the engineers who have to build it believe that it is wrong. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Tells the engineers to do it, or takes their side against leadership.',
    3: 'Hears the engineers or explains the direction, but does not carry their grounds to those who decided, or leaves open what holds afterwards.',
    5: 'Hears the doubts and sorts what is known from what is believed, asks those who decided for their grounds, brings them the strongest points with figures, offers a small test, then explains the decision honestly and stands by it, leaves how it is built to the engineers, and names the signs by which it is looked at again.',
  },
  concepts: [
    {
      id: 'hearing',
      label: 'Hearing and sorting the doubts',
      synonyms: phrases(`
        let them explain; listen to the engineers; hear them; hear the engineers; hear their;
        talk to the engineers; speak with the engineers; ask them why; ask why they; their reasons;
        their doubts; their concerns; what worries them; what they are afraid; what they fear;
        take it seriously; take them seriously; take their; space to; often see something; might be right;
        they may be right; they could be right; what do we know; what we know; what we only think;
        only think; what we believe; what we assume; matter of taste; fact or; facts and; facts from;
        sort them; write the points; write down the points; list the points; technical reasons;
        technical or; feasibility; cannot be built; proof
      `),
    },
    {
      id: 'grounds',
      label: 'The grounds of those who decided',
      synonyms: phrases(`
        reason behind it; reason behind; reasons behind; why they decided; why they want; what they know;
        what led to; the thinking behind; ask leadership; ask the leadership; ask the management;
        ask management; go to the people who decided; people who decided; talk to leadership;
        talk to the leaders; go to leadership; know about the market; about the market; about the money;
        investors; competitor; competitors; strategy; figures behind; goal behind; the bigger picture
      `),
    },
    {
      id: 'carrying',
      label: 'Bringing the points to those who decided',
      synonyms: phrases(`
        bring the points; strongest points; best arguments; strongest arguments; bring their; take their;
        carry; pass it on; present to; put it to leadership; speak up; in numbers; what it would cost;
        twice as long; how long it would; risks; name the risks; show the risk; show leadership;
        show the leaders; counterproposal; another way; invite leadership; bring both; both together;
        let the engineers present; engineers and leaders
      `),
    },
    {
      id: 'test',
      label: 'A small test',
      synonyms: [
        ...phrases(`
          test of; small test; try out; experiment; prototype; before we build; first version;
          small version; small step; what would show; could show it; ask users; customers say;
          see who is right; who is right; find out cheaply; a small part
        `),
        ...everydayPhrases.tried,
      ],
    },
    {
      id: 'explaining',
      label: 'Explaining the decision honestly',
      synonyms: [
        ...phrases(`
          tell the team myself; tell the team why; explain why; explain the reason; explain the decision;
          explain to; explain the direction; tell them what; tell them why; honest about; honest with;
          what did not change; what was heard; which points; in person; answer questions; what it means for;
          the whole story; repeat why; meeting with everyone; say it openly
        `),
        ...everydayPhrases.toldReason,
      ],
    },
    {
      id: 'standing',
      label: 'Standing by what is decided',
      synonyms: phrases(`
        then it is decided; one way or the other; once it is decided; stand by; stand behind; stick to;
        hold to; disagree and; not act as if; not roll; behind their back; badly about; speak badly; loyal;
        last word; carry it; pull together
      `),
    },
    {
      id: 'freedom',
      label: 'Leaving how it is built to the engineers',
      synonyms: phrases(`
        how it's built; how it is built; how to build; how they build; is theirs; leave it to; leave the how;
        let them choose; let them decide how; free to; freedom; own solution; their own way; influence on;
        part of the decision; design it; order of the work; choose the technology
      `),
    },
    {
      id: 'review',
      label: 'Signs to look at it again',
      synonyms: phrases(`
        look at the signs; sign that; after six weeks; after a quarter; look again; check again;
        take it back up; come back to; bring it up again; milestone; numbers are bad; if it fails;
        if it does not work; if it doesn't work; change course; criteria; agree when; point at which;
        reconsider
      `),
    },
  ],
};
