import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const marketing07: Question = {
  id: 'marketing-07',
  type: 'situational',
  levels: ['junior', 'mid'],
  competency: 'trust',
  prompt:
    'Imagine a post of your company draws hundreds of angry comments within two hours, and your manager cannot be reached. What would you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Deletes, argues or waits; what people are angry about is not looked at.',
    3: 'Reads, answers in a calm way and tells somebody, but neither stops what is planned nor says when more will follow.',
    5: 'Reads what people are angry about and whether they are right, saves proof, stops planned posts and adverts, reaches someone who may decide, answers soon and in a human way with what is known and when more follows, deletes only insults by the rules, corrects or withdraws openly, and looks back afterwards.',
  },
  concepts: [
    {
      id: 'reading',
      label: 'Understanding the anger and keeping a record',
      synonyms: [
        ...phrases(`
          read comments; what they are angry about; are they right; understand why; what exactly;
          real problem; one topic; read through; screenshots; document; archive; make screenshots;
          take screenshots; read before; before i type; upset about; perhaps right; make photos;
          photos of screen; what they're really cross; really cross; what is the problem; if it's true;
          saved what; save all; save everything; what upset; what hurt
        `),
        ...everydayPhrases.writtenDown,
      ],
    },
    {
      id: 'pausing',
      label: 'Stopping what is planned',
      synonyms: phrases(`
        pause; scheduled posts; stop ads; planned posts; switch off the; stop all; other channels; campaign;
        hold back; newsletter; nothing new; advertising; planned for today; whatever is planned;
        nothing more goes out; stop what; hold rest; no new; scheduled; stop everything; stop posting;
        no more posts; cheerful post; hold all; cancel posts; take down ads; take adverts; postpone;
        turn off; no jolly; everything planned; take it off; planned today; off the plan; out of plan;
        nothing else goes; other posts; stop anything else; due to go; stop the planned; stop other posts;
        nothing else out; take it offline; hide the post; other posts later
      `),
    },
    {
      id: 'reaching',
      label: 'Reaching someone who may decide',
      synonyms: phrases(`
        deputy; next in line; press office; emergency; boss of my; legal; pr; other manager; on duty;
        text message; crisis plan; the deputy; decide alone; not alone; ring next; somebody above;
        from board; ring round; sign for; press person; anyone above; call whoever; find someone;
        somebody who may; find somebody; until somebody picks up; get hold of; hold of the boss;
        whoever's next; whoever is next; try to reach; rang the deputy; reach my manager; somebody higher;
        ask a colleague
      `),
    },
    {
      id: 'answer',
      label: 'A first human answer',
      synonyms: phrases(`
        short answer; we see; we read; take it seriously; apologise; look into; first reply; thank for;
        honest; update at; not copy; no standard text; under post; one sentence below; we have seen this;
        have seen; come back at; say that we saw; looking into it; answer within; within hour; we've heard;
        we have heard; heard you; come back to; read your; short reply; two sentences; say sorry under;
        we check it; plain words
      `),
    },
    {
      id: 'calm',
      label: 'Staying calm, not arguing',
      synonyms: [
        ...phrases(`
          not argue; not defend; not delete; do not delete; no jokes; stay polite; friendly; not react;
          not alone; breathe; not take it; not feed; not ignore; no fights; fights with; fight with single;
          keep cool; not shout back; not clever; no arguing; not fight; no excuses; polite;
          not take it personally; no panic; bit my tongue; let finish; delete comments; into fights;
          get into fights; don't delete; didn't argue; not answer each; not answer every; keep calm;
          don't hide; not hide; count to ten; don't shout
        `),
        ...everydayPhrases.calm,
      ],
    },
    {
      id: 'insults',
      label: 'Insults and rules',
      synonyms: phrases(`
        insults; rules of; netiquette; threats; hate; delete only; racist; house rules; violence;
        personal attacks; threaten; curses; dirty words; names of people; below belt; nasty words;
        rude ones; call names; attack people
      `),
    },
    {
      id: 'correcting',
      label: 'Correcting openly',
      synonyms: phrases(`
        take it down; withdraw; delete post; say why; explain what; apology; new post; say that we; clarify;
        take it away; say sorry and; sorry and why; hurt somebody; say we were wrong; put it right;
        get it wrong; got it wrong; were wrong; we're wrong; our mistake; take it back; take the post down;
        took it down; say we're sorry; put it straight; admit the mistake; fix the mistake
      `),
    },
    {
      id: 'after',
      label: 'Looking back afterwards',
      synonyms: phrases(`
        deputy list; approval; plan for; talk it over; second person; learn from; follow-up; report to my;
        write summary; who may decide; list of who; next morning; sit together; do better; what we learned;
        who to ring; talk about it the; next day; how it happened; who read; who had read; four eyes;
        before it goes; before it went; second reader; meeting about; look back; explain later
      `),
    },
  ],
};
