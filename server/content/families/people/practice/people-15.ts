import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const people15: Question = {
  id: 'people-15',
  type: 'technical',
  levels: ['senior'],
  competency: 'process',
  prompt:
    'How would you find out whether people in an organisation are paid fairly, and what would you do with the result?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Would compare averages of two groups or ask people whether they are content.',
    3: 'Compares pay of people in like work and corrects cases, but not what explains the differences, or how the causes are kept from returning.',
    5: 'Says what fair means and groups work of like value, checks the data, compares within groups with what may explain a difference, looks at starting pay, promotion and bonus, protects small groups, corrects in order of need with a budget, explains the rules, and repeats it.',
  },
  concepts: [
    {
      id: 'groups',
      label: 'What counts as like work',
      synonyms: phrases(`
        job levels; grades; job families; job evaluation; same level; responsibility; bands; pay bands;
        similar jobs; value of; what fair means; fair means; equal work; equal value; same work;
        performance; principles; definition; like work; same money; same worth; work of the same;
        put into groups; how hard; how hard and responsible; what we call fair; call fair; similar work;
        same job; same jobs; fair is; is fair; compare jobs; how much responsibility; types of work;
        kinds of work; compare people; comparable jobs; jobs of same; same sort of work; by difficulty;
        group the jobs; what each job asks; not by title; same graft; graft; put people who; came out level;
        what job needs; like for like
      `),
    },
    {
      id: 'data',
      label: 'Sound data',
      synonyms: phrases(`
        payroll; full time; part time; allowances; overtime; hourly; total pay; spreadsheet; per hour;
        anonymous; with bonus; per hour with; real hours; everything they get; all salaries; list with;
        extra pay; per month; part-time; full-time; real pay; from payroll; everything paid; see who gets;
        who gets more; compare salaries; what everyone gets; what everybody gets; pay list; list of pay;
        all the pay; bonus too
      `),
    },
    {
      id: 'explaining',
      label: 'What may explain a difference',
      synonyms: phrases(`
        seniority; location; performance; regression; unexplained; statistics; outlier; median;
        average hides; years in; factors; difference between; years on the job; explain the gap;
        explain why; left over; good reason; place of work; reason for the; more experience; difference can;
        qualification; better work; no reason; without reason; without a reason; cannot explain;
        can't explain; extra duties; can be explained; cannot be explained; there's no reason; why one gets
      `),
    },
    {
      id: 'whom',
      label: 'Whom to compare',
      synonyms: phrases(`
        women and men; men and women; gender; origin; migrants; part-timers; parental leave; disability;
        new hires; minority; inside each group; compare inside; within a group; within the group;
        part time people; women; foreign; groups of; who earns; same department; new people; old people;
        back from a baby; from a baby; young and old; look hard at; who came from
      `),
    },
    {
      id: 'causes',
      label: 'Where differences come from',
      synonyms: phrases(`
        starting salary; negotiate; negotiation; promotion; promoted; manager decides; manager's discretion;
        last salary; exceptions; bonus decisions; first salary; one person haggled; haggled; haggle;
        asked for more; asks for more; at the beginning; when they started; how it came; where it comes;
        when hired; hired; start salary; better talk; talk well; ask for more; boss likes; who gets;
        how raises; different bosses; reason why; started lower; entered lower; negotiated; never asked for;
        after maternity; part time people; old contracts; grown over; history of; asks loudest;
        started on less; how pay is; boss's favourite; who shouts
      `),
    },
    {
      id: 'correcting',
      label: 'Correcting with a budget',
      synonyms: phrases(`
        budget; over two years; lowest first; biggest gaps; pay rise; back pay; cost of; pot of money;
        furthest below; start with those; who are below; bring them up; lift them; give more; pay more;
        more money; raise for; who get; correct it; plan for; over time; money for; save for;
        who earn too little; not take away; raise those; lift those; money to correct; fix worst;
        worst cases first; within two years; raise the low; worst off first; worst off; plan with money;
        what it'd cost; pay more to; give them more; catch up; nobody gets less
      `),
    },
    {
      id: 'rules',
      label: 'Rules that keep it fair',
      synonyms: phrases(`
        range; salary bands; who approves; approval; second person; criteria; policy; guideline;
        no exceptions; written reasons; calibration; two people must agree; must agree; for each job;
        range for; clear steps; pay steps; salary range; same rules; rule for; clear rules; decide together;
        not alone; how pay is set; pay is set; a table; pay scale
      `),
    },
    {
      id: 'repeating',
      label: 'Telling it and repeating it',
      synonyms: phrases(`
        every year; yearly; annual; explain to; works council; union; managers can explain; appeal; lawyer;
        confidential; again each year; each year; how it works; tell people how; explain how;
        every two years; check again; look again; took it to; names stay; stay secret; other companies pay;
        check it; explain why; open about
      `),
    },
  ],
};
