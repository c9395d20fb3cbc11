import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport17: Question = {
  id: 'customer-support-17',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'diagnosis',
  prompt:
    "Tell me about a time the cause of a customer's problem was not the one that everybody had suspected. How did you find it?",
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that the problem was solved in the end; neither the suspicion nor the way to the cause is told.',
    3: 'Names the suspicion, the real cause and one step that led to it, but not why the suspicion did not fit or how the cause was proved.',
    5: 'Tells what everybody suspected and what did not fit it, looks at when and where it happens, asks the customer openly about what goes on around it, changes one thing at a time to prove the cause, sees it solved for good, and passes on where to look.',
  },
  concepts: [
    {
      id: 'suspicion',
      label: 'What everybody suspected',
      synonyms: phrases(`
        everybody thought; everyone thought; everyone said; everybody said; everybody blamed; everyone blamed;
        we all thought; all assumed; all believed; everyone was sure; first guess; obvious cause;
        usual suspect; was convinced; colleagues said; user error; their own fault; operating error;
        had already replaced; had already got new; suspected the; blamed the
      `),
    },
    {
      id: 'misfit',
      label: 'What did not fit',
      synonyms: phrases(`
        did not fit; does not fit; didn't match; did not match; did not add up; made no sense;
        did not explain; could not explain; strange that; odd that; struck me; still happened;
        happened anyway; kept happening; came back after; did not believe; had my doubts; contradicted;
        why not the others; should have failed; checked ours; not make sense; still broken; still broke;
        did not help; too regular; wondered why
      `),
    },
    {
      id: 'pattern',
      label: 'When and where it happened',
      synonyms: phrases(`
        every monday; every friday; same time; same hour; at that hour; time of day; compared times;
        compared the dates; old tickets; past tickets; earlier tickets; looked through; call history;
        logbook; when it started; which customers; in common; wrote down each; noted each; before noon;
        after the update; when exactly; write down when; looked in the log; when it happened; kept a list
      `),
    },
    {
      id: 'asking',
      label: 'Asking the customer openly',
      synonyms: [
        ...phrases(`
          asked what else; what else runs; what else happens; everything that happens; walked me through;
          walk me through; asked to describe; let her describe; let him describe; let her tell;
          let him tell; drove there; drove out; watched her; watched him; screen sharing; shared screen;
          sent a photo; asked for photo; open questions; had changed lately; what had changed; shows me how;
          show me how; went along; asked exactly; asked her when; stood next
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'trial',
      label: 'Trying one thing at a time',
      synonyms: [
        ...phrases(`
          as test; one thing at; nothing else; changed only; only changed; swap; other socket;
          another socket; another cable; other cable; another device; other device; another browser;
          another account; ruled out; rule out; reproduce; recreated; tried it myself; tried the same;
          rebuilt the; unplugged; switched off; took away; worked all day; then it worked; to prove;
          that proved; other room
        `),
        ...everydayPhrases.pieceByPiece,
      ],
    },
    {
      id: 'cause',
      label: 'The cause that you found',
      synonyms: phrases(`
        real cause; true cause; actual cause; cause was; reason was; culprit; was to blame; caused by;
        lay in; hung on same; wrong setting; set wrong; was blocking; same fuse; interfered; overwrote;
        had been updated; expired; turned out that; turned out to be; turned out to come; took over the;
        came from the
      `),
    },
    {
      id: 'lasting',
      label: 'Solved for good, and passed on',
      synonyms: phrases(`
        never called; never rang; never came back; never happened; never wrote; has not come; no more calls;
        guide; knowledge base; wrote it down; checklist; told colleagues; told the team; added question;
        passed it on; wrote an article; shared it with; engineers changed; put up note; in our training;
        now ask; now we ask; question about; runs since; problem was gone; told the others; everybody knows
      `),
    },
  ],
};
