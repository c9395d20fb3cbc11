import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const marketing17: Question = {
  id: 'marketing-17',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'message',
  prompt:
    'Imagine the experts of your company insist that an advert names all twelve advantages of the product. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: "Gives in or decides alone; neither buyers nor the experts' reasons are heard.",
    3: 'Chooses one or two advantages and says why, but does not check with buyers or find a place for the others.',
    5: 'Hears the experts and asks what each advantage does for whom, finds out from buyers what decided them, shows by a quick trial what people remember, leads with one promise and a proof from the experts, gives the others a place for those who are interested, settles doubts by a test, and has the experts check that it stays true.',
  },
  concepts: [
    {
      id: 'hearing',
      label: 'Hearing the experts',
      synonyms: [
        ...phrases(`
          take seriously; taking them seriously; sit down with; sit together; not fight; not overrule;
          understand why; why they want; why it matters to; their reasons; know product; know best;
          ask them why; invite them; workshop; appreciate; thank them; talk with experts; listen to them;
          listen first; are proud; proud of; they're all true; all true; you're proud; ask them which;
          ask the experts; see their point; not laugh
        `),
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'benefit',
      label: 'What each does for whom',
      synonyms: phrases(`
        good for; helps whom; who needs; what it means for; what can person; everyday life; which problem;
        problem it solves; what do i get; only engineer; who cares; cares about; matters to; matter to;
        mean same; customer's eyes; customer's view; benefit for; real benefit; for which customer;
        which customer; who uses it
      `),
    },
    {
      id: 'buyers',
      label: 'What decided buyers',
      synonyms: phrases(`
        ask customers; ask five; ask buyers; ask people who bought; why they bought; why people bought;
        why did you buy; what decided; tell friend; talk to customers; sales staff; sales people;
        reason to buy; survey; words of customers; ask clients; customers value; competitors say;
        show to customers; few customers; to a few customers; ask patients; real customers;
        what customers say
      `),
    },
    {
      id: 'memory',
      label: 'What people take in',
      synonyms: phrases(`
        they remember; people remember; nobody remembers; remember nothing; can remember;
        remember afterwards; three seconds; five seconds; two seconds; few seconds; take it away;
        what sticks; stick in; at glance; one glance; overload; overwhelm; scroll past; drive past; drown;
        lost in; wall of text; what stuck; what they remember; keep in mind; run past; pass by
      `),
    },
    {
      id: 'one',
      label: 'One promise',
      synonyms: phrases(`
        one promise; one message; one advantage; one point; one or two; one idea; lead with; main point;
        main message; in one sentence; most important; focus on; core message; reduce to; cut down to;
        goes on the front; pick one; choose one; first place
      `),
    },
    {
      id: 'proof',
      label: 'A proof, and staying true',
      synonyms: phrases(`
        proof; number from; test result; tested by; certificate; demonstration; quote from; comparison with;
        is correct; experts check; check that; still true; not wrong; make it wrong; facts right; exact;
        legally; approve; sign off; read it before; with evidence; evidence for; guarantee that;
        must be true; let them check; they check; no lies
      `),
    },
    {
      id: 'place',
      label: 'A place for the others',
      synonyms: phrases(`
        other eleven; other ten; web page; data sheet; brochure; leaflet; landing page; product page;
        further down; faq; several adverts; each week; next advert; different groups; technical details;
        once interested; who are interested; want more; read more; qr code; the rest can; rest can go;
        folk who want; second page; small print
      `),
    },
    {
      id: 'test',
      label: 'Settling doubts by a test',
      synonyms: phrases(`
        run both; both versions; test both; try both; show both; compare both; a/b; ab test; same money;
        same budget; who calls; count who; count calls; which brings; brings more; response rate;
        numbers decide; let numbers; small audience; small budget; test week; half of readers; two versions;
        result decides; side by side; what they remember
      `),
    },
  ],
};
