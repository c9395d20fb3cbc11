import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport09: Question = {
  id: 'customer-support-09',
  type: 'situational',
  levels: ['mid', 'senior'],
  competency: 'communication',
  prompt:
    'Imagine the service has been down for an hour, the engineers do not know why yet, and hundreds of customers are writing in. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Would answer each message as it comes, or would wait until the cause is known.',
    3: 'Would publish a notice and use one text for replies, but names no rhythm of updates and no way of getting facts from the engineers.',
    5: 'Would name one person as link to the engineers, publish what is known and not known with the moment of the next update, use one text for all, pick out those hit hardest for a personal contact, and plan the closing message and review.',
  },
  concepts: [
    {
      id: 'notice',
      label: 'A public notice',
      synonyms: phrases(`
        status page; banner; social media; announcement; website; public; message to everyone;
        short message; on the website; automatic reply; say something publicly; publicly; tell everybody;
        write to all; write to everybody; phone message; before they ask; recorded message; auto reply;
        post saying; short note; one message to all; tell all; notice up; put a notice; on the phone line;
        phone line; know that we know; big sign; inform all; inform everyone
      `),
    },
    {
      id: 'honest-content',
      label: 'What is known and not known',
      synonyms: phrases(`
        honest; speculate; looking into; invent; that we know; we know about it; know about it;
        working on it; what we know; do not know yet; promise a time; nobody knows; not invent;
        who is affected; what still works; no guessing; not guess; without guessing; no promises;
        not promise; cause is not; not know cause; not know why; only facts; stay with facts; say openly;
        say plainly; admit that; makes something up; make things up; not know reason; don't know reason;
        reason yet; too little than; rather say less; on our side; our fault; fault lies; wouldn't guess;
        tell the truth; not lie; nothing false; no false; cause unknown
      `),
    },
    {
      id: 'rhythm',
      label: 'A rhythm of updates',
      synonyms: phrases(`
        thirty minutes; next message; cadence; every hour; on the hour; every half hour; every thirty;
        every thirty minutes; nothing is new; at a fixed; when they hear; every twenty; every fifteen;
        every ten minutes; next news; next update; next info; regular updates; fixed times; at half past;
        keep updating; keep them updated; nothing new; look here again; quarter past; look again at;
        full hour; each half hour; in half an hour; brings news; at a set time; set time
      `),
    },
    {
      id: 'link',
      label: 'A link to the engineers',
      synonyms: phrases(`
        liaison; incident channel; incident manager; point of contact; war room; in touch with;
        one engineer; with the engineers; from the engineers; one of the engineers; ask the engineers;
        agree with the engineers; one person sits; talk to the engineers; in the chat; pass it on;
        not disturb; let them work; what customers see; tell the engineers; brings news;
        speaks with the engineers; speak with the engineers; leave them in peace; ask the technicians;
        stand next to; runs between
      `),
    },
    {
      id: 'volume',
      label: 'Handling the volume',
      synonyms: phrases(`
        macro; template; saved reply; tag; label; same text; one text; one text for; ready text;
        automatic answer; automatic reply; merge; tape; half calls; take off calls; announcement;
        queue message; one answer for; same words; get the same text; same message; reply to all
      `),
    },
    {
      id: 'hardest-hit',
      label: 'Those hit hardest',
      synonyms: phrases(`
        vulnerable; key account; big customers; lose money; urgent; prioritise; dangerous;
        important customers; biggest customers; cannot work; urgent cases; emergency; workaround; deadline;
        cannot do without; most affected; hit hardest; who lose money; call personally; ring them first;
        ring important; critical for; who need it most; where it burns; really urgent; most urgent;
        call those; call them myself; those who depend; who suffers; who suffer; hit worst; worst hit;
        most hurt; sick people; biggest trouble; biggest ones
      `),
    },
    {
      id: 'staffing',
      label: 'Dividing the effort',
      synonyms: phrases(`
        extra staff; take a break; rota; same message; colleagues all get; all agents; tell management;
        do not say different; different things; everybody knows; same sentences; same two; same text;
        same wording; same answer; everybody on team; everyone on team; whole team; one person for;
        somebody next to; sits with engineers; call in; all hands; split team; divide team; assign roles;
        tell my boss; the rest answer; all colleagues; everyone else; others help; everybody helps;
        share the work; share out; my boss knows
      `),
    },
    {
      id: 'afterwards',
      label: 'Afterwards',
      synonyms: phrases(`
        follow up; post-mortem; postmortem; apologise; apology; compensation; later when it works;
        when it works; when it works again; write to everybody again; say sorry; sorry;
        explain what happened; explain the cause; money back; voucher; what went well; what we learn;
        better prepared; close the tickets; back up; when it's back; once it's back; runs again;
        running again; next day; what went wrong; what we'll change; what we change; what we will change;
        final message; all clear; look back; tell people why; explain what was; thank people
      `),
    },
  ],
};
