import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport15: Question = {
  id: 'customer-support-15',
  type: 'technical',
  levels: ['senior'],
  competency: 'service-improvement',
  prompt:
    'How would you decide which contacts a chatbot or help page should handle and which should reach a person?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Goes by cost alone, or says simple ones to the machine and hard ones to a person without saying how to tell.',
    3: 'Sorts reasons for contact by frequency and simplicity and leaves a way to a person, but names no harm from a wrong answer and no measure of success.',
    5: 'Sorts reasons for contact by count, by harm of a wrong answer and by the state the customer is in, keeps a way to a person that carries the conversation along, starts small, and names measures that would show customers giving up instead of being served.',
  },
  concepts: [
    {
      id: 'counts',
      label: 'Counting the reasons',
      synonyms: phrases(`
        volume; top reasons; tag; frequency; come often go; top ten; top twenty; look at the last;
        last month; last thousand; statistics; old chats; old tickets; past tickets; old messages;
        thousand chats; count them; count what; what people ask; what people come; what people write;
        what people actually; most common; most frequent; group them; list of reasons; pull data;
        messages of; go through messages; go through tickets; look at messages; look through; make piles;
        sort them; which questions; what comes most; comes up most; list questions; ask team; ask agents;
        team knows; contacts of the last; by topic
      `),
    },
    {
      id: 'routine',
      label: 'Routine matters',
      synonyms: phrases(`
        repetitive; password reset; order status; opening hours; predictable; same answer; routine;
        straightforward; standard; one right answer; have one right; right answer; simple questions;
        easy questions; standard questions; like opening hours; delivery status; password; change address;
        invoice copy; clear answer; no judgement; step by step; does not need; no login; easy stuff;
        machine can; where's my parcel; visiting time; same each time; same question; same questions;
        no feelings
      `),
    },
    {
      id: 'harm',
      label: 'Harm of a wrong answer',
      synonyms: phrases(`
        legal; safety; health; security; wrong answer; sensitive; privacy; fraud; risk;
        if the answer is wrong; if it goes wrong; damage; money goes; feelings or money; dangerous;
        private data; personal data; cannot be undone; if it is wrong; what's the harm; big risk;
        could hurt; hurt somebody; hurt someone; cost a lot; mistake costs; mistake would; can't undo
      `),
    },
    {
      id: 'state',
      label: 'The state of the customer',
      synonyms: phrases(`
        vulnerable; emotional; empathy; distress; frustrated; judgement; complex; feelings; with feelings;
        angry people; old people; elderly; cannot write; second time; third time; tried twice; special case;
        special cases; urgent; important customer; need somebody; needs a human; somebody's upset; in tears;
        desperate; under stress; long story; sensitive; wants to leave; worried about money;
        worried customer; afraid for; serious complaint; lost money; personal matter; wants out;
        human touch; needs listening; difficult situation; emergency; life event; in trouble;
        somebody upset; bit odd; bad news; need a person; wants a person
      `),
    },
    {
      id: 'way-out',
      label: 'A way out to a person',
      synonyms: phrases(`
        way out; hand over; handover; repeat themselves; transcript; dead end; a way out; to a person;
        reach a person; out to a person; real person; talk to a; speak to a; at any time; loop;
        with the text; what they wrote; not repeat; tell it twice; human always; the rest to us;
        person quickly; ring instead; number to ring; phone number; easy to reach; reach somebody;
        reach someone; reach us
      `),
    },
    {
      id: 'content',
      label: 'Quality of the content',
      synonyms: phrases(`
        knowledge base; up to date; accurate; hallucinate; outdated; answers up to date; help pages;
        simple words; check the answers; wrong information; invent; agents write; read answers;
        check answers; wrong answers; nonsense; correct answers; keep it current; written by agents;
        who writes; improve answers; quality of answers; read what it says; listen to calls; its answers;
        right answers; good answers; easy to understand; easy to read; easy words; easy to find;
        old answers; someone checks
      `),
    },
    {
      id: 'measures',
      label: 'Measures',
      synonyms: phrases(`
        containment; deflection; resolution rate; csat; satisfaction; repeat contact; success rate;
        how many come back; watch how many; how many give up; ask for a person; survey; stars; read chats;
        read the chats; time saved; hang up; back with same; ask again; how often people; solved at first;
        waiting time; ask customers after; thumbs; reopen; how many ended; saved calls; how happy;
        compare satisfaction; how many solved; solved without; measure whether; look whether people;
        contact again; read some; random talks; check conversations; drop out; ring anyway; ring us anyway;
        call anyway; fewer calls; measure if; check if; check whether; see whether
      `),
    },
    {
      id: 'small-start',
      label: 'Starting small',
      synonyms: [
        ...phrases(`
          start small; roll out; one topic; monitor; feedback; iterate; three topics; small group;
          step by step; add more; turn it off; switch it off; take it back; agents first; inside first;
          two topics; begin small; one or two; few topics; start with easiest; first month; trial phase;
          look every week; week by week; part of customers; test it first; extend later; bit by bit;
          step after
        `),
        ...everydayPhrases.tried,
      ],
    },
  ],
};
