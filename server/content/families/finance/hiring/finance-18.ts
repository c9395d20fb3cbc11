import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const finance18: Question = {
  id: 'finance-18',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'control',
  prompt:
    "Imagine you notice that some receipts in a colleague's expense claims look altered. What would you do?",
  suggestedSeconds: 180,
  anchors: {
    1: 'Accuses the colleague, or lets it pass; neither a check nor the rules are named.',
    3: 'Looks at the receipts and tells a manager, but not how evidence is kept, how the colleague is treated fairly or what happens with the payment.',
    5: 'Stays calm and accuses nobody, compares the receipts with other records, keeps originals unchanged with notes, stays within the own remit, reports the facts in confidence to the place the rules name and past anybody involved, holds the payment, leaves it to those responsible to hear the colleague, and suggests a control.',
  },
  concepts: [
    {
      id: 'calm',
      label: 'Accusing nobody',
      synonyms: phrases(`
        accuse; harmless; innocent; bad scan; misunderstanding; keep calm; stay calm; not jump;
        benefit of doubt; not judge; not assume; not suspect; honest mistake; could be error; may be reason;
        may be explanation; good explanation; not talk about; gossip; rumour; discreet; not tell others;
        not a thief; wouldn't accuse; not accuse; quietly; innocent reason; may be a reason; not spread;
        not tell the; keep it to myself; not make a fuss; keep quiet; other colleagues; not think the;
        quiet about
      `),
    },
    {
      id: 'checking',
      label: 'Comparing with other records',
      synonyms: [
        ...phrases(`
          card statement; credit card; bank statement; compare receipts; compare dates; number twice;
          same number; same receipt; duplicate; amount different; different amount; calendar; business trip;
          earlier claims; older claims; previous claims; other months; look closely; closely;
          which receipts; what looks wrong; font; original invoice; whether amounts; look carefully;
          compare with other claims; one time or; gone over in; in pen; price gone; what exactly;
          other claims
        `),
        ...everydayPhrases.heldAgainst,
      ],
    },
    {
      id: 'evidence',
      label: 'Keeping the evidence',
      synonyms: phrases(`
        keep original; make copy; unchanged; not touch; write down when; note what; note down; note when;
        screenshot; secure; keep safe; document what; document everything; timeline; keep record;
        not write on; keep originals; leave originals; originals as; copies of; make copies; keep copies;
        envelope; in an envelope; wrote down the dates; write down the dates; take copies;
        save the documents; lock away; put it somewhere; save the
      `),
    },
    {
      id: 'remit',
      label: 'Staying within your remit',
      synonyms: phrases(`
        not dig; not my job; not my task; not my place; not investigate; not confront; his desk; her desk;
        rules say; our rules; what policy; policy says; expense policy; code of conduct; guideline;
        leave to others; leave that to; others should; detective; who it goes to; play detective;
        who deals with; whoever deals; somebody else's; who is responsible; not ask him myself;
        not ask her myself
      `),
    },
    {
      id: 'report',
      label: 'Telling the right place in confidence',
      synonyms: phrases(`
        tell manager; compliance; internal audit; hotline; whistleblower; in confidence; confidential;
        only facts; just facts; stick to facts; one higher; one level higher; manager is involved;
        boss is involved; finance director; head of finance; human resources; auditor; ombudsman;
        handed it to; take it to my; to my manager; to the head; report to my; only the facts;
        what i could see; what i saw; not what i think; a mate of; friend of his; tell the person
      `),
    },
    {
      id: 'payment',
      label: 'Holding the payment',
      synonyms: phrases(`
        hold payment; hold claims; payment on hold; on hold; stop payment; not pay; not approve;
        not release; suspend; pay rest; pay undisputed; until cleared; until it's cleared; until clear;
        until it is clear; not reimburse; withhold; block payment; delay payment; wait with payment;
        not pay out; pay nothing; wait with it; leave it unpaid; not sign; put it aside; money stays;
        not put through
      `),
    },
    {
      id: 'fairness',
      label: 'The colleague is heard',
      synonyms: phrases(`
        chance to explain; opportunity to explain; explain himself; explain herself; explain themselves;
        be heard; hear him; hear her; hear colleague; talk with colleague; talk to colleague;
        ask for original; treated fairly; be fair; with witness; his side; her side; their side;
        works council; whoever it is; innocent until; have his say; have her say; entitled to;
        have his chance; chance to; let him explain; let her explain; let them ask; can explain;
        ask him first; not thrown; not guilty; could be innocent; get a hearing
      `),
    },
    {
      id: 'control',
      label: 'A control for the future',
      synonyms: phrases(`
        by sample; spot check; sampling; random check; check others; ask for statements; card statements;
        digital receipts; company card; four eyes; second person; second approval; remind everyone;
        clear rule; temptation; automatic check; check automatically; expense app; expense software;
        whole team; regular checks; in future; receipts by phone; company pays; pays direct; everyone's;
        check a few; look at everyone; stricter; new system
      `),
    },
  ],
};
