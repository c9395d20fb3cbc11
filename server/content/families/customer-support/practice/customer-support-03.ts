import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport03: Question = {
  id: 'customer-support-03',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'ownership',
  prompt:
    'Tell me about a time you made a mistake that affected a customer or somebody else who relied on you.',
  suggestedSeconds: 180,
  anchors: {
    1: 'Names no mistake of their own, or one without effect, or lays it on somebody else.',
    3: 'Names the mistake and how it was put right, but not when the person was told or what was changed afterwards.',
    5: 'Names the mistake and its effect, how soon and in which words they told the person, how it was put right, and the change that has kept it from happening again.',
  },
  concepts: [
    {
      id: 'what-happened',
      label: 'What went wrong',
      synonyms: phrases(`
        overlook; misread; typo; mix up; double book; wrong names; wrong week; wrong date; wrong address;
        wrong person; wrong customer; wrong order; wrong price; booked a guest; i forgot; forgot to;
        mixed up; double booked; overlooked; delete the order; made a mistake; sent the wrong; wrong size;
        didn't check; did not check; hadn't checked; had not checked; wrong time; wrong table;
        wrong medicine
      `),
    },
    {
      id: 'noticing',
      label: 'How it was noticed',
      synonyms: phrases(`
        point out; pointed it out; stood at the desk; colleague noticed; colleague told; customer wrote;
        noticed it when; i noticed it; realised it when; realised it in; customer called me;
        nothing had come; called me because; rang me because; called to ask; rang to ask;
        customer complained; he called to; she called to; saw it when; when i counted; saw my mistake;
        checking it again
      `),
    },
    {
      id: 'owning',
      label: 'Taking responsibility',
      synonyms: [
        ...phrases(`
          responsibility; my error; apologise; sorry; it was my fault; took responsibility; i apologised;
          said sorry; what had gone wrong; told him straight; told her straight; took the blame;
          didn't blame; not blame; stood up for it; stand up for; no one else's
        `),
        ...everydayPhrases.owned,
      ],
    },
    {
      id: 'telling',
      label: 'Telling those concerned',
      synonyms: [
        ...phrases(`
          the moment; wrote again to all; wrote to all; rang him; rang her; told my boss; told my manager;
          told the head; told the boss; told the customer; told the team; called both; called the guest;
          called the customer; told him; told her; call him immediately; told them; told the guest;
          called her directly; called directly; said it openly; went to my boss
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'repair',
      label: 'Putting it right',
      synonyms: [
        ...phrases(`
          resend; put right; compensate; paid the; found a room; sent the right; sent a new; took it to him;
          took the parcel; rebooked; voucher; stayed late; sent again; send the product again;
          sent it again; found them a; corrected it; made up for; phoned both; rang both; organised a;
          drove it over; took it over; replaced it; by express; sorted it out; put it right;
          fixed it myself; offered her; offered him; offered them; let them have; free of charge;
          found another; new appointment; second delivery; same evening; took care of; drove there;
          gave him a new; gave her a new; gave them a new; gave him back; gave her back; gave them back;
          fixed the list; ran out; put it straight; paid back; cooked again; ordered again; by taxi
        `),
        ...everydayPhrases.offered,
      ],
    },
    {
      id: 'effect',
      label: 'Effect on the other person',
      synonyms: phrases(`
        inconvenience; lost time; lost a day; lost money; had to wait for; waited for nothing;
        drove for nothing; nowhere to stay; cost him a day; cost her a day; missed the wedding;
        missed his flight; missed her flight; were angry because; was upset because; whole group;
        stood there; stranded; were stuck; was stuck; too late for; could not open; could not start;
        without room; wrong hotel; wrong place; had to go back; had to come back; paid too much;
        overcharged; lost trust; in trouble; had paid for; got ill; trusted me; had relied; relied on me
      `),
    },
    {
      id: 'prevention',
      label: 'Preventing a repeat',
      synonyms: [
        ...phrases(`
          checklist; double check; reminder; read the dates; second person; colleague checks; check twice;
          new rule; since that day; now i read; read it out; out loud; read back; read number; read numbers;
          compare numbers; compare number; two people check; before i send; before sending; look twice;
          changed form; new field; repeat it to; alert; somebody else looks; count twice; four eyes;
          other colour
        `),
        ...everydayPhrases.keptSince,
      ],
    },
    {
      id: 'outcome',
      label: 'How it ended',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          forgave; forgive; appreciated; nobody complained; thanked me for; thanked us for;
          stayed our customer; is still our customer; remained a customer; booked again; came again in;
          came again the; accepted my apology; in time for; just in time; hours before the;
          the day before the; trust me again; trusted me again
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};
