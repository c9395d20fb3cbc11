import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const people17: Question = {
  id: 'people-17',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'relations',
  prompt:
    'Tell me about a time a decision at work was felt to be unfair. How did you find out what lay behind that, and what did you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Says that people always complain, or that the decision was right; nobody is heard.',
    3: 'Heard some of those affected and passed it on or explained it, but did not look at whether the decision hit people unequally, or nothing was changed or explained for a reason.',
    5: 'Names the decision and whom it hit, how both those affected and those who decided were heard, what was checked as a fact, what could be changed and what could not, how it was explained, and how they saw later whether it was felt to be fair.',
  },
  concepts: [
    {
      id: 'decision',
      label: 'The decision and whom it hit',
      synonyms: phrases(`
        rota; night shift; promoted; overtime; the new rule; the new plan; home office; was cut; were cut;
        took away; was taken away; got more than; less than others; some got; others did not;
        moved to another; without asking; passed over; who got the; others were angry;
        the others were cross; others got nothing; only two of us; parking spaces; moved the parking;
        christmas shifts; to the same people; got promotion; friend of boss; was fuming; fuming; muttering;
        holiday plan; got the better; over our heads
      `),
    },
    {
      id: 'voices',
      label: 'Hearing those affected',
      synonyms: phrases(`
        talked with about; talked to each; talked with each; talked to the people; talked with the;
        spoke with each; spoke to several; let them tell; heard them; heard both; asked them what;
        a few at a time; went down to; went round; walked round; in small groups; came to me;
        conversations with; asked each of them; each of them alone; asked them one by one;
        one after the other alone; asked what bugged; bugged them; quietly asked; spoke with some;
        went down there; listened to them; let them grumble; let off steam; heard what they; in private with
      `),
    },
    {
      id: 'behind',
      label: 'What really lay behind it',
      synonyms: phrases(`
        it came out; came out that; the real reason; underneath; nobody had asked; had not been asked;
        hadn't been asked; had never been asked; nobody explained; no one had explained; no explanation;
        felt ignored; felt overlooked; felt left out; not been told; behind their backs; favoured;
        favouritism; it was not the money; nobody had asked them; nobody had told them; what hurt them;
        what really hurt; did not know what were; did not know why; no one knew why; what stung;
        out of the blue; not the money
      `),
    },
    {
      id: 'deciders',
      label: 'Why it had been decided so',
      synonyms: phrases(`
        asked the planner; asked my boss why; asked the manager why; asked the boss why; asked why she;
        asked why he; the reason for the decision; his reasons; her reasons; their reasons; her side;
        his side; she just wanted; he just wanted; had meant; the idea behind; what they had intended;
        because of the budget; had to save; wanted to be fair; asked the boss; took that upstairs;
        showed it to matron; took it upstairs; matron; explain the reasons to; explain reasons;
        asked whoever; went to the boss with; to the top
      `),
    },
    {
      id: 'facts',
      label: 'Checking it against facts',
      synonyms: phrases(`
        put the numbers; numbers side by side; side by side; looked at the numbers; went through the list;
        list of who; who got what; checked the records; the last twelve months; had five; others had;
        it was true that; was not true; rotas of three; had a point; looked at the rotas; looked back over;
        counted who; wrote down who; proved right
      `),
    },
    {
      id: 'change',
      label: 'What was changed, or could not be',
      synonyms: phrases(`
        new list; new plan; draw up; drew up; drew lots; take turns; in turn; swap; swaps; rotate; rotation;
        changed the rule; changed back; took it back; taken back; a fairer; make up for; was paid back;
        apologised; said sorry; let them choose; let them decide; two from each; involve them;
        could not be changed; could not change; had to stay; agreed on a turn; took turns; by turns;
        next ones go; the next time the others; a rule for the next; list that turns; chooses first;
        advertised for everyone; fresh start; shared out; draw for; next time everyone; fair go;
        those who missed
      `),
    },
    {
      id: 'explaining',
      label: 'Explaining it openly',
      synonyms: [
        ...phrases(`
          explained it; explained to; explain the reason; told everyone; told everybody; in person;
          face to face; at a meeting; put it in writing; wrote down the rule; could understand;
          made it clear; honest about; got it wrong; explain to all; said we'd got; told them all;
          what were the criteria; reasons to all; on the notice board; stood up and
        `),
        ...everydayPhrases.toldReason,
      ],
    },
    {
      id: 'later',
      label: 'Looking later how it went',
      synonyms: phrases(`
        counted again; looked again; checked again; three months later; a month later; half a year later;
        complaints stopped; no more complaints; fewer complaints; nobody complained; calmed down;
        accepted it; was accepted; still use; works until today; stopped complaining; no muttering;
        quiet since; last year chooses; no more moaning; mood was better
      `),
    },
  ],
};
