import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const design13: Question = {
  id: 'design-13',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'research',
  prompt:
    'How do you prepare and run a usability test of a clickable prototype, and what do you do with what you see?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Shows the prototype to some people and asks how they like it.',
    3: 'Recruits fitting users and gives tasks, and lists the problems seen, but helps or leads them or ranks nothing.',
    5: 'Says which decision the test serves, recruits people who fit, writes realistic tasks without giving the words of the screen away, tries it out once, lets people think aloud and stays silent, notes behaviour, ranks problems by how often and how badly, changes and tests again, and names what such a test cannot show.',
  },
  concepts: [
    {
      id: 'question',
      label: 'What you want to find out',
      synonyms: phrases(`
        research question; what i want to; which decision; goal of test; hypothesis; what we want to learn;
        most uncertain; questions we have; riskiest; test plan; find out whether; unsure; want to know one;
        whether they find out; what are we unsure; want to know if; what i want to learn; unsure of
      `),
    },
    {
      id: 'people',
      label: 'People who fit',
      synonyms: phrases(`
        recruit; five people; five users; participants; target group; screener; not colleagues; real users;
        new and old; fit the; people who do; six users; from customers; incentive; people who travel;
        not from house; five people who; no colleagues; who would use; not my pals; who'd use;
        from the target; pick people
      `),
    },
    {
      id: 'tasks',
      label: 'Tasks from their life, tried out once',
      synonyms: phrases(`
        task; scenario; realistic; imagine you; without words; not give away; goal not steps; book a; dry run;
        rehearse; try test; with colleague first; check that; clickable paths; little story; a story;
        go through it with; always broken; without saying; not click on; something is broken;
        give them a job; real-life jobs; tuesday appointment; table for; like in life; everyday job;
        first with a colleague
      `),
    },
    {
      id: 'silence',
      label: 'Putting people at ease and staying silent',
      synonyms: phrases(`
        think aloud; not help; do not help; what do you expect; ask back; do not explain; not testing you;
        no wrong answers; consent; welcome; at ease; relaxed; you cannot make; not person; sit on hands;
        let them talk; count to twenty; only drawing; drawing can fail; get stuck i; cannot do anything wrong;
        ask what they think; hush and watch; keep quiet; through their head; say out loud; test and not you;
        hands off; hard as it; do not point; no hints
      `),
    },
    {
      id: 'notes',
      label: 'Noting what they do',
      synonyms: phrases(`
        observer; behaviour; where they hesitate; second person; quotes; colleague writes; facial; hesitate;
        not what they say; where they stop; note when; stop and frown; note what
      `),
    },
    {
      id: 'ranking',
      label: 'Ranking what was seen',
      synonyms: phrases(`
        rank; frequency; blocker; three of five; how bad; affinity; top problems; workshop; priority;
        together with team; fell over; worst ones; most fell; tripped up more; fix the worst; mend that;
        put the notes; worst first; go through notes
      `),
    },
    {
      id: 'again',
      label: 'Changing and testing again',
      synonyms: phrases(`
        iterate; second round; test again; next round; adapt; new version; repeat; redesign; between sessions;
        repair first; five others; next week; others come
      `),
    },
    {
      id: 'limits',
      label: 'What it cannot show',
      synonyms: phrases(`
        small number; not percent; only five; does not prove; artificial; prototype is not; no statistics;
        cannot show; not real; over weeks; quantitative; not survey; five are not; not all people;
        can not count; tells not how; at home; not proof; not count; still a drawing
      `),
    },
  ],
};
