import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const finance02: Question = {
  id: 'finance-02',
  type: 'behavioural',
  levels: ['junior', 'mid'],
  competency: 'partnering',
  prompt:
    'Tell me about a time you explained figures to someone who does not work with them. What did you do so that they could use them?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that it was explained simply; no figure, listener or decision is named.',
    3: 'Names the figures and one simplification, but not what the person had to decide or whether they understood it.',
    5: 'Names who it was and what they had to decide, which figures were chosen and which left out, the words or picture used, how they saw that it was understood, and what the person then did.',
  },
  concepts: [
    {
      id: 'their-decision',
      label: 'What the person had to decide',
      synonyms: phrases(`
        had to decide; wanted to know whether; whether she could; whether he could; whether they could;
        could afford; whether to; hire someone; his question; her question; what he needed; what she needed;
        if it pays; can i take on; take on a helper; would like to know; what to do with the money;
        wanted to know how; afford a; take on somebody; needed to know; had to choose; could buy;
        whether they can; should buy; could spend; wanted to open; wanted to start; save money;
        what happens if we; if we buy; never understood; no money although; like to know; what he wanted;
        what she wanted; good or bad; am i good; matters to him; matters to her; he could change;
        she could change; could influence; which decision; plan the trip; plan her trip; what she can spend;
        what he can spend; whether it was worth; when it was worth; raises the price; put up his prices;
        needed to plan; had to plan; pick when; choose between; which one to buy
      `),
    },
    {
      id: 'few-figures',
      label: 'Choosing few figures',
      synonyms: phrases(`
        three numbers; one number; two numbers; three figures; left everything; single page;
        the most important; instead of forty; fewer numbers; not the whole; left out the rest; only three;
        took three; showed only; one sheet; left most of it out; most important ones; just two; just three;
        forgot the rest; put away; short list; five lines; without the details; did not bring; didn't bring;
        balance sheet at home; no balance sheet; without the balance; small table; only the numbers;
        what remains; cut it down to; boiled it down; few numbers; just the total; struck out the rest
      `),
    },
    {
      id: 'plain-words',
      label: 'Plain words',
      synonyms: [
        ...phrases(`
          simple words; plain words; no jargon; without jargon; in his words; in her words; technical terms;
          called it; avoided words; everyday words; their language; like at home; i said it per;
          in normal words; foreign words; without foreign words; as in a household; compared it to;
          money that comes in; money in; money out; comes in and; easy words; explain it like; like i would;
          said it like; no abbreviations; abbreviations; instead of saying; finance words; no finance words;
          did not use the words; fancy terms; big terms; ordinary words; words she knows; words he knows;
          talk like a normal; without the terms
        `),
        ...everydayPhrases.plainly,
      ],
    },
    {
      id: 'picture',
      label: 'A picture or an example',
      synonyms: [
        ...phrases(`
          bar chart; coins; household; per table; per day; per customer; per cup; per hour; own example;
          bathtub; pocket money; colours; each coffee; per piece; with stones; drew a; pieces of paper;
          two piles; colour; red and green; apples; car; wallet; drew a bucket; bucket; bucket with; tap;
          one hour of; hour of; drew like; could picture; gauge; traffic light; thermometer; as picture;
          example from; whiteboard; in one day; worth as much; per machine; per month we; one loaf;
          one field; what it costs to; cost of one; chalked; chalked on; on the shed door; on a board;
          put it into; turned it into; turned the figures into; turned the litres into; per field; per meal;
          per pupil; per bed; per hectare
        `),
        ...everydayPhrases.likened,
        ...everydayPhrases.shown,
      ],
    },
    {
      id: 'checking',
      label: 'Checking what was understood',
      synonyms: [
        ...phrases(`
          asked her to explain; asked him to explain; explain it back; let him calculate; let her calculate;
          let them calculate; understood it; looked puzzled; work out how many; had her work; had him work;
          do the sum; she got it; he got it; try it himself; try it herself; calculate it himself;
          calculate it herself; told me back; told it back; made a mistake; saw in her; saw in his;
          asked me a question; she explained; he explained; work it out together; worked it out together;
          tell me in her words; tell me in his words; asked her to say; asked him to say; let her try;
          let him try; let them try
        `),
        ...everydayPhrases.understood,
      ],
    },
    {
      id: 'listening',
      label: 'Starting from the person',
      synonyms: [
        ...phrases(`
          asked him what; asked her what; asked them what; sat next to; at his desk; in her shop; what confused;
          afraid of numbers; took the fear; sat with her; sat with him; after closing; would like to know;
          what she wanted; what they wanted; not angry; without hurry; her worries; his worries; in peace;
          never understood why; what they did not understand; did not understand
        `),
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'use',
      label: 'What the person did with it',
      isOutcome: true,
      synonyms: [
        ...phrases(`
        she decided; he decided; raised the; changed the prices; uses it every; asks for it every;
        took it off; took one on; still does the sum; does the sum; raised her; now every month she;
        now every month he; bought it; did not buy; put up the; changed the price; stopped buying; today he;
        today she; checks it; each month she; each month he; they cut; took less; new price; waited until;
        put off; changed their; they changed; he changed; she changed; now asks; now looks; ordered less;
        bought less; months later they; moved shifts; told me why; planned alone; planned by herself;
        uses it now; uses that sheet; uses it still; picked when
      `),
        ...everydayPhrases.actedOnIt,
      ],
    },
  ],
};
