import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design10: Question = {
  id: 'design-10',
  type: 'situational',
  levels: ['senior'],
  competency: 'inclusion',
  prompt:
    'Imagine marketing asks you to make it harder to find how to cancel a subscription, and the figures suggest that it would pay off. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Does it because the figures say so, or refuses on principle; neither users nor the aim is looked at.',
    3: 'Names harm to users or trust and says no, but offers no other way to reach the aim.',
    5: 'Asks for the aim and the figures, shows what they leave out such as complaints, refunds, return and law, speaks for the user with evidence, offers honest ways to keep people and a trial of them, seeks a decision where it belongs, and says where the own limit is.',
  },
  concepts: [
    {
      id: 'aim',
      label: 'The aim behind it',
      synonyms: [
        ...phrases(`
          what they want; cancellations; churn; target; understand pressure; keep customers; revenue;
          why people cancel; problem they; how many leave; why do they leave; what do you need; whom do we lose;
          ask what marketing; what marketing needs; why folk want to leave; what they fear
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'figures',
      label: 'What the figures leave out',
      synonyms: phrases(`
        short-term; long-term; not measured; support costs; refund; chargeback; lifetime; cost of calls;
        only this month; what comes after; tells nothing of; who never returns; looks good now;
        not in numbers; only show; never come back; long run; short term; later costs; cost of support;
        not in figures; numbers leave; figures hide; half year later; second look at; missing from;
        what they count; don't count; do not count; not counted; only count; this quarter; only quarter;
        short-sighted; look good for a quarter; good for a quarter; a month or two; pays off at first;
        look further
      `),
    },
    {
      id: 'harm',
      label: 'What it does to people',
      synonyms: phrases(`
        feel cheated; older people; pay for months; frustrated; helpless; vulnerable; manipulate;
        dark pattern; deceive; money from people; locked in; who cannot find; pay for nothing; ashamed of;
        find exit; cannot find; can't find; bad reviews; write about it; tell others; money back;
        chargeback; lose trust; unfair to; uncomfortable; feels wrong; not fair; unfair; feel stupid;
        hate us; warn friends; warn others; tell friends; lose money; never come again; bad feeling;
        treat people; angry calls; angry customers; angry people; block card; block their; get caught;
        got caught; feel caught; feel fooled; fooled; made fool; feel tricked; lock children; hide it;
        call the bank; stuck in; not fair for; isn't fair; fool people; dirty trick; make it hard;
        they are angry
      `),
    },
    {
      id: 'trust',
      label: 'Trust, rules and law',
      synonyms: phrases(`
        reputation; social media; word of mouth; bad review; image; tell friends; never come back; legal;
        consumer protection; illegal; regulation; lawyer; compliance; authority; talk about us; tell everyone;
        in newspaper; nobody believes; good name; against rules; law people; forbidden; not allowed; is legal;
        against the law; there are laws; bad reviews; bad comments; word gets; word spreads; never return
      `),
    },
    {
      id: 'evidence',
      label: 'Bringing evidence from users',
      synonyms: phrases(`
        interviews with; watch users; why they leave; ask people who; survey; recordings; quotes;
        show them video; user research; reasons for; complaints from support; sat with people; show recording;
        let them try it; read aloud; what people say; ring ten; ring people; talk to people who; who left;
        who cancelled; who quit; hear how; let them try; watch someone; watch people; stopwatch;
        read complaints; quotes from; talk to those; talk to some; talk to few; talk to eight; who've left;
        who have left; let me talk; show complaints
      `),
    },
    {
      id: 'honest-ways',
      label: 'Offering honest ways',
      synonyms: phrases(`
        pause; cheaper plan; smaller plan; ask for reason; win back; better onboarding; discount; downgrade;
        one-click; stay because; holiday pause; good farewell; take break; ask why they go; make it cheaper;
        let go nicely; give them reason; skip month; pay less; cheaper; small plan; better offer;
        make staying; reason to stay; solve trouble; solve problem; solve their; ask why they; win them;
        improve product; break for the summer; pause or; something honest; cheaper one; small package;
        plain sight; in plain; easy to leave; door open; better service; half price; stop for a while;
        smaller package
      `),
    },
    {
      id: 'trial',
      label: 'Trying the honest way',
      synonyms: phrases(`
        a/b test; experiment; test both; try it for; after three months; measure how many; come back rate;
        both ways; one half; count who returns; in half year; test against; against today's; month or two;
        half of customers; compare both; see how many; small group; run both; compare who; run that;
        run it for; for some weeks; for few weeks; part of them; see who stays; who stays; measure who;
        trial run; two months with; with half; offer it; compare after; see who comes back; then we test;
        try something honest
      `),
    },
    {
      id: 'decision',
      label: 'Where the decision belongs, and your limit',
      synonyms: phrases(`
        management; ethics; say no; my limit; refuse; head of product; decide together; principles;
        not design; not by hand; say it clearly; take it to; not draw it; where i stop; advise against;
        not draw; won't draw; not my name; boss decides; management decides; whoever decides; insist;
        if they insist; wouldn't draw; not draw that; still want it; i would refuse; on record;
        without preaching; refuse to; take it higher
      `),
    },
  ],
};
