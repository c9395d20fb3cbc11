import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design07: Question = {
  id: 'design-07',
  type: 'situational',
  levels: ['junior', 'mid'],
  competency: 'collaboration',
  prompt:
    'Imagine the head of the company wants a button much bigger and bright red, and gives no reason. What would you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Does as told, or refuses as a matter of taste.',
    3: 'Asks for the reason or explains the own view, but offers nothing that would settle it.',
    5: 'Asks in a friendly way what should be better, finds the aim, names what the wish would do for and against it, offers two or three ways to reach the aim, settles it with a small trial or figures, accepts the decision and notes it.',
  },
  concepts: [
    {
      id: 'reason',
      label: 'Asking for the reason',
      synonyms: phrases(`
        reason behind; what bothers; understand why; what problem; find out what; what he wants to;
        what she wants to; what they want to achieve; where wish; has heard; made him think; made her think;
        what he saw; what she saw; go to him; go to her; where does it come; ask why he; ask why she;
        ask what should; ask what bothers; bothers him; what's wrong; why he wants; why she wants;
        ask her what; want to understand; understand what; find out why; what is problem; ask him why;
        what he wants; what she wants; what is missing; what should happen; hope for; expects from;
        wish comes; where idea; how he came; how she came; what's the point; interested in why;
        what he hopes; what she hopes; hopes to get; what bothers him; what bothers her; why red;
        why so big; ask politely; what do you want to happen; what is wrong now; he saw somewhere;
        seen somewhere
      `),
    },
    {
      id: 'aim',
      label: 'The aim behind it',
      synonyms: [
        ...phrases(`
          more people click; more sales; more orders; not visible; overlook; nobody sees; conversion;
          stand out; find button; sign up; draw eye; sell more; other wish; visitors order; orders more;
          nobody finds; another wish; is overlooked; maybe people don't; maybe people do not;
          maybe nobody finds; maybe nobody sees; more people to; find the button; nobody's clicking;
          could not find it; catch the eye; get noticed; low clicks; miss it
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'evidence',
      label: 'Looking at how people use it',
      synonyms: phrases(`
        click rate; heatmap; how many click; analytics; watch users; usability test; how many find;
        user feedback; ask users; look how many; do people see it; how many press; count clicks;
        let people look
      `),
    },
    {
      id: 'effects',
      label: 'What red and large would do',
      synonyms: phrases(`
        red means; looks like error; contrast; colour blind; hierarchy; everything shouts; other buttons;
        consistent; accessibility; distract; alarm; something has failed; think something; gets weaker;
        everything else; like warning; like stop; red is; red for; takes attention; rest of page;
        other elements; brand colour; our colours; used for errors; out of balance; overpowers;
        push everything; means danger; like a warning; too loud; hurts the eye; rest gets lost; drowns out;
        other things vanish; told her the risk; looks cheap; side effects
      `),
    },
    {
      id: 'ways',
      label: 'Offering other ways',
      synonyms: phrases(`
        other ways; two versions; more space; better wording; higher up; variants; clearer text; show three;
        different wording; contrast instead; other ideas; more air; air around; bring ideas;
        one or two others; other version; other versions; same colour; more room; room around; better place;
        different place; different text; his version; my version; three ways; draw his; make him his;
        make his; build his; beside his; sketch his; sketch two; few versions; couple of versions; or text;
        different words; design alternatives; another idea; show options; three options; draw two;
        his way and another; one or two of mine; knock up; a bit bigger; without the red; another colour;
        other wording
      `),
    },
    {
      id: 'trial',
      label: 'Settling it with a trial',
      synonyms: [
        ...phrases(`
          a/b test; test both; test with users; experiment; half of visitors; let five people; quick test;
          prototype; show both; for some days; visitors decide; let visitors; both and count;
          let people choose; half visitors; half the visitors; show half; try his; compare clicks;
          compare results; count clicks; more clicks; if it wins; it wins; on real visitors; few days;
          let some customers try; let customers try; let a few people try; let people try; try both;
          half see; see which wins; if red wins; if his wins; if hers wins; which one wins;
          have a go at both; test quickly; try on a few
        `),
        ...everydayPhrases.tried,
      ],
    },
    {
      id: 'tact',
      label: 'Being friendly and not a matter of taste',
      synonyms: phrases(`
        not taste; not take it personally; politely; without arguing; take seriously; open mind;
        maybe he is right; maybe she is right; not say no; calm; take breath; not laugh; not fight;
        could be right; not offended; fair enough; good point; may have point; might be right; listen first;
        stay friendly; no big deal; not personal; thank him; thank her; take him seriously;
        take her seriously; without drama; not argue; let's see; rather than argue; no hard feelings;
        he's the boss; she is the boss; with respect; not laugh at; open to; happy to; without ego; polite;
        do not laugh; don't laugh; not say no outright; his own eyes; not lecture; not be proud; not dig in;
        own eyes
      `),
    },
    {
      id: 'decision',
      label: 'Accepting the decision',
      synonyms: phrases(`
        his decision; her decision; do it anyway; boss decides; in end he; in end she; final word; go along;
        company is; he is boss; she is boss; build it as well; he's the boss; he decides; she decides;
        in the end he; in the end she; accept it; her call; fine with me; if he insists; open eyes;
        gets red; it gets red; then it is red; then i build; his to decide; hers to decide;
        he decides in the end; she decides in the end; he can choose; she can choose; her company;
        let him choose; let her choose; ship and; he pays; she pays
      `),
    },
  ],
};
