import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const software18: Question = {
  id: 'software-18',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'design',
  prompt:
    'Imagine people in the field are to use your application where there is often no network. How would you decide what has to work without it, and how?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Names a technology or says that everything should work offline, without a reason or a price.',
    3: 'Chooses some functions by what people need and stores changes for later, but leaves out what happens when two changes meet or what the choice costs.',
    5: 'Derives the few functions from the work people do there, compares a simple and a complete way by their costs, settles what happens when two changes meet and what the user sees, protects what lies on the device, and names the sign that would make them choose again.',
  },
  concepts: [
    {
      id: 'tasks',
      label: 'Which tasks need it',
      synonyms: phrases(`
        which tasks; need out there; what they need; what people need; ask the users; talk to the users;
        talk to the people; go along; go with them; watch them work; essential; core functions; use case;
        can wait until; leave it out; spend a day with; a day with the; see what they do;
        see what they really do; what they really need; really need there; most important task;
        most important tasks; most important functions; must work without; has to work without;
        have to work offline; work offline; not needed there; not needed offline; interview the users;
        ask them what; ask what they do; sort the functions; rank the functions; everyday work;
        look what they do; go with the workers; out with the lads; cannot stop; get on with the job;
        rest can wait; watch them; when there is no network
      `),
    },
    {
      id: 'local-data',
      label: 'Keeping data on the device',
      synonyms: phrases(`
        on the device; on the phone; on the tablet; local database; local storage; store locally;
        save locally; store it locally; sqlite; indexeddb; service worker; cache; download in the morning;
        load jobs in the morning; load in advance; copy of the data; saved on the tablet;
        saved on the phone; save on the tablet; saved beforehand; save it beforehand; load it beforehand;
        loaded beforehand; loaded before they; download before they; before they leave; before they drive;
        on their device; keep a copy; kept on the; kept there; stored on the; store it on; offline copy;
        only what they need; only the data of the day; data for the day; kept on the phone;
        stays on the phone; keep it on the phone; kept on the device; stays on the device; phone saves;
        saves it; saved on; it is stored; look at the drawing; take it with them; load before;
        without the internet; log what they did; inside the phone
      `),
    },
    {
      id: 'sending-later',
      label: 'Sending changes later',
      synonyms: phrases(`
        in a queue; queue the changes; queue of changes; sync; synchronise; synchronisation; send later;
        sent later; send them later; upload later; back online; online again; network is back;
        connection is back; in the background; retry; goes out by itself; sent by itself; goes out when;
        sent when; sends it when; send it when; when there is signal; when they have signal;
        when they are back; once they are back; back in the office; back upstairs; uploaded when;
        upload when; transferred later; transfer later; automatically sent; send automatically;
        try again until; wait in a list; outbox; in the right order; nothing is sent twice;
        sent along later; send it along later; sends it later; goes out later; sent as soon as;
        goes out as soon as; when there is a signal; when the signal is back; waits for the network;
        sends later; later alone; when they come up; when it is back; back in range; in range; signal again;
        when network; finds the network; reach the network
      `),
    },
    {
      id: 'conflicts',
      label: 'Two changes of the same thing',
      synonyms: phrases(`
        conflict; overwrite; same record; same job; last write wins; newer one wins; merge; keep both;
        both versions; two people edit; two people changed; version number; clashes; changes the same;
        changed the same; change the same; both change; both changed; both edit; at the same time changes;
        office changes; meanwhile changed; changed it meanwhile; which one is right; which version is right;
        which one counts; which one wins; let them choose; let somebody decide; a person decides;
        not simply overwrite; not lose the other; show both; decides which; both touch; both touched;
        throw one away; not throw; same form; someone else changed
      `),
    },
    {
      id: 'options',
      label: 'Ways compared by their price',
      synonyms: phrases(`
        trade-off; simple way; simplest way; simpler solution; expensive one; complexity; more complex;
        how much effort; less effort; full copy; read only; compare two ways; costs more; too expensive;
        compare alternatives; lot of work; too much work; more work; less work; easier to build;
        quick to build; expensive to build; simple version; easy version; big solution; small solution;
        copy all our data; copy everything; copy of everything; not worth it; worth the effort; would cost;
        price for that; disadvantage is; in return; pros and cons; what it costs; two possibilities;
        first the simple; mobile app or web; web page or app; simple first; more difficult; too hard;
        cannot have all; hard to do
      `),
    },
    {
      id: 'visible-state',
      label: 'Showing what is sent and what is not',
      synonyms: phrases(`
        what is sent; not sent; unsent; not yet sent; pending; still unsent; see the status; show the status;
        show that it is offline; how old the data; last updated; indicator; icon; banner; little cloud;
        turns green; green tick; tick when; mark when; a sign that; sign when; all is uploaded;
        what is uploaded; not uploaded; uploaded or not; saved or not; sent or not; tell the user that;
        user should see; user must see; users must see; they should see; always see whether; show clearly;
        message that it is saved; how many are waiting; waiting to be sent; from when the data; last update;
        shows it's not sent; not sent yet; has been sent; it is sent; a mark; warn them
      `),
    },
    {
      id: 'protection',
      label: 'Protecting what lies on the device',
      synonyms: phrases(`
        encrypt; encrypted; encryption; phones get lost; lost phone; loses the phone; device is lost; stolen;
        wipe; delete it remotely; password; personal data; sensitive data; lock the device; someone steals;
        somebody steals; steals the tablet; steals the phone; gets stolen; loses it; lost or stolen;
        phone is lost; tablet is lost; lose the tablet; if it is lost; locked with; pin code; fingerprint;
        log out automatically; delete from afar; deleted after; no private data; customer data on the;
        secret data; protect the data; only for one day; who may see; phone lost; lose the phone;
        falls into; private things; code on; no names; customers names; leave it in the van
      `),
    },
    {
      id: 'trying',
      label: 'Trying it, and what would change the choice',
      synonyms: phrases(`
        pilot with; small pilot; prototype; flight mode; airplane mode; bad network; slow network;
        try it with; two crews; small group; test it in the field; start small; think again; look at it again;
        measure how often; feedback; three technicians; few technicians; few users first; some users first;
        two of them try; let two people; let some people try; listen to them; ask them afterwards;
        what they say; go down to the cellar; test without network; switch off the network; network off;
        turn off the wifi; simulate; then decide again; decide again; change my mind; if it turns out;
        then extend; extend it later; improve it later; first small; two or three people; one crew;
        real place; see what they say; tested for days; in the real
      `),
    },
  ],
};
