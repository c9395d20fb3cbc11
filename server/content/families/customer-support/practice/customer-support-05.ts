import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport05: Question = {
  id: 'customer-support-05',
  type: 'behavioural',
  levels: ['senior'],
  competency: 'communication',
  prompt:
    'Tell me about a time you had to raise the quality of the replies your colleagues gave to customers without slowing them down.',
  suggestedSeconds: 240,
  anchors: {
    1: 'Says that colleagues were told to write better or that templates were sent round; no example of a weak reply and no figure.',
    3: 'Names what was weak in the replies and one means, such as coaching or templates, but not its effect on speed or how colleagues took it.',
    5: 'Names how replies were sampled and what was weak, the standard agreed with colleagues, how they were coached, what was dropped to save effort, the figures for quality and speed before and after, and what did not work.',
  },
  concepts: [
    {
      id: 'sampling',
      label: 'Looking at a sample',
      synonyms: phrases(`
        quality review; audit; csat; reopen; transcript; picked ten; read mails; read ten; looked at mails;
        looked at old; twenty mails; real mails; listened to calls; mails aloud; each other's;
        read the replies; read the answers; looked at the notes; checked a few; what people complained
      `),
    },
    {
      id: 'standard',
      label: 'A shared standard',
      synonyms: phrases(`
        guidelines; scorecard; style guide; checklist; five rules; rules on one page; short list;
        good answer; good examples; example answers; what we would like; clear rules; what matters;
        one small card; small card; four points; on one card; everyone could grab; agreed what; three rules;
        a few rules
      `),
    },
    {
      id: 'coaching',
      label: 'Coaching',
      synonyms: phrases(`
        coach; side by side; mentor; peer review; role play; sat with each; sat next to; next to the new;
        each for an hour; gave feedback; read together; picked two things; two things to change;
        things to change; talked with each; talked to each; sat beside; sat next; over coffee; once a week;
        learn from each
      `),
    },
    {
      id: 'tools',
      label: 'Tools that save effort',
      synonyms: phrases(`
        template; macros; saved reply; snippet; knowledge base; text blocks; automate; old text;
        cut the templates; ready texts; ready answers; standard answers; building blocks;
        no one had to type; nobody had to type; ready-made; can adapt; made a card; sentences to use;
        starting text; half sentences; cheat sheet
      `),
    },
    {
      id: 'winning-over',
      label: 'Winning colleagues over',
      synonyms: phrases(`
        buy-in; resistance; volunteers; push back; explain why; asked the team; everybody picked;
        everybody chose; not happy at first; started with my own; no marks; not marks; own ideas;
        let them choose; without blame; no blame; first complained; nobody was forced; asked for ideas
      `),
    },
    {
      id: 'speed',
      label: 'Keeping an eye on speed',
      synonyms: phrases(`
        handling time; response time; backlog; trade-off; productivity; many mails as before; mails a day;
        in the same time; did not take longer; time per mail; stayed the same; saved time; not longer;
        no longer queue; no slower; as fast as; not take longer; same number; even faster; same speed;
        time saved; wait longer; kept an eye on the time
      `),
    },
    {
      id: 'fair-scores',
      label: 'Rating alike',
      synonyms: phrases(`
        calibrate; calibration; consistent; second reviewer; same ticket; bias; two of us; blind;
        same yardstick; same measure; rated the same; without names; no names; each other's
      `),
    },
    {
      id: 'effect',
      label: 'The effect',
      isOutcome: true,
      synonyms: phrases(`
        repeat contact; fewer people wrote back; wrote back; wrote back a second; second time; survey went;
        fewer complaints; after three months; in three months; fewer repeat; reopened; the survey went;
        fewer people; better ratings; complaints went down; half as many; fewer calls; fewer questions;
        fewer mails; less complaints; praised us; better reviews; wrote thanks; thanked us
      `),
    },
  ],
};
