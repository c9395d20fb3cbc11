import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const sales09: Question = {
  id: 'sales-09',
  type: 'situational',
  levels: ['mid', 'senior'],
  competency: 'discovery',
  prompt:
    'Imagine your main contact at a customer leaves the company in the middle of a large deal. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would wait for the successor, or would send the same proposal to whoever answers.',
    3: 'Would ask the leaver for an introduction and meet the successor, but would take the needs and the way of deciding as unchanged.',
    5: 'Would ask the leaver who decides and who doubts, meet several people, check the needs again with the successor, send a written record of what was agreed, and change the expected date until the new people confirm it.',
  },
  concepts: [
    {
      id: 'leaver',
      label: 'Speaking with the person who goes',
      synonyms: phrases(`
        before they go; before she goes; before he goes; handover; hand over; before they leave;
        before she leaves; before he leaves; talk to them; make the introduction; last meeting; say goodbye;
        what they know; before she's gone; before he's gone; wish her; wish him; wish them; introduce me;
        good word; a last; congratulate; ask for handover; thank him; ask for introduction; good luck;
        speak with my contact; why she leaves; why he leaves; get him to introduce; get her to introduce
      `),
    },
    {
      id: 'who-decides',
      label: 'Who decides',
      synonyms: phrases(`
        stakeholder; sponsor; procurement; budget; who else; who takes the decision; who has the money;
        who has the budget; management; other people involved; to say yes; say yes now; who decides now;
        who signs; in charge; who takes the; who approves; approves money; money now; no longer there;
        decision maker; who has power; who can sign
      `),
    },
    {
      id: 'successor',
      label: 'The successor',
      synonyms: phrases(`
        successor; new person; new manager; new boss; the new person; who takes over; who comes next;
        new contact; meet the new; get to know; a visit; help her; comes after him; comes after her;
        bring together; visit new; introduced to; meet new; taking over; takes his place; takes her place;
        meet early
      `),
    },
    {
      id: 'asking-again',
      label: 'Checking the needs again',
      synonyms: phrases(`
        priorities; relevant; from scratch; from zero; discovery; first meeting; what they want;
        from their worries; from the beginning; from the start; what is important; what they think;
        start from beginning; what he thinks; what she thinks; matters to him; matters to her;
        see differently; see it all; other ideas; own ideas; for granted; same problem; what worries;
        new eyes; show again; his view; her view; what wants from; wants from it; still right;
        new priorities; open questions; listen to new; not assume; explain everything again; explain again;
        begin from zero; begin again; begin anew; want the same thing; wants something else;
        listen what is important; start over
      `),
    },
    {
      id: 'several-contacts',
      label: 'More than one relationship',
      synonyms: phrases(`
        single point; other contact; champion; several people; second contact; somebody else; someone else;
        people i know; our technician; hang on one; on one person; one person again; get to know;
        know their; other people; people who use; in finance; look for two; more people over;
        other contacts; more contacts; know about us; other departments; only one person; know others there;
        meet the others
      `),
    },
    {
      id: 'record',
      label: 'A record of what was agreed',
      synonyms: [
        ...phrases(`
          documents; recap; business case; write a summary; short summary; what was agreed; what we agreed;
          agreed so far; what was promised; been settled; not lost; open points; sum up; sum up what;
          what had agreed; in mail to; mail to everybody; written summary; written note;
          what has been decided; nothing gets lost; write down all; list of what
        `),
        ...everydayPhrases.writtenDown,
      ],
    },
    {
      id: 'risk',
      label: 'Risk to the date',
      synonyms: phrases(`
        forecast; risk; close date; probability; pipeline; this quarter; at risk; takes longer;
        not this quarter; new date; plan b; take month; my list; less likely; could fall; fall through;
        could stop; is shaky; shaky; say honestly; may slip; might fail; less sure; in danger;
        inform my manager; tell my boss; tell my manager; date may slip; later than planned; warn my boss;
        prepare my boss; might die
      `),
    },
    {
      id: 'new-employer',
      label: 'Staying in contact with the leaver',
      synonyms: phrases(`
        new employer; new job; new role; next job; stay in touch; keep in touch; in touch with; linkedin;
        new lead; stay in contact; keep contact; keep in contact; new company; new place; where they go;
        where she goes; where he goes; maybe a new customer; new customer; could become; congratulate;
        good luck; touch with; new firm; needs us; may need; need us; call her there; call him there;
        next customer; her next firm; his next firm; in touch later
      `),
    },
  ],
};
