import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const marketing16: Question = {
  id: 'marketing-16',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'audience',
  prompt: 'How would you find out why customers who were content do not come back?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Guesses at a reason or sends an offer; nobody is asked and no figures are looked at.',
    3: 'Asks some former customers or compares figures, but not who counts as lost, or nothing follows from the reasons.',
    5: 'Says who counts as lost by how often people buy, compares them with those who stayed, asks some in person what they did instead, listens to colleagues who meet customers, groups the reasons by how many they concern, and tries one remedy on a part of them to see whether more return.',
  },
  concepts: [
    {
      id: 'lost',
      label: 'Who counts as lost',
      synonyms: phrases(`
        usual rhythm; normal rhythm; how often people buy; how often they buy; between purchases;
        between two purchases; between two orders; overdue; how long people wait; last purchase; last order;
        no purchase for; not ordered for; inactive; churn; count as lost; is not lost; bought once;
        seasonal; buying cycle; lost customer; what coming back means; product lasts; when they stopped;
        last time they came; how long they have; who has not come; since when somebody;
        when they stopped coming; when they drop off; drop off; when the customers stop; customers stop;
        how long ago; who is missing; booked once
      `),
    },
    {
      id: 'comparing',
      label: 'Comparing with those who stayed',
      synonyms: phrases(`
        who stayed; those who stay; ones who stayed; loyal; who came back; who return; regular customers;
        compare groups; compare them; cohort; first bought; bought first; buy first; with discount;
        by product; by shop; segment; what differs; crm; purchase data; sales data; order history;
        compare with those; only a group; one group; difference between; both groups; loyal ones
      `),
    },
    {
      id: 'asking',
      label: 'Asking them in person',
      synonyms: [
        ...phrases(`
          ring them; ring some; ring fifteen; ring ten; call ten; ring about; phone calls; talk to some;
          talk to former; talk to ten; visit some; invite some; a dozen; open questions; not send form;
          not survey; not questionnaire; survey; in person; short call; coffee with; interview some;
          short interviews; ring twenty; ring a few; call a few; phone some of them; ask them what;
          ask them when; ring people who; call some of them; call twenty; ask plainly; no script;
          without script; have a chat; when i meet; face to face
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'instead',
      label: 'What they did instead',
      synonyms: phrases(`
        last time; bought elsewhere; buy elsewhere; somewhere else; buy from; bought from; buy it now;
        where they buy; go now; what instead; competitor; other shop; new shop; other supplier; not ask why;
        how did it come; how it came about; switch to; went to another; what they did instead;
        where they went; who they go to; whom they went to; where they buy now; when they last needed;
        needed such a thing; do now instead; next time they; use instead; took instead; somebody else was
      `),
    },
    {
      id: 'reasons',
      label: 'Reasons other than anger',
      synonyms: phrases(`
        forgot us; forget us; simply forgot; just forgot; not think of us; need was gone; no longer need;
        no need; do not need; moved away; on way; closer by; too far; life changed; too expensive; cheaper;
        habit; convenient; out of sight; nothing bad; not angry; no reason to; changed job; a new price;
        moved house; forgot about us; what had happened just before; forgotten us; lasts long; just polite;
        only polite; being polite
      `),
    },
    {
      id: 'colleagues',
      label: 'Those who meet customers',
      synonyms: phrases(`
        at till; at counter; at checkout; customer service; in service; service team; ask support;
        support team; sales staff; shop staff; field staff; ask sales; hear things; what they hear;
        read reviews; read comments; hotline; technicians; ask colleagues; colleagues who; ask the staff;
        staff know; who serves; talk to guests; ask the driver
      `),
    },
    {
      id: 'sorting',
      label: 'How many each reason concerns',
      synonyms: phrases(`
        group reasons; sort reasons; count reasons; list of reasons; concerns how many; most common reason;
        most frequent; biggest reason; against biggest; biggest group; top reasons; rank; which weigh;
        cluster; priority; can change; cannot change; worth it; what it costs us; make a list; put together;
        main reason
      `),
    },
    {
      id: 'remedy',
      label: 'Trying a remedy on a part',
      synonyms: phrases(`
        half of them; other half; control group; one remedy; try something; small test; test group;
        part of them; some of them get; without offer; reminder; compare whether; come back more;
        more come back; win back; welcome back; newsletter; voucher; whether more; measure return;
        little reminder; test one; one idea; test one idea; small gift; invite back; see if more; say hello
      `),
    },
  ],
};
