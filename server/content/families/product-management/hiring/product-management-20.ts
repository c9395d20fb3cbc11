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
        technical or; feasibility; cannot be built; proof; get them round a table; round a table;
        let them have it all out; what exactly do they think; they often know; often know things;
        know things the bosses; ask for proof; proof, not only feeling; not only feeling; let them speak;
        say your piece; say their piece; speak freely; write their worries; worries down; their worries;
        listen to them; listen first; listen properly; what's wrong with it; what is wrong with it;
        sit down with engineers; sit with the engineers; sit with the team; let them talk; get it off;
        why they think so; what bothers them
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
        investors; competitor; competitors; strategy; figures behind; goal behind; the bigger picture;
        ask for the reasons; reasons behind it; why the bosses; why bosses want; what bosses;
        what the bosses see; what management sees; what the leaders see; they see more; know something we;
        what they want with it; ask upstairs; ask the boss why; understand leadership; what is their reason;
        where it comes from; what it should bring
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
        let the engineers present; engineers and leaders; take it upstairs; upstairs with facts;
        bring this to leadership; bring it to the leadership; bring to leadership; bring them up;
        up to the top; to the top; go to the bosses; talk to bosses; tell the bosses; tell the leaders;
        together with an engineer; take an engineer; take an engineer along; without softening; not soften;
        say it honestly; with facts; with numbers; speak for them; speak for the team; on behalf of;
        stand up for; be their voice
      `),
    },
    {
      id: 'test',
      label: 'A small test',
      synonyms: [
        ...phrases(`
          test of; small test; try out; experiment; prototype; before we build; first version;
          small version; small step; what would show; could show it; ask users; customers say;
          see who is right; who is right; find out cheaply; a small part; small test in two weeks;
          test in two weeks; try it small; try small; try a little; a little test; small trial; try first;
          try both; see in few weeks; find out before; build a small; quick test; small piece first;
          let the result; result decide
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
          the whole story; repeat why; meeting with everyone; say it openly; tell the team straight;
          pass those on; pass on the reasons; explain it to; give them reasons; give them the reasons;
          tell the engineers; tell engineers; why we go; what the reason; open with team; be open with;
          no fairy tales; not sugar; what was decided; bring back answer; come back with
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
        last word; carry it; pull together; give it a proper go; proper go; ask them to give it;
        also when we don't agree; even if we don't agree; don't agree; then we march;
        before the order, not after; pull same rope; one team; do our best; do it properly; give our best;
        full effort; with full force; no half; in the same direction; no grumbling; everyone follows;
        follow it
      `),
    },
    {
      id: 'freedom',
      label: 'Leaving how it is built to the engineers',
      synonyms: phrases(`
        how it's built; how it is built; how to build; how they build; is theirs; leave it to;
        leave the how; let them choose; let them decide how; free to; freedom; own solution; their own way;
        influence on; part of the decision; design it; order of the work; choose the technology;
        up to engineers; decide the how; let them find; find the way; choose their own way; choose own way;
        have a say in how; a say; say in how
      `),
    },
    {
      id: 'review',
      label: 'Signs to look at it again',
      synonyms: phrases(`
        look at the signs; sign that; after six weeks; after a quarter; look again; check again;
        take it back up; come back to; bring it up again; milestone; numbers are bad; if it fails;
        if it does not work; if it doesn't work; change course; criteria; agree when; point at which;
        reconsider; when we'd turn round; turn round; turn back; agree when we'd; when would we stop;
        when we stop; stop and think; look how it goes; see how it goes; after few weeks we look;
        in few months we look; we look again; talk again; meet again; if goes wrong; if it goes bad;
        if it turns out; turns out wrong; admit it
      `),
    },
  ],
};
