import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const design03: Question = {
  id: 'design-03',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'problem-solving',
  prompt:
    'Tell me about a design problem for which your first solution was not the one you kept. How did you get from the one to the other?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Describes the final look; neither the problem nor why the first solution fell is named.',
    3: 'Names the problem, both solutions and why the first fell, but tried no third way and gives no ground for the choice.',
    5: 'Puts the problem as something people try to do, says what spoke against the first solution and how it came to light, which other ways were tried and how roughly, by what the choice was made and what it cost, and what showed that it works.',
  },
  concepts: [
    {
      id: 'problem',
      label: 'What people were trying to do',
      synonyms: phrases(`
        users had to; people wanted to; customers could not; had trouble; problem was that; task was to;
        they tried to; took them too long; did not know where; what people needed; who came to;
        could not see; got stuck at; guests wanted; needed way; needed to find; had to book; had to find;
        wanted people to; people should; customers should; users should; goal was; aim was; was to let;
        was to show; members wanted; patients should; way for people; was to design; asked to design;
        patients had to; patients needed; customers had to; customers needed; drivers had to;
        visitors had to; so that visitors; find their way; pick right; tell us which; needed to tell;
        needed to choose; needed to show; used by; for people who; where they report; to report; tool for;
        people report; page for; screen for; where they enter; where people enter; where you book;
        find the way; pick a seat; could not decide; for the whole class; where to sit; people had to find
      `),
    },
    {
      id: 'first',
      label: 'Your first solution',
      synonyms: phrases(`
        first idea; first solution; first version; initial; obvious solution; first draft; first design;
        thought of a; drew a; what i drew; my drawing; did form; first i made; first i drew; first i built;
        all tidy; i began with; first version was; stuck with my; first thing i made
      `),
    },
    {
      id: 'flaw',
      label: 'What spoke against it',
      synonyms: phrases(`
        did not work; too complicated; got lost; too many steps; too slow; fell apart; nobody understood;
        did not fit; broke when; with long names; real data; real content; nobody got; lost way;
        needed help; took too long; fell through; did not see; wrong thing; wrong problem; missed point;
        nobody thinks; nobody used; did not think; did not help; did not know what; misunderstood;
        solved wrong; made mistakes; far too much; did not see that; did not notice; asked for help;
        called for help; needed explanation; had to explain; had to ask; not for people who; not fit on;
        not fit into; too long to; did not match; could not say; no chance; have no time; had no time;
        only minutes; with gloves; not work with; in hurry; could not find their; could not find the way;
        did not know where; made them sad; made the slow; jumping back and forth; nobody could follow;
        half did not know; people turned away; too clever
      `),
    },
    {
      id: 'insight',
      label: 'How that came to light',
      synonyms: phrases(`
        usability test; showed it to; talked to users; feedback from; tried it myself; noticed that;
        prototype; paper prototype; field visit; asked users; saw them; stood beside; asked them to try;
        on paper; let five; asked few; asked some; talked with; watched people; let people try;
        told me they; told me she; told me he; at counter; spent day; when i saw; thought about it;
        stood there; sat there; sat beside; driver told; clerk told; customer told; user told;
        somebody told; heard that; in real use; on real device; trying it out; rode along; went along;
        said to me; spent shift; drove with; worked shift; asked the children; testing showed;
        put it in front; tried it on people
      `),
    },
    {
      id: 'other-ways',
      label: 'Trying other ways',
      synonyms: phrases(`
        three other ways; variants; on paper; brainstorm; ten ideas; different directions;
        looked at how others; workshop; turned it round; drew ten; filled page; cut out; from scratch;
        other drawings; upside down; wall full of; made on paper; also crazy; crazy ones; four alternatives;
        sketched four; half a dozen ideas
      `),
    },
    {
      id: 'grounds',
      label: 'By what you chose',
      synonyms: phrases(`
        fewest; fewer steps; pros and cons; trade-off; easiest to; least effort; decided for; easier to build;
        most people; simplest; number of steps; how many steps; how long each; needed least; fewest mistakes;
        who got through; weighed them; no questions; shortest; counted mistakes; everybody understood;
        best of; compared them; which one people; least time; best understood; understood best; on evidence;
        not taste; quickest to use; easiest to understand
      `),
    },
    {
      id: 'price',
      label: 'What the choice cost',
      synonyms: phrases(`
        downside; price for it; took longer to build; had to leave out; less beautiful; not as pretty;
        lost the; more clicks; drawback; experienced users; had to give up; some missed; not so pretty;
        one more step; lost something; does mean; means that; more tap; extra tap; extra click; extra step;
        tap more; click more; takes longer; cost was; at expense; less flexible; only works; harder for;
        new people have; what we lose; less exact; less precise; not as exact; had to drop; missing now;
        somebody has to; more work for; more typing; one thing less; took more; gave up the; i gave up the;
        threw it; was sad for; kept as an extra; hard to let go; hurt to throw; gave up the pretty
      `),
    },
    {
      id: 'proof',
      label: 'What showed that it works',
      isOutcome: true,
      synonyms: phrases(`
        support calls; fewer calls; fewer mistakes; time went; halved; finished it; error rate;
        fewer questions; since release; now takes; fewer people asked; no more questions; nobody asks;
        takes half; from minute; in seconds; ten seconds; in half time; less work; bookings rose;
        more people finished; still in use; after launch; next test; used ever since; seconds instead;
        fewer people called; have used it; used it since; still used; still use; in use for; get through;
        finished in; half the calls; without asking; without help; complaints went; drop in calls;
        twice as many; get more; more reports; earlier than; more orders; seconds now; get twice;
        what stayed; everybody fills; in front of both; found it quicker; fewer asked; sold more
      `),
    },
  ],
};
