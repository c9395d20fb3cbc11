import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const productManagement11: Question = {
  id: 'product-management-11',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'discovery',
  prompt:
    'How do you prepare and lead a conversation with a user so that you learn what they really do, and not what they think you want to hear?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Shows the idea and asks whether they like it, or hands out a list of wishes.',
    3: 'Prepares open questions and asks about use today, but chooses whoever is at hand or takes opinions about the future for facts.',
    5: 'Sets out what is to be learned, chooses people on purpose, asks about the last real time and lets them show it, keeps the own idea back, stays silent and digs into answers, notes words and not conclusions, and looks for patterns over several people.',
  },
  concepts: [
    {
      id: 'aim',
      label: 'What you want to learn',
      synonyms: phrases(`
        what i want to learn; what i want to know; research goal; hypothesis; learning goal; which decision;
        open point; what we do not know; list of topics; what i do not know; want to find out;
        three things i; before i go; on a card; need to find; want to find; what need to; want to learn;
        what decision; a few topics; few topics in my head; what we still don't know; my own questions;
        list of questions; questions ready; prepare my questions; not a stiff list;
        write what i want to know; what i need to learn
      `),
    },
    {
      id: 'choice',
      label: 'Choosing the people',
      synonyms: phrases(`
        recruit; who really uses; different users; not friends; mix of; heavy users; people who left;
        target group; choose people; not only fans; new and old users; former customers; profile;
        somebody who does; people who do it; who did it last week; no friends; not aunt; who stopped using;
        had problem lately; problem lately; not to fans; not fans; no fans; not colleagues;
        different people; different kinds; through support; right people; choose people who;
        people who really use; who use it every day; who use it daily; use it often; someone who used it;
        one who likes it and one; people i don't know
      `),
    },
    {
      id: 'open',
      label: 'Open questions',
      synonyms: phrases(`
        open question; open-ended; why questions; leading question; no suggestive; not suggest; guide;
        not put words; start with how; not ask whether they like; let them describe; go about; go about it;
        what came next; what happened next; tell me how; would you like; starts with how; from the start;
        in their mouth; no hints; not lead; do you take; everyone says yes; not give the answer;
        don't give them the answer; not put answer; leave it open; without making them feel stupid;
        not ask do you like
      `),
    },
    {
      id: 'past',
      label: 'Asking about the last real time',
      synonyms: phrases(`
        last time; tell me about last; when did you last; concrete situation; real example; past behaviour;
        not about future; not hypothetical; last tuesday; time before; really happened; from beginning;
        about yesterday; the day you; most recent; actually did; in the past; not in future; how often last;
        real day; last time you did; last time you did this; what happened then; ask about yesterday;
        ask about yesterday, not; this morning; the last one
      `),
    },
    {
      id: 'showing',
      label: 'Letting them show it',
      synonyms: phrases(`
        show me; screen share; watch them; at workplace; see how they do; let them do; look over;
        where they work; do it in front; on own computer; sit beside; let me see; at desk; while i sit;
        show me how; at their desk; at their place; do in front; just watch; their notes; get them to show;
        show me your; see your; go to where they work; let them do their thing; do their thing; own desk;
        look how they do; in their kitchen; in their own place
      `),
    },
    {
      id: 'own-idea',
      label: 'Keeping your idea back',
      synonyms: phrases(`
        not sell; do not pitch; not show idea; without mentioning; hold back; not defend; do not explain;
        not explain product; show idea at end; not talk about our; keep quiet about; neutral face;
        not react; leave idea at; not tell them what; say nothing of; not praise; bite tongue; my own plans;
        own plans; my own idea; plans to myself; be kind; be nice; be polite; not show; don't show;
        do not show; not explain; not tell them; at very end; no pitch; what we plan; what i hope;
        never pitch; pitch my idea; not pitch; my idea; say it's great; don't say if it is good;
        not say if good; people are polite; want to please; not judge; don't judge; don't argue;
        not correct them; no advertising; wants to be nice; wants to please; not say what i think;
        not tell what i think
      `),
    },
    {
      id: 'silence',
      label: 'Listening and digging deeper',
      synonyms: phrases(`
        stay quiet; let them talk; five whys; follow-up question; dig deeper; listen more; tell me more;
        ask again; do not interrupt; count to; wait after answer; let pause; leave pause; keep mouth;
        count to ten; let them speak; when they stop; i wait; just wait; more to come; then ask why;
        say little; say nothing; not interrupt; don't interrupt; what do mean; follow up; shut up;
        keep quiet; when it gets silent; gets silent; bear the silence; stand the silence; ask why they did;
        ask what annoys; what annoys them; listen more than; more listening; two ears; hold my tongue;
        talk less; i shut up
      `),
    },
    {
      id: 'patterns',
      label: 'Notes and patterns',
      synonyms: phrases(`
        several people; five interviews; compare interviews; sort notes; in common; exact words; quotes;
        second person; take notes; word for word; transcribe; third one says; hear it again;
        same thing from; write it down word; straight after; lay side; keeps coming; come up again;
        after five; after seven; write it all; takes notes; colleague writes; record it; right after;
        what surprised; stick notes; compare notes; repeat themselves; similar stories; several people say;
        same words; write down right; write notes; write my notes; notes after; go through my notes;
        look for the same; talk to few more; more than one person; three people say
      `),
    },
  ],
};
