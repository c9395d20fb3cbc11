import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport08: Question = {
  id: 'customer-support-08',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'diagnosis',
  prompt: 'Imagine a customer writes only this: it does not work, please fix it. What would you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Would send a general guide or ask only for more details.',
    3: 'Would ask two or three concrete questions, but would not look first at what is already known about the customer or about current faults.',
    5: "Would first look at the customer's history and known faults, then reply once with the few questions that tell the likely causes apart, say how to answer them easily, and give one safe thing to try meanwhile.",
  },
  concepts: [
    {
      id: 'history',
      label: 'What is already known',
      synonyms: phrases(`
        order number; our system; which product; what product; look in the; look in our;
        look at the account; customer number; last orders; earlier tickets; old tickets; what they use;
        what they bought; look up; look them up; their account; what they ordered; customer file;
        past tickets; previous messages; earlier messages; find them in; see who they; what they pay;
        contract they; what version; find the order
      `),
    },
    {
      id: 'known-faults',
      label: 'Known faults',
      synonyms: phrases(`
        known issue; outage; status page; incident; maintenance; disruption; anyone else; known problems;
        others wrote; somebody else; service is down; new version; ask my colleagues; ask colleagues;
        ask the team; monitoring; something known; known problem; known fault; known error;
        broken this morning; fault today; something broken; down right now; others report; other customers;
        many complaints; just released; update yesterday; new release; general problem; on our side;
        known disturbance; others have; same trouble; anybody else; broken for others; all customers;
        whole area; today already; power cut
      `),
    },
    {
      id: 'what-exactly',
      label: 'What exactly happens',
      synonyms: phrases(`
        trying to do; clarify; what does not work; what they want; wanted to do; try to do; what they see;
        do they see; see on the screen; on the screen; tell me what; what should happen; what exactly they;
        exactly they see; what they were doing; what happens when; describe what; what they tried
      `),
    },
    {
      id: 'since-when',
      label: 'Since when',
      synonyms: phrases(`
        when it start; last worked; first occur; when it began; worked before; last time;
        did it work before; ever worked; new phone; new computer; after an update; after the update;
        when it started; when it last; ever since
      `),
    },
    {
      id: 'setting',
      label: 'Device and version',
      synonyms: phrases(`
        browser; device; operating system; setup; internet; which device; which browser; what browser;
        laptop; windows; android; iphone; wifi; which model; what model; which machine; which type;
        where it stands; which version
      `),
    },
    {
      id: 'evidence',
      label: 'Evidence',
      synonyms: phrases(`
        screenshot; error message; error code; reproduce; exact message; try it myself; see it too;
        send me a photo; send a photo; send a picture
      `),
    },
    {
      id: 'tone',
      label: 'A friendly, easy reply',
      synonyms: phrases(`
        sorry; apologise; friendly; acknowledge; few questions; frustrated; polite; say sorry; short mail;
        short answer; short reply; two questions; three questions; not ten; only three; easy to answer;
        simple questions; simple words; not blame; not a long; quick call; offer to call;
        something friendly; ask simple; answer quick; quick answer; answer quickly; save the bother;
        not a list of; offer a call
      `),
    },
    {
      id: 'first-try',
      label: 'One thing to try',
      synonyms: phrases(`
        workaround; meanwhile; in the meantime; guide; troubleshoot; switch off and on; turn it off;
        log out; log in again; sign in again; other browser; reload; reinstall; simple thing; things to try;
        something to try; link to; help page; instructions; start it again; common fix; usual cure;
        switch it off
      `),
    },
  ],
};
