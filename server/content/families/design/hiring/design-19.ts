import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design19: Question = {
  id: 'design-19',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'inclusion',
  prompt:
    'Imagine many of the people who are to use your product have old phones, a slow connection and trouble with long texts. What would you change?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that it should be simple and fast for everybody; no barrier is named and nothing is tried.',
    3: 'Names lighter pages or plainer words, but does not try them with such phones or people, or see to it that it stays so.',
    5: 'Uses the product as they have to, makes pages light with what is needed first, keeps what was typed when the connection drops, writes short plain sentences with one thing a page, offers another way such as a call, tries it with such people on their own phones, and agrees on a limit that is checked at every release.',
  },
  concepts: [
    {
      id: 'feeling',
      label: 'Using it as they have to',
      synonyms: phrases(`
        such phone; cheap phone; cheap one; cheap old; get phone; get such; borrow; used phone;
        bad connection; bad network; slow internet; slow network; bad reception; throttle; simulate;
        use it myself; try it myself; way they do; where it hurts; how long it takes; which phones they;
        which devices they; small screen; little memory; on an old phone; an old phone myself; try it on my;
        slow net myself; use one myself; borrow an old; same line
      `),
    },
    {
      id: 'light',
      label: 'Light pages',
      synonyms: phrases(`
        big pictures; fewer pictures; cut pictures; smaller pictures; without pictures; images; compress;
        kilobytes; megabytes; load text; loads first; load first; text first; pictures come later;
        only if you tap; animations; no video; scripts; data volume; loads fast; load fast; loading time;
        load quickly; pages light; light pages; light version; less data; small download; cache; web fonts;
        few pictures; small pictures; cost data; costs data; no videos; no big pictures; loads on a;
        make it light; nothing heavy; no films; only what is needed; loads quick; less to load;
        quick to open; plain page
      `),
    },
    {
      id: 'dropping',
      label: 'When the connection drops',
      synonyms: phrases(`
        offline; connection goes; connection drops; connection breaks; connection is gone; line drops;
        network again; network is back; must not be lost; not lost; nothing lost; lose what; keep what;
        save what; saved on phone; stored on phone; gets sent; send later; sent later; sync; resume;
        go on where; continue where; without network; without internet; what was typed; net drops;
        network drops; signal drops; when it cuts out; half way through the form; when the line cuts out;
        when there is no net; in the cellar; internet goes; when the internet; what they wrote stays;
        works offline
      `),
    },
    {
      id: 'words',
      label: 'Short, plain words',
      synonyms: [
        ...phrases(`
          short sentences; plain sentences; simple sentences; plain words; simple words; everyday words;
          easy words; plain language; easy language; simple language; jargon; abbreviations; foreign words;
          bullet points; headings; short paragraphs; less text; cut text; shorten text; half text; read out;
          reads it out; read aloud; audio; icon; symbols; pictures instead of; short words; few words;
          big letters; pictures instead; read loud; not much english; texts short; a voice; own language;
          shorter text
        `),
        ...everydayPhrases.plainly,
      ],
    },
    {
      id: 'one-thing',
      label: 'One thing at a time',
      synonyms: phrases(`
        one thing per; one thing at; one question per; one question at; one step; large buttons;
        big buttons; thumb; large type; bigger type; next button; what is needed; fewer fields; few fields;
        most important first; essential; only necessary; fewer steps; distract; wet fingers; buttons for;
        big letters; few buttons; large print; clear button; nothing else on; simple screen
      `),
    },
    {
      id: 'other-way',
      label: 'Another way',
      synonyms: phrases(`
        phone us; call us; ring us; hotline; by phone; text message; sms; by post; in person; at counter;
        another way; other way; way round; alternative way; branch office; library; somebody can help;
        helper; someone to ask; ring instead; phone number
      `),
    },
    {
      id: 'trying',
      label: 'Trying it with such people',
      synonyms: phrases(`
        people like that; such people; such users; try it out with; test it with; six people;
        their own phone; own phones; on their phone; at their place; in own words; tell me what it;
        explain back; what they understood; understand it; association; watch them; watch five;
        with people from there; people from there; people who live there; with such people; let them use it;
        watch them use; on their own phones; with the real people; not with my colleagues
      `),
    },
    {
      id: 'staying',
      label: 'Keeping it so',
      synonyms: phrases(`
        size limit; page budget; performance budget; budget; checked with each; each release; every release;
        at release; grow back; grows back; creep; automatic check; automatic test; checked automatically;
        agree with developers; rule that; checklist; definition of done; design system; guideline;
        reading level; monitor; regularly measure; limit per page; limit for; set limit; fixed limit; on limit;
        stay light; keep it light; grow again; how heavy; not grow
      `),
    },
  ],
};
