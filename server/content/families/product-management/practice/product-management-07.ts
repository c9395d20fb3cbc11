import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const productManagement07: Question = {
  id: 'product-management-07',
  type: 'situational',
  levels: ['junior', 'mid'],
  competency: 'prioritisation',
  prompt:
    'Imagine you have thirty open requests from sales, support and customers, and your engineers can build about three of them this quarter. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Takes them by who asked or by what is quick, or tries to fit all in; no goal is named.',
    3: 'Groups them, weighs value against effort and picks three, but ties them to no goal and tells nobody about the rest.',
    5: 'Starts from the goal of the quarter, finds the needs behind the requests and joins those alike, weighs reach and value against effort and risk with evidence, asks engineers, chooses, and tells each asker what happens to theirs and when it is looked at again.',
  },
  concepts: [
    {
      id: 'goal',
      label: 'Starting from a goal',
      synonyms: phrases(`
        goal of quarter; company goal; what we want to achieve; strategy; objective; okr; vision; which goal;
        north star; most important goal; fits goal; what matters this quarter; what should be better;
        better at end; what do we want; fewer people leave; aim of these months; where do we want to go;
        number want; want to move; want to reach; what the company; what our boss; what we want;
        this quarter we; aim for; aim of; goal for; keep more; keeping more; more customers;
        fewer customers leave; what matters most; first ask what; fit with our goal; fits our goal; our goal;
        goal of year; goal of the year; what our aim; our aim; our target; our plan for the year;
        where company wants; company wants; where the business; what business needs; purpose of the product;
        what we stand for
      `),
    },
    {
      id: 'needs',
      label: 'The needs behind the requests',
      synonyms: phrases(`
        problem behind; need behind; why they want; what problem; talk to people who; ask sales what;
        ask support what; speak with customers; understand request; what it would change; what hurts;
        ask two of them; what is trouble; what they do today; real trouble; ask them why; were trying to;
        trying to get; get done; why they asked; those who asked; call ones; talk to those;
        what the problem; ask requesters; ask behind; real need; reason for request; goal behind;
        talk with sales; talk with support; talk to sales; talk to support; understand why;
        why they want it; often not the real; not real problem; real problem; what problem they;
        find out why; what they really need; truly need; sit down with sales; sit with support;
        ask who is hurt; what's bugging
      `),
    },
    {
      id: 'grouping',
      label: 'Joining what belongs together',
      synonyms: phrases(`
        group them; similar requests; same problem; duplicates; merge; clusters; sort them into;
        put together; themes; double ones; throw out; make piles; same trouble; in other words;
        half of wishes; belong together; one pile; same thing in; lump them; throw together; go together;
        in heaps; same wish; same need; by problem; ten problems; lump together; really same problem;
        same problem first; put similar; same request; join the ones; ones that belong; cut the doubles;
        strike the doubles
      `),
    },
    {
      id: 'value',
      label: 'Weighing value on evidence',
      synonyms: phrases(`
        how many customers; how many people; revenue; how much money; value for; lose customers; usage;
        support tickets; how often asked; test it first; count how many; how many suffer; how badly;
        most pain; worst pain; how much it hurts; helps most; how many users; it bothers; money hangs;
        what it brings; costs us if; leave because; lost because; how strongly; not who shouts; who shouts;
        how many people each; each one bugs; bugs people; who's hurt worst; hurt worst; hurt most;
        worst hurt; most urgent; drive customers away; drives people away; shouts loudest; loudest voice;
        points for customers; reach and impact; does it help most; help most people; most people; earn us;
        save us money; saves most; brings most
      `),
    },
    {
      id: 'effort',
      label: 'Weighing effort and risk',
      synonyms: phrases(`
        ask engineers; estimate; how long each; how much work; complexity; rough guess; dependencies;
        technical risk; quick wins; cost of; t-shirt sizes; small medium large; days or weeks;
        developer tells me; least work; how hard; rough time; little work; small or; large or; rough size;
        shirt size; s m l; weeks or; what would take; tell roughly; what depends; can go wrong; quick ones;
        little effort; take little effort; ask engineers for rough; on size; how big each; how long it takes;
        what's easy; what is easy; easy ones; hard ones; cheap ones; cheap to build; how heavy;
        how much time each
      `),
    },
    {
      id: 'choosing',
      label: 'Choosing and leaving out',
      synonyms: phrases(`
        choose three; pick three; rank; score; say no; cut list; leave rest; top three; order list; matrix;
        throw away rest; three piles; take three; only three; strike out; rest waits; three win; no to rest;
        rest goes; later list; against goal; fits goal; best for; most bang; below line; together they;
        give points; sort by; sort them by; sort by who; put in order; order them; the best three;
        biggest three; only what fits; can't see everyone; cannot do everything; say no to rest;
        most important three; rank them; make a ranking
      `),
    },
    {
      id: 'telling',
      label: 'Telling those who asked',
      synonyms: [
        ...phrases(`
          tell everyone; tell others; explain why; give everyone answer; open list; roadmap;
          feedback to sales; answer each; tell them when; show list; gets answer; with reason;
          get answer from me; write to people; hear from me; tell them no; others hear; say it to each;
          gets two lines; everyone who asked; who asked gets; answer everyone; write to everyone;
          write to each; with the reason; tell them why; not keep vague; a clear no; so they know; let know;
          in public; honestly why not; why not theirs; explain to others; explain the others;
          explain reason; post list; where everybody sees; everybody sees; where everyone can see;
          can see why; let everyone see; publish list; publish the reasons; be honest with; be open about
        `),
        ...everydayPhrases.toldReason,
      ],
    },
    {
      id: 'review',
      label: 'Looking again later',
      synonyms: phrases(`
        next quarter; review list; if something changes; keep some time; buffer; revisit; reconsider;
        later look; check after; in three months again; take them out again; look into list; next time we;
        take list out; list out again; come back to; end of quarter; every three months; did it help;
        throw away old; slot free; leave some room; some room; spare time; keep slack; leave slack;
        look at list again; list again; in few months; see if it worked; did it work; see what changed;
        next time round; next turn
      `),
    },
  ],
};
