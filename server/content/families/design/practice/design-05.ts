import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design05: Question = {
  id: 'design-05',
  type: 'behavioural',
  levels: ['senior'],
  competency: 'inclusion',
  prompt:
    'Tell me about a time you made a product usable for people whom it had shut out. How did you bring that about?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Says that accessibility is important or that rules were met; nobody shut out is described.',
    3: 'Names who was shut out and what was changed, but not how it was noticed, how others were won or how it stays.',
    5: 'Names who could not do what and how this came to light, how many and what it meant, how money and time were won, what was changed in which order, how those people tried it, and what in the way of working keeps it so.',
  },
  concepts: [
    {
      id: 'people',
      label: 'Who was shut out',
      synonyms: phrases(`
        blind; screen reader; deaf; colour blind; older people; wheelchair; tremor; low vision; dyslexia;
        keyboard only; migrants; slow connection; old phones; could not read; with one hand; disability;
        visually impaired; in wheelchair; who hear; who see; old hands; cannot hear; cannot see; foreign;
        who cannot; use mouse; without mouse; one arm; disabled; impaired; hard of hearing; read slowly;
        reading difficulties; shaking hands; not speak; other language; no smartphone; without smartphone;
        epilepsy; autism; no good for; could not use; could not read our; bad eyes; a stick;
        trembling hands; could not see well
      `),
    },
    {
      id: 'barrier',
      label: 'What kept them out',
      synonyms: phrases(`
        contrast; no labels; without labels; could not click; too small; captions; only by colour; timed out;
        complicated language; small print; captcha; pdf; could not reach; letters too small; could not hear;
        no ramp; could not press; too fast; hard words; grey on grey; without mouse; by phone only;
        only by phone; too small to read; out of reach; too high up; steps at the door; too fast to read
      `),
    },
    {
      id: 'coming-to-light',
      label: 'How it came to light',
      synonyms: phrases(`
        letter from; audit; wrote to us; watched a; call from; support tickets; checked with screen;
        walked through; rang us; man wrote; woman wrote; her son; his daughter; i saw a; customer wrote;
        user wrote; wrote us; wrote to me; member wrote; called us; told me he could; told me she could;
        went to see; visited him; visited her; how long it took; test showed; noticed when; report said;
        i noticed he; noticed that some; asked a few of them; had to ask each time; somebody had to read;
        gave up and left
      `),
    },
    {
      id: 'winning',
      label: 'Winning others for it',
      synonyms: phrases(`
        business case; showed management; video of; let director; let them try; risk of; how many people;
        lost customers; budget for; boss agreed; invited developers; argument; took boss along; let him try;
        let her try; with closed eyes; how many we lose; said yes after; convince my boss;
        how many people it is; showed him how many; got two weeks for; told the owner;
        costs hardly anything; cost next to nothing
      `),
    },
    {
      id: 'change',
      label: 'What was changed, and in which order',
      synonyms: phrases(`
        larger text; plain language; keyboard; captions; alt text; redesigned; most used; focus;
        contrast to; bigger buttons; step by step; simple words; bigger letters; easy words; read aloud;
        blockers; what blocks; worst first; most important first; things first; headings; bigger text;
        rebuilt; font; tab order; date field; names for fields; fixed first; simple things first;
        doubled the letters; black on white; matt paper; built a chat; text below; text under the;
        lower shelf; fixed focus; put them at a height; with pictures
      `),
    },
    {
      id: 'with-them',
      label: 'Trying it with those people',
      synonyms: phrases(`
        with blind users; tried it with; paid them; participants; blind colleague; user group; association;
        came to our; worked with a; with people who; tested with blind; tested it with; tried each step;
        tried with him; invited them; let them try; sat with; paid for their; twice year; tested with us;
        every other week; every two weeks; each version; we paid; paid him; paid her; his feedback;
        her feedback; he tested; she tested; watched him; watched her; asked him to; asked her to;
        try every; together with him; together with her; with six people; told me the glare;
        met with a group; asked how they do; told me it was still
      `),
    },
    {
      id: 'effect',
      label: 'What became of it',
      isOutcome: true,
      synonyms: [
        ...phrases(`
        alone for first time; share rose; complaints fell; fewer calls; thanked us; now use; from 40 to;
        by third; for first time; without help; no help; first time; now takes; takes him; minutes instead;
        independently; without asking; without calling; more orders; more bookings; calls went;
        numbers went up; use it alone; do not have to ask
      `),
        ...everydayPhrases.ended,
      ],
    },
    {
      id: 'lasting',
      label: 'What keeps it that way',
      synonyms: phrases(`
        checklist; part of the; every release; automatic test; design system; guidelines; definition of done;
        before each release; component library; hired; regular tests; nothing goes out; on list; always try;
        belongs to every; each new; no release; without check; only keys; only with keyboard;
        with keyboard only; every new; test before; part of test; fixed part; always check; check each;
        new colleagues learn; in contract; goes live; every new price; from the start now;
        think of them first
      `),
    },
  ],
};
