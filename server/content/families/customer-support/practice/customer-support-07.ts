import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport07: Question = {
  id: 'customer-support-07',
  type: 'situational',
  levels: ['junior', 'mid'],
  competency: 'de-escalation',
  prompt:
    'Imagine a customer demands a refund that the rules do not allow and threatens to post a bad review. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would only repeat the rule, or would pay because of the threat.',
    3: 'Would stay polite, explain the rule and offer one alternative, but would not find out what went wrong for the customer.',
    5: 'Would find out what went wrong, give the reason for the rule in plain words, name what can be offered and who may decide on an exception, treat the case as without the threat, and note and pass on what caused it.',
  },
  concepts: [
    {
      id: 'calm',
      label: 'Staying calm',
      synonyms: [
        ...phrases(`
          calm; polite; professional; tone; friendly; stay calm; keep calm; stay polite; stay friendly;
          remain calm; be polite; hear them out; let them explain; let them finish; let the person tell;
          person tell me; tell me everything; not interrupt; not take it personally; do not shout; breathe;
          stay cool; no quarrel; not argue; stay nice; keep my temper; listen to what
        `),
        ...everydayPhrases.calm,
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'acknowledging',
      label: 'Acknowledging the feeling',
      synonyms: [
        ...phrases(`
          sorry; apologise; empathise; empathy; frustrating; frustration; acknowledge; see their point;
          disappoint; say sorry; say that i am sorry; i am sorry; disappointed; take it seriously;
          take them seriously; can see why; would be angry; right to be; know it's annoying; bad luck
        `),
        ...everydayPhrases.feeling,
      ],
    },
    {
      id: 'cause',
      label: 'What went wrong',
      synonyms: phrases(`
        went wrong; unhappy with; bad experience; faulty; explain what happened; what went wrong;
        why they want; why he wants; why she wants; what is wrong; did not know of; reason we did not;
        missed anything; look up the order; where it failed; fault was with us; fault with us; whose fault;
        what they booked; check what; what the trouble
      `),
    },
    {
      id: 'explaining',
      label: 'Explaining the rule',
      synonyms: [
        ...phrases(`
          policy; honest; cannot offer; explain the reason; explain the rule; rule is there; what the rule;
          cannot refund; can not refund; cannot give; cannot give the money; cannot pay; say clearly;
          in simple words; rule says no; explain it friendly; plain words; cannot give back;
          what was agreed; not possible; isn't possible
        `),
        ...everydayPhrases.plainly,
        ...everydayPhrases.toldReason,
      ],
    },
    {
      id: 'alternatives',
      label: 'What can be offered',
      synonyms: [
        ...phrases(`
          voucher; discount; goodwill; what i am able; able to do; what is possible; i can offer;
          store credit; something else; small gift; another date; different date; other date;
          can do instead; free next; next time free; small extra
        `),
        ...everydayPhrases.offered,
      ],
    },
    {
      id: 'exception',
      label: 'Who may make an exception',
      synonyms: [
        ...phrases(`
          exception; approval; authority; discretion; legal; consumer right; pass it to my boss; pass it to;
          pass it on; passing it on; ask my manager; ask my boss; somebody who can; somebody who may;
          legal right; check whether; check the rules; ask my boss if; ask my boss whether; ask if i may;
          my boss may; only my boss can; my lead can; special case; boss decides; let my boss; hard case;
          if the law
        `),
        ...everydayPhrases.approval,
      ],
    },
    {
      id: 'threat',
      label: 'Not bending to the threat',
      synonyms: phrases(`
        blackmail; treat everyone; give in; reward; their right; answer it; threat; the threat; review;
        about the review; bad review; post a review; write a review; argue about the review; right to write;
        does not change; not change my; not give in; unfair to others; unfair; not reward; honest review;
        answer the review; reply to the review; not threaten; push me; because of the threat;
        don't pay because; let them write; same rule; scare me; force me
      `),
    },
    {
      id: 'record',
      label: 'Recording and following up',
      synonyms: [
        ...phrases(`
          document; follow up; feedback; write it down; make a note; in the ticket; write an email;
          send an email; what was said; what i offered; tell my team; tell colleagues; so that others;
          put a note; next colleague; colleague knows; keep mails
        `),
        ...everydayPhrases.writtenDown,
      ],
    },
  ],
};
