import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const software05: Question = {
  id: 'software-05',
  type: 'behavioural',
  levels: ['senior'],
  competency: 'collaboration',
  prompt:
    'Tell me about a time you and another experienced engineer strongly disagreed about a technical direction. How was it settled?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Tells only their own side and says that they were right, or that a manager decided.',
    3: 'Gives both positions and how the decision was reached, but not what either side would have accepted as proof.',
    5: 'States the other position at its strongest, the criteria both agreed on, the evidence or trial that settled it and who decided, how they supported the outcome even if it was not theirs, and what hindsight says.',
  },
  concepts: [
    {
      id: 'positions',
      label: 'What each of you wanted',
      synonyms: phrases(`
        wanted to split; wanted to rewrite; wanted to use; wanted to keep; in favour; strongly about;
        strong opinion; fell out over; fell out about; could not agree; could not agree on; did not agree;
        was dead against; dead set on; argued for; at it for weeks; neither would move
      `),
    },
    {
      id: 'understanding',
      label: 'Understanding the other side',
      synonyms: phrases(`
        point of view; perspective; what he was worried; what we were worried; had been burnt; his side;
        her side; asked her to walk me; walk me through; worried about; what worried him; what worried her;
        had not thought of that; hadn't thought of that; let him explain; let her explain;
        asked what he feared; asked what she feared; see his point; see her point; each listed;
        what would go wrong
      `),
    },
    {
      id: 'criteria',
      label: 'Criteria you could share',
      synonyms: phrases(`
        latency; reliability; agreed on criteria; agree what matters; what mattered; what matters;
        how much it costs; easy to maintain; team knew; how risky; performance; what would have to be true;
        would have to be true; what we both want; what both wanted; agreed what counts; both accepted;
        requirements we; both agreed on; hard to keep; easy to keep; what it would cost; what counts;
        most important for us; we both cared; both cared about
      `),
    },
    {
      id: 'evidence',
      label: 'Evidence instead of opinion',
      synonyms: phrases(`
        prototype; benchmark; try out; proof of concept; load test; worst case; built a small;
        small version; smallest thing; each of us built; run a test; real data; real numbers; test results;
        write two pages; numbers showed; the numbers said; numbers said; counted how often; we counted how;
        so we counted; tried hers for; month's trial; figures settled; numbers settled; each built;
        put it to the test; on one machine; in one place first
      `),
    },
    {
      id: 'deciding',
      label: 'How the decision was reached',
      synonyms: phrases(`
        architect; consensus; design document; pros and cons; decide together; ask the architect;
        third person; team voted; came to an agreement; write down the decision; middle way;
        took over his idea; we voted; asked our lead; lead choose; boss choose; asked someone neutral;
        somebody neutral; asked a third; settled it; she decided; in the end we; met halfway;
        met in the middle; took the best of both; flipped a coin; agreed in the end
      `),
    },
    {
      id: 'support',
      label: 'Standing behind the outcome and the colleague',
      synonyms: phrases(`
        his approach; her approach; stand behind; help roll it out; helped to build; said so in front;
        said openly; better part; still get along; good relationship; went with his; went with her;
        went with their; he helped; she helped; helped anyway; helped me; did not like it but;
        carried on together; he led the; she led the; no hard feelings; shook hands; pitched in;
        i was wrong about; i had been wrong; he was right about; she was right about
      `),
    },
    {
      id: 'subject',
      label: 'What it was about',
      synonyms: phrases(`
        architecture; microservices; api; monolith; programming language; message queue; kafka; kubernetes;
        api design; frontend framework; new language; rewriting the app; rewrite the; which database;
        put it online; on the farm computer; cloud or; event sourcing; new system; old system
      `),
    },
    {
      id: 'hindsight',
      label: 'How it looks now',
      synonyms: phrases(`
        hindsight; looking back; paid off; ended up; do differently; in hindsight; today i think; went okay;
        went well; turned out to be; it survived; after three months; in the end it; he had been right;
        she had been right
      `),
    },
  ],
};
