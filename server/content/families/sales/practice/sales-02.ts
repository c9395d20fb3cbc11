import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const sales02: Question = {
  id: 'sales-02',
  type: 'behavioural',
  levels: ['junior', 'mid'],
  competency: 'value',
  prompt: 'Tell me about a time someone turned down your idea or offer at first. What did you do next?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says they kept asking or gave up; the reason for the refusal is not named.',
    3: 'Names the reason for the refusal and one argument given against it, without proof or a way to lower the risk.',
    5: 'Says how they learned the reason, which proof or small step they offered for exactly that reason, how the person answered, and what they kept or changed in their approach.',
  },
  concepts: [
    {
      id: 'reason',
      label: 'The reason for the refusal',
      synonyms: [
        ...phrases(`
          objection; too expensive; bad experience; tell me why; ask what worries; what worries him;
          asked her why; real reason; bad luck; too risky; staff costs; asked him why; what worries her;
          asked what worries; because of bad; reason for the no; asked what put; what spoke against;
          what stood in; what worried; the trouble was; his worry was; her worry was; afraid of the;
          no time; had tried before; what made him; what made her; be let down; let down; what was wrong;
          what held; what she feared; what he feared; somebody already; already have somebody;
          asked why not; doubts about; wanted to know why; he feared; she feared; they feared; find out why;
          what bothered; what the catch was; what was holding
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'acknowledging',
      label: 'Taking the doubt seriously',
      synonyms: [
        ...phrases(`
          fair point; acknowledge; empathise; see their point; good point; did not argue; took it seriously;
          thanked him for; thanked her for; understood his worry; understood her worry; said that was fair;
          took the worry; accepted the no; i get that; said understand; see why; could see why;
          i understood that; he was right; she was right; didn't argue; understand that;
          understand very well; can understand; your concern; made sense; agreed with her; agreed with him;
          did not push; didn't push; not pester; left him in peace; not insist; could understand
        `),
        ...everydayPhrases.feeling,
      ],
    },
    {
      id: 'proof',
      label: 'Showing proof',
      synonyms: [
        ...phrases(`
          demo; came back with numbers; showed numbers; made a plan; written promise; counted how many;
          showed him numbers; showed her numbers; showed them numbers; made a sample; brought samples;
          brought an example; worked it out on; calculated what; found someone who; somebody who had;
          brought their; brought bills; showed bills; brought sample; took him to; took them to; let see;
          video of; built one; phone numbers of; we clean for; other customers; existing customers;
          results from; example from; let him taste; let her taste; figures on paper; example of another
        `),
        ...everydayPhrases.vouched,
      ],
    },
    {
      id: 'small-step',
      label: 'Lowering the risk',
      synonyms: [
        ...phrases(`
          prototype; without risk; tried it for; gave it a try; for three months; small test; start small;
          free of charge; money back; for a trial; test it for; for one evening; try it once; started small;
          see how it; if it fails; stop any; two weeks without; without a contract; without contract;
          test phase; small order; part first; no obligation; trial month; gave him a sample
        `),
        ...everydayPhrases.tried,
      ],
    },
    {
      id: 'benefit',
      label: 'The benefit for the other side',
      synonyms: phrases(`
        pay off; cheaper; saves time; save money; more customers; what he gets; would save them;
        would save him; would save her; earn more with; less work for; what she gets; what they get out;
        pays for itself; would save; saves him; saves her; saves them; less work; make money; easier for;
        good for him; good for her; solve his problem; solve her problem; no extra work; without extra work;
        saves work
      `),
    },
    {
      id: 'returning',
      label: 'Coming back at a better moment',
      synonyms: phrases(`
        follow-up; call again; next time; three weeks later; a month later; asked again; second time;
        second meeting; stayed in touch; came back with; came back later; went back with; brought up again;
        came back to; second go; another go; better moment; right moment; good moment; let rest;
        left it for; until new; next meeting; after the holidays; come again; came again; went back to him;
        went back to her; went back to them; made a new plan; changed the plan; new version;
        improved the idea; point solved; tried again; second try; waited a week
      `),
    },
    {
      id: 'outcome',
      label: 'How it ended',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          persuade; then signed; he agreed; she agreed; they agreed; still open; changed his mind;
          changed her mind; in the end he; in the end she; in the end they; it became; gave it a try;
          in the end accepted; the vote; said go; agreed in the; in end she; came round; gave in;
          makes money with; nobody wants to; would not give; until today; she tried it; he tried it;
          tried it and; became a; customer since; now works; said yes later
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};
