import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const productManagement05: Question = {
  id: 'product-management-05',
  type: 'behavioural',
  levels: ['senior'],
  competency: 'prioritisation',
  prompt:
    'Tell me about a time you ended a product, feature or project that others still believed in. How did you decide, and how did you carry it out?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Reports the end and its necessity; no evidence, nobody affected and no alternative is named.',
    3: 'Names the evidence for ending it and how the decision was told, but not what became of its users or its people.',
    5: 'Names the goal it was held against, the evidence and the point set in advance, how those who believed in it were heard, what was done for users and staff, what the freed effort went into, and how the decision looks today.',
  },
  concepts: [
    {
      id: 'evidence',
      label: 'The evidence for ending it',
      synonyms: phrases(`
        usage was; only 200 users; cost more than; revenue from it; growth had stopped; did not grow;
        lost money; maintenance; adoption; support tickets; half of time; numbers over; still used it;
        out of all customers; few customers; share of users; showed figures; spent half of time;
        hardly anyone; ate half; eats up; not earned; fewer each; a handful; fewer and fewer; each copy;
        had fallen; had dropped; nobody used; hardly used; took up half; only his family; hardly anybody;
        nearly nobody; only a few used; few used it; people still opened; still opened it; still read it;
        still bought; losing money; lost us money; cost us more; paying more for; more than we took;
        brought in little; did not pay; didn't pay; no longer paid; counted the calls; five a week;
        sales had fallen; empty seats; fewer came; few readers; few guests; sat with the books;
        went through the books; worked out the cost
      `),
    },
    {
      id: 'criterion',
      label: 'The measure it was held against',
      synonyms: phrases(`
        agreed beforehand; set target; kill criteria; milestone; by end of; goal we had; opportunity cost;
        what else we could; against strategy; six months to prove; had agreed that; or we stop; set date;
        minimum number; what it had to reach; needed to reach; what else could; measured against;
        said beforehand; promised ourselves; line we had; agreed year; set mark; by summer; below which;
        the bar; target was; what number would; number would make; would make him stop; make her stop;
        agreed on a number; if it stays under; criteria beforehand; missed it twice; give it until;
        gave it until; set a limit; set ourselves; break even; set a deadline for
      `),
    },
    {
      id: 'believers',
      label: 'Hearing those who believed in it',
      synonyms: phrases(`
        founder loved; they argued; asked them what; listened to; their arguments; one more chance;
        heard them; let them make; his baby; her baby; counter-argument; strongly believed; spoke with each;
        let them speak; had built it; loved it; heart in it; one last; hung on it; sat with each;
        heard them out; their baby; one more month; put case; had their say; colleagues were proud;
        were proud of; my boss loved; boss loved; father believed; still believed in; talked it through;
        talked through with; let them have their say; hurt him; hurt her; upset about; fought for; dear to;
        fond of; attached to; persuade him; persuaded her; convinced them; listened to their
      `),
    },
    {
      id: 'users',
      label: 'Taking care of its users',
      synonyms: phrases(`
        told users; told customers; migration; moved them to; export data; months notice; helped them move;
        letter to customers; sunset; end of life; wrote to all customers; personal call; told each of;
        helped them to; gave them time; half year to; money back; rang biggest; told three months;
        in good time; get money; take data; moved over; move over; another product; offered them;
        answered every; phone for; phoned those who used; rang those who; gave them their; their own data;
        wrote to those; month's warning; gave warning; gave notice; gave them notice;
        called each of customers; called every customer; helped them to use; helped switch;
        helped change over; sent them to; showed them where; told guests; told readers; told parents;
        told patients; put up a sign; put up a notice; wrote to customers; set a last day; set last date;
        shut down slowly; step by step; bit by bit
      `),
    },
    {
      id: 'people',
      label: 'Taking care of the team',
      synonyms: phrases(`
        developers who; team that built; new role; found them work; thanked team; celebrated what;
        recognised; moved to another team; next project; nobody lost; found place; nobody had to go;
        asked what they want; thanked them; took them along; new job in; place for; new tasks; no one lost;
        kept jobs; said goodbye; hard for; two people went; moved to the; found them a; told staff first;
        face to face first; told colleagues first; new duties; other duties; found other work; another job;
        kept their jobs; took care of staff; moved to other
      `),
    },
    {
      id: 'freed',
      label: 'Where the effort went',
      synonyms: phrases(`
        freed up; put people on; instead we built; focus on; moved to the; three engineers; invested in;
        let us finish; capacity for; everybody was waiting for; time back; put time; engineers got;
        other work; more important work; had time for; hands for; with those people; saved us; put into;
        instead we; two people for; time for the; more time for; day free; free again; time went into;
        money went into; could use the time; use time for; got on with; hands free; those hours;
        spent the time on; now they work
      `),
    },
    {
      id: 'hindsight',
      label: 'Looking back at it',
      synonyms: phrases(`
        would do earlier; too late; looking back; in hindsight; only lost; lost four customers;
        nobody asked for; right decision; churn; today i would; waited too long; nobody misses; still right;
        still think; right thing; one thing i; not sorry; should have done earlier; should have closed;
        should have stopped; came to agree; agreed later; in end even; lost few customers; saved money;
        saved hours; don't regret; did not regret; no regrets; only two complained; hardly anyone complained
      `),
    },
  ],
};
