import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design11: Question = {
  id: 'design-11',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'problem-solving',
  prompt:
    'How would you design a form that people fill in on a phone, so that they finish it and make few mistakes?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that it should be simple and beautiful; no field and no mistake is thought of.',
    3: 'Names several good rules such as few fields, fitting keyboards and clear messages, but neither reasons nor a check.',
    5: 'Asks for every field whether it is needed, orders them as people think, chooses the right kind of input and keyboard, words labels and help, prevents mistakes and explains them beside the field, keeps what was typed, is usable for everybody, and is watched in use.',
  },
  concepts: [
    {
      id: 'fewer',
      label: 'Few fields in a clear order',
      synonyms: [
        ...phrases(`
          fewer fields; really need; every field; why we need; what we already know; ask later; one column;
          easy first; one question; sections; logical; strike out; one below other; one question below;
          side by side; line i can; what is necessary; really necessary; chuck out; not their birthday;
          one at a time; cut questions; nobody wants to give; short form
        `),
        ...everydayPhrases.fewQuestions,
      ],
    },
    {
      id: 'input',
      label: 'The right kind of input',
      synonyms: phrases(`
        number keyboard; keyboard; e-mail keyboard; autofill; autocomplete; date picker; choose from; radio;
        camera; dropdown; default; prefill; large buttons; fill in automatically; digits come up; digits;
        comes up by; right keys; tap instead; known already; right keyboard; fill in what; pick instead;
        choose instead; tick boxes; less typing; not type; numbers pop
      `),
    },
    {
      id: 'labels',
      label: 'Labels and help',
      synonyms: phrases(`
        label; above field; placeholder; help text; plain words; explain why; clear words; tell them why;
        short text; what format; name of line; stays visible; stays above; say what for; give example;
        how to write it; example under; name above
      `),
    },
    {
      id: 'errors',
      label: 'Mistakes and how they are told',
      synonyms: phrases(`
        error message; next to field; validate; right away; accept spaces; how to fix; wrong input; forgive;
        not in red only; format; tolerant; explain what; after leaving; as they type; under line;
        directly under; what is wrong; give them example; not shout; spaces in; shout in red; is fine;
        get something wrong; what's wrong; normal words; plain words; don't wipe; not wipe; not delete what;
        red text; beside field; explain how; friendly message; before sending; not only at end; tell me right;
        say immediately; there and nicely; something's off; how to put it right; friendly words;
        near the field; not at the end; show directly; directly near
      `),
    },
    {
      id: 'saving',
      label: 'Losing nothing',
      synonyms: phrases(`
        keep what; go back; continue later; interrupted; not start again; come back later; what they typed;
        call comes; comes in between; nothing is gone; save as; as you go; no signal; bad signal;
        no network; connection lost; start over; saved at; keep draft; battery dies; must not be lost;
        connection breaks; what they've typed; they've typed
      `),
    },
    {
      id: 'touch',
      label: 'Fingers and small screens',
      synonyms: phrases(`
        thumb; big enough; tap; 44; space between; scroll; one hand; reachable; small screen;
        button at bottom; standing in tram; fat fingers; hit it; wide enough; easy to hit; fat buttons;
        big button; large button; room between; easy to tap; hit wrong; not too small; wide buttons;
        large boxes; big thumbs; roomy boxes; big fields; hit with; with a thumb; big boxes; cold hands;
        space around; room around; easy to press; not too close
      `),
    },
    {
      id: 'everyone',
      label: 'Usable for everybody',
      synonyms: phrases(`
        screen reader; contrast; accessibility; text size; zoom; colour blind; plain language; older people;
        keyboard; read aloud; disabled; font size; glasses; cannot see; big letters; easy words; old eyes;
        any language; dark letters; strong colours; poor sight; bad sight
      `),
    },
    {
      id: 'check',
      label: 'Watching it in use',
      synonyms: [
        ...phrases(`
          usability; five people; prototype; real phone; completion rate; drop off; on bus;
          watch some people; in tram; watch them do; small phone; in the bus; on their own phones;
          how many finish; who finish; count mistakes; my mother
        `),
        ...everydayPhrases.watched,
      ],
    },
  ],
};
