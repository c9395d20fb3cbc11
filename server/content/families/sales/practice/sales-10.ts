import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const sales10: Question = {
  id: 'sales-10',
  type: 'situational',
  levels: ['senior'],
  competency: 'trust',
  prompt:
    'Imagine you learn that a salesperson you lead has promised a customer a feature that does not exist, and the contract is to be signed this week. What would you do?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Would let the signature go ahead and sort it out later, or would only reprimand the salesperson.',
    3: 'Would correct the promise with the customer before the signature and talk to the salesperson, but names no options for the customer and no cause beyond that one person.',
    5: 'Would check what was said and in which form, tell the customer before the signature, offer named options such as changed terms or a dated plan, inform those who own product and contracts, deal with the salesperson in private, and look for the same promise in other deals and for its cause.',
  },
  concepts: [
    {
      id: 'facts',
      label: 'What exactly was promised',
      synonyms: phrases(`
        what he said; what she said; misunderstanding; what was said; what was promised; said exactly;
        ask the salesperson; read the emails; in the contract; how it happened; check whether;
        really not exist; ask product; exactly he; who heard; how firm; what they understood; read mails;
        ask salesperson; salesperson what; what was written; exact promise; what customer understood;
        hear what exactly; what he promised; what she promised; written somewhere; what exactly did;
        black on white; hear from the rep
      `),
    },
    {
      id: 'pause',
      label: 'Stopping the signature',
      synonyms: phrases(`
        pause; postpone; before signing; before they sign; before the signature; not sign;
        before anybody signs; before it is signed; not be signed; stop the contract; stop the signing;
        not this week; a few days; nobody signs; no signature; before we sign; put off; move date;
        not go out; contract out; first clear; say need; don't let sign; not let them sign;
        before it's signed; wait with the signature; not go ahead; hold the contract;
        before anything is signed; hold it back
      `),
    },
    {
      id: 'telling',
      label: 'Telling the customer',
      synonyms: [
        ...phrases(`
          honest; apologise; upfront; call the customer; ring the customer; go to the customer;
          tell the customer; talk to the customer; speak to the customer; talk with the customer;
          speak with the customer; tell the truth; be honest; say sorry; we were wrong; made a mistake;
          clear it up; hear it from us; before they sign; before the signature; does not exist;
          cannot do that; inform the customer; go together; ring the owner; come clean; put our cards;
          straight with the customer
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'options',
      label: 'Options for the customer',
      synonyms: [
        ...phrases(`
          workaround; roadmap; delivery date; could be built; how long it would; plan to build;
          out of the contract; take it out; leave it out; discount; free to leave; way around; another tool;
          money off; less money; free to; may leave; step back; walk away; instead and what it costs;
          what we can do instead; another way; other solution; another solution; get what they need;
          built and when; can be built; let him decide; let her decide; let them decide; choose whether;
          something else instead
        `),
        ...everydayPhrases.offered,
      ],
    },
    {
      id: 'informing',
      label: 'Who must know inside',
      synonyms: phrases(`
        legal; leadership; management; lawyer; product team; product manager; ask the developers;
        who needs to know; not alone; in the house; tell my boss; tell my manager; see with the developers;
        product people; talk to the developers; ask the engineers; ask those who build; tell my own boss;
        ask upstairs
      `),
    },
    {
      id: 'salesperson',
      label: 'Dealing with the salesperson',
      synonyms: phrases(`
        coach; feedback; speak with the salesperson; talk to the salesperson; talk with the salesperson;
        speak to the salesperson; talk to him; talk to her; talk with him; talk with her; not in front of;
        both go; come with me; explain to him; explain to her; what i expect; hear him; hear her; his side;
        her side; did he know; mistake or; by mistake; not in front; take with; his deal; sit down with;
        talk to in private; have a word; under four eyes; take him along; take her along; not shame;
        not humiliate; serious talk
      `),
    },
    {
      id: 'cause',
      label: 'The cause behind it',
      synonyms: phrases(`
        commission; incentive; pressure; process; target; other deals; quota; checklist; under pressure;
        did not understand; misunderstood; check others; new rule; list of features; what we sell;
        whole team; not happen again; could happen; other customers; check other; from sales; past me first;
        check offers; see the offers; sold before
      `),
    },
    {
      id: 'damage',
      label: 'Damage at stake',
      synonyms: phrases(`
        lawsuit; churn; reputation; breach; refund; liability; lose the contract; lose the customer;
        lose the deal; than in court; legal; lawyer; money back; pay back; damage; bad review; penalty;
        find out later; lose them; lose the; lose more; other customers; much worse; one deal; better no;
        better lose; rather lose; worse later; later trouble; costs trust; lose trust; good name;
        more expensive later; trust is gone; fall back on us; angry customer
      `),
    },
  ],
};
